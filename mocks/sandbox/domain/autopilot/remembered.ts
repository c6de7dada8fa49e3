// What was worked out of a world, until the world is another one.
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'

/** Keeps up to `most` results for each world by their question; what is kept must not be changed. */
export function rememberedBy<Result>(most: number) {
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
