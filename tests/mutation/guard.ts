/** A check that keeps something from happening, and the tests that fail without it. */
export type Guard = {
  /** The effect of the guard, as a short sentence. */
  name: string
  file: string
  /** The code of the guard; it stands exactly once in its file. */
  code: string
  /** The code without the guard. */
  mutant: string
  /** The test files of which at least one test fails without the guard. */
  tests: readonly string[]
}
