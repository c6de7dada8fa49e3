/** Work that has to end before a store closes under it. */
export class WorkInProgress {
  readonly #running = new Set<Promise<unknown>>()

  async add<Result>(work: Promise<Result>): Promise<Result> {
    this.#running.add(work)
    try {
      return await work
    } finally {
      this.#running.delete(work)
    }
  }

  /** Resolves once everything has ended, including what was added meanwhile. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }
}
