import { isEditConflict } from './edit-conflict.ts'

export interface Save<Latest, Saved> {
  /** Sends the save; based on `own` if that is the result of an earlier one. */
  send: (own?: Latest) => Promise<Saved>
  fetchLatest: () => Promise<Latest | undefined>
  /** The answer of the save if this version is its result; undefined if it is not. */
  resultIn?: ((latest: Latest) => Saved | undefined) | undefined
}

/**
 * Runs the saves of a form, and recognizes conflicts with itself: a save whose answer was lost has arrived, and the next one, which is
 * based on the version before it, is refused.
 */
export function createOwnSaves<Latest>() {
  let failed: ((latest: Latest) => unknown)[] = []

  /** Resolves to what was saved, or to the latest version if someone else has saved it; any other failure is thrown. */
  return async function run<Saved>(save: Save<Latest, Saved>): Promise<{ saved: Saved } | { latest: Latest }> {
    try {
      const saved = await save.send()
      failed = []
      return { saved }
    } catch (error) {
      const { resultIn, fetchLatest } = save
      const before = failed
      if (resultIn) failed = [...failed, resultIn]
      const latest = isEditConflict(error) ? await fetchLatest() : undefined
      if (latest === undefined) throw error
      const saved = resultIn?.(latest)
      if (saved !== undefined) {
        failed = []
        return { saved }
      }
      if (!before.some((isResult) => isResult(latest) !== undefined)) return { latest }
      failed = []
      return run({ ...save, send: () => save.send(latest) })
    }
  }
}
