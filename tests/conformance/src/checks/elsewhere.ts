// Items of another tenant change no reading of the first caller: no list, no number, no export.
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, exceptionOf } from '../context.ts'
import { namesIn, type Operation, type Schema } from '../contract/operation.ts'
import { at, isObject, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { reading } from '../laws/compare.ts'
import { identity, itemsOf } from '../laws/pages.ts'
import { isComputing } from '../model/lists.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { start } from './answer-rules.ts'

const RULE = 'tenancy/elsewhere'
/** One item of each kind is made; contracts have more kinds than a run needs. */
const MAX_KINDS = 40

/** The readings of what belongs to a tenant as a whole: they name no items. */
async function readingsOf({ operations, callers, requests }: Context): Promise<Exchange[]> {
  const own = callers.get(callers.main)?.ids ?? {}
  const found: Exchange[] = []
  for (const operation of operations) {
    const isWhole = operation.method === 'GET' && namesIn(operation.path).every((name) => name in own)
    const base = isWhole && !isComputing(operation) ? await requests.base(operation) : undefined
    if (base && isSuccess(base) && base.call.caller === callers.main) found.push(base)
  }
  return found
}

/** The body with each flag the other way round. */
function flagged({ contract, requests }: Context, { operation, body }: Call): unknown {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema, body)
  const flags = Object.entries(isObject(properties) && isObject(body) ? properties : {}).flatMap(([name, schema]) =>
    kindOf(flatten(contract.document, schema as Schema)) === 'boolean' ? [[name, Object(body)[name] !== true]] : [],
  )
  return flags.length > 0 ? { ...Object(body), ...Object.fromEntries(flags) } : body
}

/** The other tenant makes an item of each kind; returns how many it made. */
async function makeElsewhere(context: Context): Promise<number> {
  const { callers, model, requests, client, overrides, isOver } = context
  const [stranger] = callers.strangers()
  let count = 0
  for (const resource of stranger ? model.resources.slice(0, MAX_KINDS) : []) {
    const { create } = resource
    const isTheirs =
      stranger &&
      create &&
      namesIn(create.path).every((name) => name in stranger.ids) &&
      callers.mayCall(create, stranger.name)
    const isLeft = create !== undefined && overrides.operations[create.id]?.leave !== undefined
    const base = isTheirs && !isLeft && !isOver() ? await requests.base(create) : undefined
    if (!stranger || !base || !isSuccess(base) || base.call.caller !== callers.main) continue
    const call = { ...(await requests.again(base)), caller: stranger.name }
    // A number may count only those with some flags.
    for (const body of [call.body, flagged(context, call)]) {
      const made = await client.send({ ...call, body, path: { ...call.path, ...stranger.ids } })
      if (isSuccess(made) && requests.track(resource, made)) count += 1
    }
  }
  return count
}

/** The text of an answer; of a list which items it has and how many, because its items may change by themselves. */
function saidBy({ model }: Context): (exchange: Exchange) => string {
  return ({ answer, call }) => {
    const list = model.lists.get(call.operation.id)
    if (!list?.idField) return reading(answer.text)
    const ids = itemsOf(list, answer.body).map((item) => identity(list, item))
    return JSON.stringify([ids, list.total ? at(answer.body, list.total) : ids.length])
  }
}

/** Rounds in which an answer must change with the other tenant, and stay as it is for as long without it. */
const ROUNDS = 2

export async function judgeElsewhere(context: Context): Promise<void> {
  const { client, coverage, mayWrite } = context
  const said = saidBy(context)
  const bases = mayWrite && context.callers.strangers().length > 0 ? await readingsOf(context) : []
  let readings: Exchange[] = []
  for (const { call } of bases) readings.push(await client.send(call))
  let changed: [Exchange, Exchange][] = []
  for (let round = 1; round <= ROUNDS && readings.length > 0; round += 1) {
    const startedAt = Date.now()
    if ((await makeElsewhere(context)) === 0) return
    const tookMs = Date.now() - startedAt
    changed = []
    for (const before of readings) {
      const after = await client.send(before.call)
      if (!isSuccess(before) || !isSuccess(after)) continue
      coverage.judge(before.call.operation.id, RULE)
      if (said(before) !== said(after)) changed.push([before, after])
    }
    // An answer that changes by itself does so without the other tenant, too.
    if (changed.length > 0) await wait(tookMs)
    readings = []
    for (const [, after] of changed) {
      const again = await client.send(after.call)
      if (said(again) === said(after)) readings.push(again)
    }
  }
  const steady = new Set(readings.map(({ call }) => call.operation))
  for (const [before, after] of changed)
    if (steady.has(after.call.operation)) report(context, after.call.operation, [before, after])
}

function report(context: Context, operation: Operation, [before, after]: [Exchange, Exchange]): void {
  if (exceptionOf(context, operation.id, RULE)) return
  context.findings.add({
    check: 'tenancy',
    rule: RULE,
    operation: operation.id,
    pointer: join(operation.pointer, 'security'),
    expected: `the same answer as before another tenant has made items: ${start(before.answer.text)}`,
    seen: start(after.answer.text),
    exchanges: [before, after],
    detail: 'elsewhere',
  })
}
