// Slow work that a transaction needs, like computing a hash or drawing pictures, is done while the transaction is not open.

/** Work that must be done before the transaction can continue. */
class WorkRequired extends Error {
  readonly work: () => Promise<void>

  constructor(work: () => Promise<void>) {
    super('Slow work is needed first.')
    this.work = work
  }
}

/** The results of the slow work of one request. */
export class OutsideResults<Result> {
  readonly #known = new Map<string, Result>()

  /** Returns the result for a key; inside `repeatAfterWork`. */
  get(key: string, work: () => Promise<Result>): Result {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    throw new WorkRequired(async () => {
      this.#known.set(key, await work())
    })
  }
}

/** Runs a transaction that is rolled back when it needs slow work, and repeated once the work is done. */
export async function repeatAfterWork<T>(transaction: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await transaction()
    } catch (error) {
      if (!(error instanceof WorkRequired)) throw error
      await error.work()
    }
  }
}
