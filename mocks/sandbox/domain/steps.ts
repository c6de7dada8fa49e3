// State machines: which state leads to which.
import { problem } from '#mocks/sandbox/domain/problem.ts'

export type Steps = Record<number, readonly number[]>

/** Whether a state leads to another one; staying is always possible. */
export const canStep = (steps: Steps, from: number, to: number): boolean =>
  from === to || (steps[from] ?? []).includes(to)

const named = (names: Record<string, number>, state: number) =>
  `${state} (${Object.keys(names).find((name) => names[name] === state) ?? '?'})`

function listed(states: readonly number[]): string {
  if (states.length === 0) return 'no other is possible'
  const last = states.at(-1)
  return states.length === 1 ? `${last} is possible` : `${states.slice(0, -1).join(', ')} and ${last} are possible`
}

/** The 409 of a step that is not possible, with the ones that are. */
export const refusedStep = (steps: Steps, names: Record<string, number>, from: number, to: number) =>
  problem(409, 'transition-refused', {
    detail: `From ${named(names, from)} to ${named(names, to)}; ${listed(steps[from] ?? [])}.`,
  })
