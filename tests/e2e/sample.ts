// Which of many a run looks at.

/** `VIEWS=all` and so on in the matrix: nothing is left to chance. */
export const isWhole = (what: 'FAULTS' | 'JOURNEY' | 'VIEWS'): boolean => process.env[what] === 'all'

/** scripts/e2e.ts gives and prints it, so that all workers draw the same; SEED in the environment repeats a run. */
export const seed = Number(process.env.SEED ?? 1)

/** `size` of many, drawn by the seed. */
export function sampleOf<One>(all: readonly One[], size: number): One[] {
  let state = seed >>> 0
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ one }) => one)
}
