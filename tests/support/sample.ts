// Draws the sample of cases that a run covers.

/** The tests that are sampled in `npm test` and run whole by the matrix. */
type Sampled =
  | 'CONFORMANCE'
  | 'FAULTS'
  | 'JOURNEY'
  | 'RELEASED'
  | 'SAMPLES'
  | 'SCREENS'
  | 'STORIES'
  | 'VIEWS'
  | 'WORKFLOWS'

/** `VIEWS=all` and similar variables select every case, as the matrix does. */
export const isWhole = (what: Sampled): boolean => process.env[what] === 'all'

/** scripts/test.ts and scripts/e2e.ts set and print the seed, so that all workers draw the same sample; SEED in the environment repeats a run. */
export const seed = Number(process.env.SEED ?? 1)

/** Draws `size` cases by a seed. */
export function drawn<One>(all: readonly One[], size: number, by: number): One[] {
  let state = by >>> 0
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

/** Draws `size` cases by the seed of the run. */
export const sampleOf = <One>(all: readonly One[], size: number): One[] => drawn(all, size, seed)
