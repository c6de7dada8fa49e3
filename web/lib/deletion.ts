import { toProblem } from './problem.ts'

/** Awaits a deletion. An item that is gone counts as deleted: the answer to an earlier try was lost, or someone else was first. */
export async function ensureDeleted(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (toProblem(error).status !== 404) throw error
  }
}
