/** Some of many, by a seed that the test's name shows: SEED in the environment, else the day. */
export function sampleOf<One>(all: One[], size: number): { chosen: One[]; seed: number } {
  const seed = Number(process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))
  let state = seed >>> 0
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const drawn = all.map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at)
  return { chosen: drawn.slice(0, size).map(({ one }) => one), seed }
}
