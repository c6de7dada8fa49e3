// Items of another tenant change no reading of the first caller: no list, no number, no export.
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, exceptionOf } from '../context.ts'
import { namesIn, type Operation, type Schema } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { reading } from '../laws/compare.ts'
import { identity, itemsOf } from '../laws/pages.ts'
import { isComputing } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
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

type Making = { resource: Resource; call: Call }

/** The creations of the other tenant, one of each kind and one with other flags; what comes before them is done here, because it may be the first caller's. */
async function creationsElsewhere(context: Context): Promise<Making[]> {
  const { callers, model, requests, overrides, isOver } = context
  const [stranger] = callers.strangers()
  const found: Making[] = []
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
    const again = await requests.again(base)
    const call = { ...again, caller: stranger.name, path: { ...again.path, ...stranger.ids } }
    // A number may count only those with some flags.
    for (const body of [call.body, flagged(context, call)]) found.push({ resource, call: { ...call, body } })
  }
  return found
}

/** Makes the items; returns how many there are. */
async function make({ client, requests }: Context, creations: Making[]): Promise<number> {
  let count = 0
  for (const { resource, call } of creations) {
    const made = await client.send(call)
    if (isSuccess(made) && requests.track(resource, made)) count += 1
  }
  return count
}

/** The text of an answer; of a list how many items of the other tenant it shows, because the first caller's may come and change by themselves. */
function saidBy({ model, callers, requests }: Context): (exchange: Exchange) => string {
  const [stranger] = callers.strangers()
  return ({ answer, call }) => {
    const list = model.lists.get(call.operation.id)
    if (!list?.idField) return reading(answer.text)
    const theirs = new Set(
      model.resources.flatMap((resource) =>
        requests.made.of(resource).flatMap((one) => (one.call.caller === stranger?.name ? [one.id] : [])),
      ),
    )
    return String(itemsOf(list, answer.body).filter((item) => theirs.has(identity(list, item))).length)
  }
}

export async function judgeElsewhere(context: Context): Promise<void> {
  const { client, findings, coverage, mayWrite } = context
  const bases = mayWrite && context.callers.strangers().length > 0 ? await readingsOf(context) : []
  const creations = bases.length > 0 ? await creationsElsewhere(context) : []
  const said = saidBy(context)
  const before: Exchange[] = []
  for (const { call } of bases) before.push(await client.send(call))
  const startedAt = Date.now()
  if (before.length === 0 || (await make(context, creations)) === 0) return
  const tookMs = Date.now() - startedAt
  const changed: Exchange[] = []
  for (const one of before) {
    const after = await client.send(one.call)
    if (isSuccess(one) && isSuccess(after)) coverage.judge(one.call.operation.id, RULE)
    if (isSuccess(one) && isSuccess(after) && said(one) !== said(after)) changed.push(after)
  }
  if (changed.length === 0) return
  // An answer that changes by itself does so without the other tenant in the same time, too; one that depends on it changes again.
  const further = await creationsElsewhere(context)
  const present: Exchange[] = []
  for (const { call } of changed) present.push(await client.send(call))
  const still: Exchange[] = []
  await wait(tookMs)
  for (const one of present) if (isSuccess(one) && said(await client.send(one.call)) === said(one)) still.push(one)
  if (still.length === 0 || (await make(context, further)) === 0) return
  for (const one of still) {
    const after = await client.send(one.call)
    const { operation } = one.call
    if (said(after) === said(one) || !isSuccess(after) || exceptionOf(context, operation.id, RULE)) continue
    report(findings, operation, [one, after])
  }
}

const report = (findings: Context['findings'], operation: Operation, [before, after]: [Exchange, Exchange]): void =>
  findings.add({
    check: 'tenancy',
    rule: RULE,
    operation: operation.id,
    pointer: join(operation.pointer, 'security'),
    expected: `the same answer as before another tenant has made items: ${start(before.answer.text)}`,
    seen: start(after.answer.text),
    exchanges: [before, after],
    detail: 'elsewhere',
  })
