// Caches results derived from an ads account until its data changes.
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'

/** Returns a cache of up to `most` results per account, by their parameters; cached results must not be changed. */
export function cacheByWorld<Result>(most: number) {
  const worlds = new WeakMap<RuleWorld, Map<string, Result>>()
  return (world: RuleWorld, question: unknown, answer: () => Result): Result => {
    const known = worlds.get(world) ?? new Map<string, Result>()
    worlds.set(world, known)
    const key = JSON.stringify(question)
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = answer()
    known.set(key, made)
    return made
  }
}
