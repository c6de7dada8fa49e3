// Cases of the overrides: what words of the contract say of a call, after steps that bring about its state, and what other calls show then.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import type { Case, CaseStep } from '../overrides.ts'
import { foundOutside, idNames, idsFrom, type Step, stepsOf, withIds } from '../steps.ts'
import { dayAfter, today } from '../values/days.ts'
import { isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import { valueAt } from './stated-fields.ts'

/** True if a value is the wanted one; an object has what is said of its fields. */
const isLike = (value: unknown, wanted: unknown): boolean =>
  isObject(wanted) && isObject(value)
    ? Object.entries(wanted).every(([path, one]) => isShown(valueAt(value, path), one))
    : isSame(value ?? null, wanted ?? null)

const isAbove = (value: unknown, least: unknown): boolean =>
  typeof value === 'string' && typeof least === 'string' ? value > least : Number(value) > Number(least)

const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** The words of a case about a value that it does not name itself. */
const WORDS: Record<string, (value: unknown, wanted: unknown, said: Json) => boolean> = {
  is: (value, wanted, { plus }) => Number(value) === Number(wanted) + Number(plus ?? 0),
  not: (value, wanted) => value !== undefined && !isLike(value, wanted),
  above: isAbove,
  matches: (value, wanted) => new RegExp(String(wanted)).test(String(value)),
  has: (value, wanted) => itemsIn(value).some((one) => isLike(one, wanted)),
  lacks: (value, wanted) => Array.isArray(value) && !itemsIn(value).some((one) => isLike(one, wanted)),
  each: (value, wanted) => itemsIn(value).length > 0 && itemsIn(value).every((one) => isLike(one, wanted)),
}

function isShown(value: unknown, said: unknown): boolean {
  const [word = ''] = isObject(said) ? Object.keys(said) : []
  const holds = WORDS[word]
  return holds && isObject(said) ? holds(value, said[word], said) : isLike(value, said)
}

/** The first thing that a step says of an answer and that it does not show. */
function lackOf({ status, shows = {} }: CaseStep, { answer }: Exchange, ids: Json): [string, string] | undefined {
  const isRight = status === undefined ? answer.status < 300 : answer.status === status
  if (!isRight) return [String(status ?? 'success'), `${answer.status} ${start(answer.text)}`]
  const said = Object.entries(Object(withIds(shows, ids)) as Json)
  const valueOf = (path: string) => (path === '.' ? answer.body : valueAt(answer.body, path))
  const wrong = said.find(([path, wanted]) => !isShown(valueOf(path), wanted))
  return wrong && [`${wrong[0]} ${start(wrong[1])}`, start(valueOf(wrong[0]) ?? 'nothing')]
}

const isGiven = (step: Step, ids: Json): boolean => idNames(step).every((name) => name in ids)

/** True if the environment has the caller or the address that a step needs. */
function isStepPossible({ callers, contract, overrides }: Context, step: Step & { status?: number }): boolean {
  if (step.get !== undefined) return /^https?:/.test(step.get)
  const operation = contract.operations.find(({ id }) => id === step.operation)
  const name = step.as ?? step.anew ?? overrides.operations[step.operation ?? '']?.as
  if (name !== undefined && !callers.get(name)) return false
  // With the credentials of another session, or for the sake of their refusal, a step needs none of its caller.
  const needsNone = step.headers !== undefined || step.status === 401
  return needsNone || !operation || callers.mayCall(operation, name ?? callers.main)
}

/** The days that a case names by their distance from today, such as {ago1} for yesterday and {in7}. */
function daysIn(one: Case, timeZone: string): Json {
  return Object.fromEntries(
    [...JSON.stringify(one).matchAll(/\{((ago|in)(\d+))\}/g)].map(([, name = '', way, days]) => [
      name,
      dayAfter(today(timeZone), (way === 'ago' ? -1 : 1) * Number(days)),
    ]),
  )
}

async function judgeCase(context: Context, operation: Operation, one: Case): Promise<void> {
  const { requests, client } = context
  const [before, after] = [stepsOf(one), one.then ?? []]
  const call: CaseStep = { ...one, operation: operation.id }
  if (![...before, call, ...after].every((step) => isStepPossible(context, step)))
    return context.coverage.skip(operation.id, one.says, 'callers or addresses of the environment')
  const ids = daysIn(one, context.overrides.timeZone)
  await requests.prepare(operation, before, ids)
  const skip = (step: Step) =>
    context.coverage.skip(operation.id, one.says, `${idNames(step).join()} of ${step.operation ?? 'a step'}`)
  const missing = before.find((step) => !isGiven(step, ids))
  if (missing) return skip(missing)
  const exchanges: Exchange[] = []
  for (const step of [call, ...after]) {
    let lack: [string, string] | undefined
    if (step.get === undefined) {
      const exchange = await requests.step(operation.id, step, ids)
      exchanges.push(exchange)
      lack = lackOf(step, exchange, ids)
      Object.assign(ids, idsFrom(step, exchange.answer))
      // Steps after it need its ids.
      if (!lack && step !== after.at(-1) && !isGiven(step, ids)) return skip(step)
    } else {
      Object.assign(ids, await foundOutside(step, ids, client.readOutside))
      lack = isGiven(step, ids) ? undefined : [`${idNames(step).join()} at ${step.get}`, 'nothing']
    }
    const isLast = step === after.at(-1) || after.length === 0
    if (!lack && !isLast) continue
    judgeLaw(
      context,
      operation,
      'case',
      lack && {
        expected: `${lack[0]} of ${step.operation ?? 'the step'}, because the contract says: ${one.says}`,
        seen: lack[1],
        exchanges,
        detail: one.says,
      },
    )
    return
  }
}

/** Judges the cases of the operations that are judged, and those that show something in them. */
export async function judgeCases(context: Context): Promise<void> {
  const { contract, operations, overrides, mayWrite, isOver } = context
  for (const [name, cases] of Object.entries(overrides.cases)) {
    const operation = contract.operations.find(({ id }) => id === name)
    for (const one of operation ? cases : []) {
      const names = [name, ...(one.then ?? []).map((step) => step.operation)]
      const isWriting = operation?.method !== 'GET' || one.after !== undefined || one.then !== undefined
      if (!operation || isOver() || (isWriting && !mayWrite)) continue
      if (operations.some(({ id }) => names.includes(id))) await judgeCase(context, operation, one)
    }
  }
}
