// The deletion of what a run has made. An item whose state forbids its deletion is brought into other states first, by the steps of its contract.
import type { Context } from './context.ts'
import type { Operation } from './contract/operation.ts'
import { at, join } from './contract/pointer.ts'
import { type Exchange, isSuccess } from './http/client.ts'
import type { Journal } from './journal.ts'
import { readItem } from './laws/item.ts'
import { changedBy, declaredSteps, type Steps, stateBody, waysFrom } from './laws/transitions.ts'
import { addressed, guarded } from './laws/updates.ts'
import { isGone, type Kept, type Left } from './made.ts'
import { bodyFrom } from './standing.ts'

type Machine = { operation: Operation; steps: Steps }

/** The operation that changes the states of an item, and its steps. */
function machineOf(context: Context, { resource }: Kept): Machine | undefined {
  const { contract, overrides } = context
  for (const operation of contract.operations) {
    const isLeft = overrides.operations[operation.id]?.leave !== undefined
    const steps = !isLeft && changedBy(context, operation) === resource ? declaredSteps(context, operation) : undefined
    if (steps) return { operation, steps }
  }
  return undefined
}

/** Leads an item into another state with what it has when it is read. */
async function lead(context: Context, machine: Machine, kept: Kept, state: string): Promise<boolean> {
  const { client, requests } = context
  const { operation } = machine
  const read = await readItem(context, kept.resource, kept.path)
  const written = read && isSuccess(read) ? bodyFrom(context, { update: operation, read }) : undefined
  if (!read || !written) return false
  const body = addressed(stateBody(context, machine, written, state), kept.resource, kept.id)
  const call = { ...requests.plain(operation), caller: kept.call.caller, path: kept.path, body }
  return isSuccess(await client.send(guarded(context, call, read)))
}

/** Deletes an item in the version that it has by now. */
async function deletionOf(context: Context, kept: Kept): Promise<Exchange | undefined> {
  const { client, model, requests } = context
  const deletion = requests.made.deletionOf(kept)
  if (!deletion) return undefined
  const { version, ifMatch } = model.guards.get(deletion.operation.id) ?? {}
  const read = (version ?? ifMatch) ? await readItem(context, kept.resource, kept.path) : undefined
  const call = { ...deletion, path: kept.path }
  return client.send(read && isSuccess(read) ? guarded(context, call, read) : call).catch(() => undefined)
}

/** Deletes an item, in each state that it can reach if need be; returns the last answer. */
async function deleteItem(context: Context, kept: Kept): Promise<Exchange | undefined> {
  let deletion = await deletionOf(context, kept)
  const isDone = () => !deletion || isGone(deletion.answer.status)
  const machine = isDone() ? undefined : machineOf(context, kept)
  const read = machine && (await readItem(context, kept.resource, kept.path))
  if (!machine || !read || !isSuccess(read)) return deletion
  let state = String(at(read.answer.body, join('', machine.steps.field)))
  const tried = new Set([state])
  while (!isDone()) {
    const [next, way = []] = [...waysFrom(state, machine.steps)].find(([one]) => !tried.has(one)) ?? []
    if (next === undefined) break
    for (const one of way) if (!(await lead(context, machine, kept, one))) return deletion
    tried.add(next)
    state = next
    deletion = await deletionOf(context, kept)
  }
  return deletion
}

/** Deletes what the run has made; returns what could not be deleted. */
export async function cleanUpAll(context: Context): Promise<Left[]> {
  const { made } = context.requests
  const left = await made.cleanUp()
  for (const { created } of left) {
    const deletion = await deleteItem(context, created)
    if (deletion && isGone(deletion.answer.status)) made.forget(created)
  }
  return left.length > 0 ? made.cleanUp() : left
}

export type CleanUp = {
  deleted: number
  /** Items that could not be deleted, with the status of the last answer. */
  left: string[]
  /** The addresses of further items in the journal. */
  elsewhere: string[]
}

/** Deletes what an earlier run left behind, as its journal says. */
export async function cleanUpEarlier(context: Context, journal: Journal): Promise<CleanUp> {
  const done: CleanUp = { deleted: 0, left: [], elsewhere: [] }
  for (const entry of journal.read()) {
    const { caller, path, operation, url } = entry
    const resource = context.model.resources.find((one) => one.delete?.id === operation)
    if (url !== context.client.base) {
      if (!done.elsewhere.includes(url)) done.elsewhere.push(url)
      continue
    }
    const kept = resource && { resource, path, id: String(path[resource.parameter]), call: { caller } }
    const deletion = kept && (await deleteItem(context, kept))
    if (deletion && isGone(deletion.answer.status)) {
      done.deleted += 1
      journal.gone(entry)
    } else
      done.left.push(
        `${resource?.item ?? operation} ${JSON.stringify(path)} (${deletion?.answer.status ?? 'no answer'})`,
      )
  }
  journal.end()
  return done
}
