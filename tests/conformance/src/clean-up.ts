// The deletion of what a run has made. An item whose state forbids its deletion is brought into other states first, by the steps of its contract.
import type { Context } from './context.ts'
import { UnusableContract } from './contract/contract.ts'
import type { Operation } from './contract/operation.ts'
import { at, join } from './contract/pointer.ts'
import { type Exchange, isSuccess } from './http/client.ts'
import type { Entry, Journal } from './journal.ts'
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
    tried.add(next)
    for (const one of way) {
      tried.add(one)
      // A step may need more than the item has: other ways are tried then.
      if (!(await lead(context, machine, kept, one))) break
      state = one
      deletion = await deletionOf(context, kept)
      if (isDone()) break
    }
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

/** Signs the callers of earlier runs in, each with the text of its run in its names: only the person whom that run registered owns its items. */
class EarlierRuns {
  readonly #contextFor: (seed: string | undefined) => Context
  readonly #contexts = new Map<string | undefined, Context>()
  readonly #refused = new Map<string, string>()

  constructor(contextFor: (seed: string | undefined) => Context) {
    this.#contextFor = contextFor
  }

  /** The parts of the run that made an item, with its caller signed in; why not, as a text. */
  async of({ seed, caller }: Entry): Promise<Context | string> {
    const context = this.#contexts.get(seed) ?? this.#contextFor(seed)
    this.#contexts.set(seed, context)
    const key = JSON.stringify([seed, caller])
    const known = this.#refused.get(key)
    if (known !== undefined) return known
    if (context.callers.get(caller)) return context
    try {
      await context.callers.signInEarlier(context.client, caller)
      return context
    } catch (error) {
      if (!(error instanceof UnusableContract)) throw error
      this.#refused.set(key, error.message)
      return error.message
    }
  }
}

/** Deletes what earlier runs at this address left behind, as their journal says. */
export async function cleanUpEarlier(
  contextFor: (seed: string | undefined) => Context,
  journal: Journal,
  base: string,
): Promise<CleanUp> {
  const done: CleanUp = { deleted: 0, left: [], elsewhere: [] }
  const runs = new EarlierRuns(contextFor)
  for (const entry of journal.read()) {
    const { caller, path, operation, url } = entry
    if (url !== base) {
      if (!done.elsewhere.includes(url)) done.elsewhere.push(url)
      continue
    }
    const context = await runs.of(entry)
    const isSignedIn = typeof context !== 'string'
    const resource = isSignedIn ? context.model.resources.find((one) => one.delete?.id === operation) : undefined
    const kept = resource && { resource, path, id: String(path[resource.parameter]), call: { caller } }
    const deletion = kept && isSignedIn ? await deleteItem(context, kept) : undefined
    if (deletion && isGone(deletion.answer.status)) {
      done.deleted += 1
      journal.gone(entry)
      continue
    }
    const why = isSignedIn ? (deletion?.answer.status ?? 'no answer') : context
    done.left.push(`${resource?.item ?? operation} ${JSON.stringify(path)} (${why})`)
  }
  journal.end()
  return done
}
