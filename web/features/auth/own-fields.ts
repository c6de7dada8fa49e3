import { toProblem } from '#web/lib/problem.ts'

/** True if an error is about fields of this form, which shows it beside them. */
export const isAboutFields = (error: unknown, fields: readonly string[]): boolean =>
  Object.keys(toProblem(error).fieldErrors ?? {}).some((name) => fields.includes(name))
