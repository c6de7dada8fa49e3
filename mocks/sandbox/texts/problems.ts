import { accountProblems } from '#mocks/sandbox/texts/Account.ts'
import { commonProblems } from '#mocks/sandbox/texts/common.ts'

export type ProblemTexts = Record<string, { en: string; tr: string }>

/** Every code a failure can have, with what it says in each language. */
export const PROBLEMS = { ...commonProblems, ...accountProblems }

export type ProblemCode = keyof typeof PROBLEMS
