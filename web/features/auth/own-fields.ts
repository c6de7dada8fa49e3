import { toProblem } from '#web/lib/problem.ts'

/** Whether a failed call is about fields of this form, beside which the form itself shows what is wrong. */
export const isAboutFields = (error: unknown, fields: readonly string[]): boolean =>
  Object.keys(toProblem(error).fieldErrors ?? {}).some((name) => fields.includes(name))
