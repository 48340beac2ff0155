/** Work that whoever asks for it meanwhile shares, as long as it is about the same one. */
export class UnderWay {
  #about: string | undefined;
  #work: Promise<void> | undefined;

  /** What is under way about this one, or this work, begun now. */
  share(about: string | undefined, begin: () => Promise<void>): Promise<void> {
    if (this.#work && this.#about === about) return this.#work;
    const work = begin().finally(() => {
      if (this.#work === work) this.#work = undefined;
    });
    this.#about = about;
    return (this.#work = work);
  }
}
