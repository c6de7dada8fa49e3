/** A check that keeps something from happening, and the tests that fail without it. */
export type Guard = {
  /** What the guard prevents or ensures, as a short sentence. */
  name: string
  file: string
  /** The code of the guard; it stands exactly once in its file. */
  code: string
  /** The code without the guard. */
  mutant: string
  /** The test files of which at least one test fails without the guard. */
  tests: readonly string[]
}

export const GUARDS: readonly Guard[] = [
  {
    name: 'A role below the lowest one of an operation is refused',
    file: 'mocks/sandbox/pipeline/admit.ts',
    code: 'if (membership.role < (LOWEST_ROLE[route.operationId] ?? VIEWER))',
    mutant: 'if (membership.role < VIEWER)',
    tests: ['mocks/sandbox/handlers/Account.test.ts'],
  },
]
