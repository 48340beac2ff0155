/** A disk of its own for a power cut: an ext4 image on a loop device, whose image file is what the platters hold. */

import { execFile } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The file system commits by itself this seldom, so that only what a program syncs is on the disk. */
const COMMIT_S = 600;

export class LoopDisk {
  readonly #folder = mkdtempSync(join(tmpdir(), "watchdesk-disk-"));
  readonly #image = join(this.#folder, "image");
  readonly #copy = join(this.#folder, "copy");
  /** Where its files are. */
  readonly files = join(this.#folder, "mounted");

  /** A sentence when this machine permits no such disk, else null. */
  static async refusal(): Promise<string | null> {
    const disk = new LoopDisk();
    try {
      await disk.create(16);
      return null;
    } catch (error) {
      const said = error instanceof Error ? error.message.trim().replaceAll("\n", " ") : String(error);
      return `no disk image can be mounted here (it takes root and loop devices): ${said}`;
    } finally {
      await disk.remove();
    }
  }

  /** Makes the file system and mounts it. */
  async create(megabytes: number): Promise<void> {
    await mkdir(this.files, { recursive: true });
    await writeFile(this.#image, "");
    await run("truncate", ["-s", `${megabytes}M`, this.#image]);
    await run("mkfs.ext4", ["-q", "-F", "-E", "lazy_itable_init=0,lazy_journal_init=0", this.#image]);
    await this.#mount();
  }

  /** What the disk holds at this moment: all that was flushed to it, and nothing that only the cache knows. */
  async freeze(): Promise<void> {
    for (;;) {
      const before = statSync(this.#image).mtimeMs;
      // Only what is written takes time, not the room that is left.
      await run("cp", ["--sparse=always", "--reflink=auto", this.#image, this.#copy]);
      // Written to while it was read: no moment's picture, once more.
      if (statSync(this.#image).mtimeMs === before) return;
      await sleep(20);
    }
  }

  /** The power is back: the disk is as it was frozen. Whoever used it must have ended. */
  async thaw(): Promise<void> {
    await run("umount", [this.files]);
    await rename(this.#copy, this.#image);
    await this.#mount();
  }

  async remove(): Promise<void> {
    await run("umount", [this.files]).catch(() => undefined);
    await rm(this.#folder, { recursive: true, force: true });
  }

  #mount(): Promise<unknown> {
    return run("mount", ["-o", `loop,commit=${COMMIT_S}`, this.#image, this.files]);
  }
}
