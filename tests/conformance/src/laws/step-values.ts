// The values that a step of a state gives to other fields: x-transitions with gives, leaves and anew.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { at, isObject, join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import type { Machine } from './transitions.ts'

/** The fields that have a value of their own after a step, by the state that it leads to before the one that it leaves. */
function valuesAfter({ steps }: Machine, [from, to]: [string, string]): [string, unknown][] {
  const [left, given] = [steps.leaves[from], steps.gives[to]]
  return Object.entries({ ...(isObject(left) ? left : {}), ...(isObject(given) ? given : {}) })
}

export function judgeStepValues(
  context: Context,
  machine: Machine,
  [before, after]: [Exchange, Exchange],
  [from, to]: [string, string],
): void {
  const { operation, steps } = machine
  const judge = (isWrong: boolean, field: string, expected: string, shown: unknown) =>
    judgeLaw(
      context,
      operation,
      'transition-set',
      isWrong && {
        expected: `${field} to be ${expected} after the step from ${from} to ${to}`,
        seen: start(shown),
        exchanges: [before, after],
        pointer: join(operation.pointer, 'x-transitions'),
        detail: `${field} ${from} ${to}`,
      },
    )
  for (const [field, value] of valuesAfter(machine, [from, to])) {
    const shown = at(after.answer.body, join('', field))
    judge(!isSame(value, shown), field, start(value), shown)
  }
  for (const [field, states] of steps.anew) {
    const [was, is] = [before, after].map(({ answer }) => at(answer.body, join('', field)))
    if (was === undefined || was === null) continue
    const isAnew = states.includes(from)
    judge((was === is) === isAnew, field, isAnew ? `another one than ${start(was)}` : start(was), is)
  }
}
