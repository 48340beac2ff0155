/** Caddy in front of the store: started, watched, given a renewed certificate, ended. Its end is never that of the intake. */

import { join } from "node:path";
import { messageOf } from "../failure.mjs";
import { watchCertificate } from "./certificate-watch.mjs";
import { writeSecretJson } from "./data-dir.mjs";
import { frontConfig, ROOT_PATH } from "./front-config.mjs";
import { frontFiles, keepPair, makeFrontFolder, offerRoot } from "./front-files.mjs";
import { frontAnswers, waitForFront } from "./front-life.mjs";
import { internalNames } from "./front-place.mjs";
import { inAddress, loopbackOf } from "./store.mjs";
import { Supervised } from "./supervised.mjs";

/**
 * @typedef {object} FrontOptions
 * @property {string} caddy
 * @property {import("./data-dir.mjs").Layout} layout
 * @property {string} host where it listens
 * @property {import("./front-place.mjs").FrontPlace} place
 * @property {import("./certificate.mjs").Certificate | null} certificate the pair of the files, when it is good
 * @property {readonly string[]} [keptNames] of the pair that is kept, where there is no good one
 * @property {(text: string) => void} note
 * @property {{ lookEveryMs: number }} [watching] how often the files are looked at
 */

export class Front {
  #options;
  #files;
  #names;
  #child;
  #stopWatching = () => {};
  /** Called when its process is another one. */
  onRestart = () => {};
  /** The SHA-256 of the root certificate that devices take, "" where there is none of our own. */
  fingerprint = "";

  /** @param {FrontOptions} options */
  constructor(options) {
    const { layout, host, place, certificate, caddy, note, keptNames = [] } = options;
    this.#options = options;
    this.#files = frontFiles(layout);
    this.#names =
      place.tls.kind === "internal" ? internalNames(host, place.tls.names) : (certificate?.names ?? keptNames);
    this.log = join(layout.logs, "front.log");
    const { folder, config } = this.#files;
    this.#child = new Supervised({
      name: "front",
      program: caddy,
      args: () => ["run", "--config", config],
      // Whatever else it keeps lies in its folder too.
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      log: this.log,
      ready: () => waitForFront(this.#address),
      life: (child, alive) => frontAnswers(this.#address)(child, alive),
      say: note,
      onRestart: () => {
        if (place.tls.kind === "internal") void this.#offerRoot();
        this.onRestart();
      },
    });
  }

  /** What the start says of it. */
  tells() {
    const root = this.#options.place.tls.kind === "internal" ? this.#files.root : "";
    return { root, rootUrl: root === "" ? "" : this.url + ROOT_PATH, fingerprint: this.fingerprint };
  }

  /** The id of its process, 0 when there is none. */
  get pid() {
    return this.#child.pid;
  }

  /** What people open. */
  get url() {
    const [name = "localhost"] = this.#names;
    const { port } = this.#options.place;
    // Any of the names that a star stands for is right: that of this machine's address is not known to the certificate.
    const host = name.startsWith("*.") ? `www${name.slice(1)}` : name;
    return `https://${inAddress(host)}${port === 443 ? "" : `:${port}`}`;
  }

  /** Starts it. Where `patiently`, what keeps it from coming up is said and it is tried again and again. @param {{ patiently: boolean }} how */
  async start({ patiently }) {
    const { note, place } = this.#options;
    await this.#writeFiles().catch((error) => {
      // A disk that is full must not keep panels waiting: what the last start wrote may serve.
      if (!patiently) throw error;
      note(`The front's files can't be written (${messageOf(error)}): those of the last start are used.`);
    });
    await (patiently ? this.#child.startPatiently() : this.#child.start());
    if (place.tls.kind === "internal") await this.#offerRoot();
    else this.#watchFiles(place.tls);
  }

  /** Ends it in order. */
  async stop() {
    this.#stopWatching();
    await this.#child.stop();
  }

  /** Ends it at once. */
  kill() {
    this.#stopWatching();
    this.#child.kill();
  }

  /** @returns {import("./front-life.mjs").FrontAddress} */
  get #address() {
    const host = loopbackOf(this.#options.host).replace(/^\[|\]$/g, "");
    return { host, port: this.#options.place.port, name: this.#names[0] ?? "" };
  }

  /** @returns {import("./front-config.mjs").FrontPlan} */
  #plan() {
    const { host, place } = this.#options;
    const { port, innerPort, httpRedirect, tls } = place;
    const { chain, key, storage, offers } = this.#files;
    const files = tls.kind === "files" ? { chain, key } : null;
    return { host, port, httpRedirect, storePort: innerPort, storage, offers, files, names: this.#names };
  }

  async #writeFiles() {
    const { certificate } = this.#options;
    await makeFrontFolder(this.#files);
    if (certificate) await keepPair(this.#files, certificate);
    await writeSecretJson(this.#files.config, frontConfig(this.#plan()));
  }

  async #offerRoot() {
    try {
      this.fingerprint = await offerRoot(this.#files);
    } catch (error) {
      this.#options.note(`The front's root certificate can't be read (${messageOf(error)}): see ${this.log}.`);
    }
  }

  /** @param {{ cert: string, key: string }} files */
  #watchFiles(files) {
    const { certificate, note, watching } = this.#options;
    this.#stopWatching = watchCertificate({
      files,
      inUse: certificate,
      note,
      ...watching,
      renew: async (renewed) => {
        await keepPair(this.#files, renewed);
        this.#names = renewed.names;
        await writeSecretJson(this.#files.config, frontConfig(this.#plan()));
        await this.#child.restart();
        this.onRestart();
      },
    });
  }
}
