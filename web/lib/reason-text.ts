import { problemText, toProblem } from './problem.ts'

/** Why an action without fields on the screen failed: the server's first message about a field, or else its detail, or the problem. */
export function reasonText(error: unknown): string {
  const { detail, fieldErrors = {} } = toProblem(error)
  return Object.values(fieldErrors).flat()[0] ?? detail ?? problemText(error)
}
