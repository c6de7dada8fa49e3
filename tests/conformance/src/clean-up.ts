// The deletion of what a run has made. An item whose state forbids its deletion is brought into other states first, by the steps of its contract.
import type { Context } from './context.ts'
import { at, join } from './contract/pointer.ts'
import { isSuccess } from './http/client.ts'
import { readItem } from './laws/item.ts'
import { changedBy, declaredSteps, type Machine, stepTo, waysFrom } from './laws/transitions.ts'
import { type Created, isGone, type Left } from './made.ts'

/** The states of an item, if one of the judged operations changes them. */
async function machineOf(context: Context, { resource }: Created): Promise<Machine | undefined> {
  const { operations, requests } = context
  for (const operation of operations) {
    const steps = changedBy(context, operation) === resource ? declaredSteps(context, operation) : undefined
    const base = steps && (await requests.base(operation))
    if (steps && base && isSuccess(base)) return { operation, resource, base, steps }
  }
  return undefined
}

/** Tries the deletion in each state that the item can reach. */
async function release(context: Context, created: Created): Promise<void> {
  const machine = await machineOf(context, created)
  const read = machine && (await readItem(context, created.resource, created.path))
  if (!machine || !read || !isSuccess(read)) return
  let state = String(at(read.answer.body, join('', machine.steps.field)))
  const tried = new Set([state])
  for (;;) {
    const [next, way = []] = [...waysFrom(state, machine.steps)].find(([one]) => !tried.has(one)) ?? []
    if (next === undefined) return
    for (const one of way) if (!isSuccess(await stepTo(context, machine, created, one))) return
    tried.add(next)
    state = next
    if (isGone(await context.requests.made.remove(created))) return
  }
}

/** Deletes what the run has made; returns what could not be deleted. */
export async function cleanUpAll(context: Context): Promise<Left[]> {
  const { made } = context.requests
  const left = await made.cleanUp()
  if (left.length === 0) return left
  for (const created of made.all()) await release(context, created)
  return made.cleanUp()
}
