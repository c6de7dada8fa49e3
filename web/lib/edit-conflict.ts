import { isFailedCall } from './problem.ts'

/** True if the server refused a save because someone else has changed the item since it was loaded. */
export const isEditConflict = (error: unknown): boolean =>
  isFailedCall(error) && (error.code ?? '').endsWith('changed-meanwhile')
