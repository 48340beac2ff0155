/** Looks after the certificate while it is in use: a renewed one is taken, one that ends soon is said daily. */

import { stat } from "node:fs/promises";
import { messageOf } from "../failure.mjs";
import { endsSoon, readCertificate } from "./certificate.mjs";

const LOOK_EVERY_MS = 10_000;
const DAY_MS = 86_400_000;

/** @typedef {import("./certificate.mjs").Certificate} Certificate */

/**
 * Watches both files; returns how to stop. They are looked at and not listened to: a renewal moves links about.
 * @param {object} watch
 * @param {{ cert: string, key: string }} watch.files
 * @param {Certificate | null} watch.inUse
 * @param {(certificate: Certificate) => Promise<void>} watch.renew
 * @param {(text: string) => void} watch.note
 * @param {number} [watch.lookEveryMs]
 * @param {() => number} [watch.clock]
 */
export function watchCertificate({ files, inUse, renew, note, lookEveryMs = LOOK_EVERY_MS, clock = Date.now }) {
  const watched = { inUse, tried: "", complained: "", saidAt: clock(), looking: false };

  const look = async () => {
    const seen = await stampOf(files);
    if (seen === watched.complained) return;
    try {
      const found = await readCertificate(files, clock());
      if (found.fingerprint === watched.inUse?.fingerprint) return;
      await renew(found);
      watched.inUse = found;
      note(`The renewed certificate is in use; it is good until ${found.endsAt.toISOString().slice(0, 10)}.`);
    } catch (error) {
      // Certificate and key are replaced one after the other: only what stays wrong is said, and once.
      if (seen === watched.tried) {
        watched.complained = seen;
        note(`The certificate is not taken, the one in use stays: ${messageOf(error)}`);
      }
      watched.tried = seen;
    }
  };

  const warn = () => {
    if (!watched.inUse || clock() - watched.saidAt < DAY_MS) return;
    watched.saidAt = clock();
    const word = endsSoon(watched.inUse, { cert: files.cert, now: clock() });
    if (word !== "") note(word);
  };

  const timer = setInterval(() => {
    warn();
    if (watched.looking) return;
    watched.looking = true;
    void look().finally(() => (watched.looking = false));
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What tells whether either was replaced. @param {{ cert: string, key: string }} files */
async function stampOf({ cert, key }) {
  const stamps = [cert, key].map((path) =>
    stat(path).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => "none",
    ),
  );
  return (await Promise.all(stamps)).join(", ");
}
