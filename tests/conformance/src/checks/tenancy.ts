// The check 'tenancy': no one reads, changes or learns of what is not theirs, and every role may do what the contract says.
import type { Caller } from '../callers.ts'
import { type Context, exceptionOf, inParallel } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { judgeUntouched, watched } from '../laws/untouched.ts'
import { UNKNOWN_ID } from '../values/ids.ts'
import { as, callOn, judgeRefusal, parametersOf } from './access.ts'
import { needsCredentials, start } from './answer-rules.ts'
import { withUnknownId } from './answers.ts'
import { authorLimit, judgeAuthor } from './authors.ts'
import { judgeCrossed } from './crossed.ts'
import { judgeElsewhere } from './elsewhere.ts'
import { judgeGranting } from './granting.ts'
import { judgeHidden } from './hidden.ts'
import { judgeItemRoles } from './item-roles.ts'
import { judgeMarked, makeMarked } from './marked.ts'
import { judgeOwnFilters } from './own-lists.ts'
import { judgeReaders } from './readers.ts'
import { judgeReferences } from './references.ts'
import { judgeRefusalStatus } from './refusals.ts'
import { judgeValueRoles } from './value-roles.ts'

/** An item of another tenant is refused in the same way as one that does not exist. */
async function judgeExistence(context: Context, call: Call, exchange: Exchange, isAccepted: boolean): Promise<void> {
  const { operation } = call
  const none = isAccepted ? withUnknownId(context, call) : undefined
  if (!none || isSuccess(exchange)) return
  const unknown = await context.client.send(none)
  const [status, expected] = [exchange.answer.status, unknown.answer.status]
  const isTelling = expected >= 400 && ![400, 422, status].includes(expected)
  if (!isTelling) return
  context.findings.add({
    check: 'tenancy',
    rule: 'tenancy/existence',
    operation: operation.id,
    pointer: join(operation.pointer, 'security'),
    expected: `${expected}, as for an id that nothing has, so that a stranger learns nothing`,
    seen: String(status),
    exchanges: [exchange, unknown],
    detail: 'id',
  })
}

/** The list of another one's own account shows nothing that the first caller has made or is. */
async function judgeOwnList(
  context: Context,
  operation: Operation,
  stranger: Caller,
  call: Call,
  tenantNames: string[],
): Promise<void> {
  const { model, requests, client, coverage, findings, callers } = context
  if (operation.method !== 'GET' || !parametersOf(operation).every((name) => name in stranger.ids)) return
  const base = await requests.base(operation)
  if (base) await judgeOwnFilters(context, operation, stranger, base)
  const path = Object.fromEntries(parametersOf(operation).map((name) => [name, stranger.ids[name]]))
  const exchange = await client.send({ ...call, path })
  if (!isSuccess(exchange)) return
  const resource = model.resources.find(({ list }) => list === operation)
  if (resource && requests.made.of(resource).length === 0) await requests.create(resource)
  const own = callers.get(callers.main)?.ids ?? {}
  const ids = [
    ...(resource
      ? requests.made.of(resource).map(({ id, call: { caller } }) => (caller === callers.main ? id : ''))
      : []),
    ...tenantNames.map((name) => own[name] ?? ''),
  ].filter((id) => id.length > 5)
  coverage.judge(operation.id, 'tenancy/list')
  const answer = resource && requests.made.of(resource).length > 0 ? await client.send({ ...call, path }) : exchange
  const leaked = ids.find((id) => answer.answer.text.includes(`"${id}"`))
  if (leaked !== undefined)
    findings.add({
      check: 'tenancy',
      rule: 'tenancy/list',
      operation: operation.id,
      pointer: join(operation.pointer, 'security'),
      expected: `nothing of another one for ${stranger.name}`,
      seen: leaked,
      exchanges: [answer],
    })
}

async function judgeStranger(context: Context, operation: Operation, stranger: Caller): Promise<void> {
  const { callers, client, overrides } = context
  const own = callers.get(callers.main)?.ids ?? {}
  const names = parametersOf(operation)
  const tenantNames = names.filter((name) => name in own && name in stranger.ids && own[name] !== stranger.ids[name])
  const found = await callOn(context, operation)
  const call = found && as(context, found.call, stranger)
  if (!found || !call) return
  const pointer = join(operation.pointer, 'security')
  if (tenantNames.length === 0) {
    if (operation.method !== 'GET' || names.length > 0) return
    const exchange = await client.send(call)
    const leaked = Object.entries(own).find(
      ([name, id]) =>
        id !== stranger.ids[name] &&
        isSuccess(exchange) &&
        id.length > 5 &&
        overrides.callers[stranger.name]?.ids?.[name] !== id &&
        stranger.ids[name] !== undefined &&
        exchange.answer.text.includes(`"${id}"`),
    )
    context.coverage.judge(operation.id, 'tenancy/list')
    if (leaked)
      context.findings.add({
        check: 'tenancy',
        rule: 'tenancy/list',
        operation: operation.id,
        pointer,
        expected: `nothing of another tenant for ${stranger.name}`,
        seen: `the ${leaked[0]} ${leaked[1]}`,
        exchanges: [exchange],
      })
    return
  }
  await judgeOwnList(context, operation, stranger, call, tenantNames)
  const watch = await watched(context, found.call)
  const exchange = await client.send(call)
  await judgeUntouched(context, watch, [exchange])
  judgeRefusal(context, {
    operation,
    rule: 'tenancy/stranger',
    pointer,
    exchange,
    expected: `a refusal, because ${stranger.name} is of another tenant`,
  })
  const first = tenantNames[0] ?? ''
  const unknown = await client.send({ ...call, path: { ...call.path, [first]: UNKNOWN_ID } })
  const { status } = exchange.answer
  context.coverage.judge(operation.id, 'tenancy/existence')
  if (
    status >= 400 &&
    (operation.method === 'GET' || found.isAccepted) &&
    unknown.answer.status >= 400 &&
    unknown.answer.status !== 400 &&
    unknown.answer.status !== 422 &&
    status !== unknown.answer.status
  )
    context.findings.add({
      check: 'tenancy',
      rule: 'tenancy/existence',
      operation: operation.id,
      pointer,
      expected: `${unknown.answer.status}, as for what does not exist, so that a stranger learns nothing`,
      seen: String(status),
      exchanges: [exchange, unknown],
    })
  await judgeExistence(context, call, exchange, found.isAccepted)
  const last = names.at(-1) ?? ''
  if (
    tenantNames.includes(last) ||
    context.model.resources.every(({ parameter, create }) => parameter !== last || !create)
  )
    return
  // An item of one tenant, addressed through the account of another one.
  const crossed = await client.send({
    ...call,
    path: { ...call.path, ...Object.fromEntries(tenantNames.map((name) => [name, stranger.ids[name]])) },
  })
  judgeRefusal(context, {
    operation,
    rule: 'tenancy/crossed',
    pointer,
    exchange: crossed,
    expected: `a refusal, because ${String(call.path[last])} is not of ${stranger.name}`,
  })
}

export const minRoleOf = ({ overrides }: Context, operation: Operation): string | undefined => {
  const role = overrides.operations[operation.id]?.minRole ?? extension(operation, 'x-min-role')
  return typeof role === 'string' ? role : undefined
}

/** Every role below the least one is refused; the least one is not refused for its role. */
async function judgeRoles(context: Context, operation: Operation): Promise<void> {
  const { overrides, callers, client } = context
  const least = overrides.roles.indexOf(minRoleOf(context, operation) ?? '')
  if (least < 0 || exceptionOf(context, operation.id, 'tenancy/role')) return
  const pointer = join(operation.pointer, 'x-min-role')
  const rankOf = ({ role = '' }: Caller) => overrides.roles.indexOf(role)
  const members = callers
    .ofMainTenant()
    .filter((caller) => rankOf(caller) >= 0)
    .sort((one, other) => rankOf(one) - rankOf(other))
  for (const member of members) {
    const isTooLow = rankOf(member) < least
    const isLeast = member === members.find((one) => rankOf(one) >= least)
    if ((!isTooLow && !isLeast) || member.name === callers.main) continue
    const found = await callOn(context, operation)
    const call = found && as(context, found.call, member)
    if (!found || !call) return
    const watch = isTooLow ? await watched(context, found.call) : undefined
    const exchange = await client.send(call)
    await judgeUntouched(context, watch, [exchange])
    // For what belongs to somebody else, the members are strangers.
    const isOwn = callers.get(found.call.caller)?.tenant === member.tenant
    if (isTooLow && isOwn && found.isAccepted) {
      context.consistency.note('a role that is too low', exchange)
      judgeRefusalStatus(context, exchange, 'a role that is too low')
    }
    const { status } = exchange.answer
    if (isTooLow)
      judgeRefusal(context, {
        operation,
        rule: 'tenancy/role',
        pointer,
        exchange,
        expected: `a refusal of ${member.name}, because the least role is ${overrides.roles[least]}`,
        detail: 'too low',
      })
    // Below this role, only authors are admitted.
    else if (rankOf(member) >= (authorLimit(context, operation) ?? 0)) {
      context.coverage.judge(operation.id, 'tenancy/role')
      context.requests.trackAny(exchange)
      if (status === 403 && found.isAccepted)
        context.findings.add({
          check: 'tenancy',
          rule: 'tenancy/role',
          operation: operation.id,
          pointer,
          expected: `admission of ${member.name}, because the least role is ${overrides.roles[least]}`,
          seen: `${status} ${start(exchange.answer.text)}`,
          exchanges: [exchange],
          detail: 'refused',
        })
    }
  }
}

/** Data of one person is not found by others of the same tenant. */
async function judgePersonal(context: Context, operation: Operation): Promise<void> {
  const { overrides, callers, client } = context
  if (!parametersOf(operation).some((name) => overrides.personal.includes(name))) return
  for (const colleague of callers.ofMainTenant().filter(({ name }) => name !== callers.main)) {
    const found = await callOn(context, operation)
    const call = found && as(context, found.call, colleague)
    if (!found || !call) return
    // Things of a colleague may name the first caller, but are no things of the first caller.
    await judgeOwnList(context, operation, colleague, call, [])
    const watch = await watched(context, found.call)
    const exchange = await client.send(call)
    await judgeUntouched(context, watch, [exchange])
    judgeRefusal(context, {
      operation,
      rule: 'tenancy/personal',
      pointer: join(operation.pointer, 'security'),
      exchange,
      expected: `a refusal of ${colleague.name}, because it belongs to ${callers.main}`,
    })
  }
}

async function judgeOperation(context: Context, operation: Operation): Promise<void> {
  if (context.isOver() || exceptionOf(context, operation.id, 'tenancy') || !needsCredentials(operation)) return
  const [stranger] = context.callers.strangers()
  if (stranger) await judgeStranger(context, operation, stranger)
  if (stranger && (operation.method === 'GET' || context.mayWrite)) await judgeCrossed(context, operation, stranger)
  if (stranger && operation.method !== 'GET') await judgeReferences(context, operation, stranger)
  if (operation.method !== 'GET') await judgeHidden(context, operation)
  if (operation.method !== 'GET') await judgeGranting(context, operation)
  if (operation.method !== 'GET') await judgeAuthor(context, operation)
  if (operation.method !== 'GET') await judgeValueRoles(context, operation)
  if (operation.method !== 'GET') await judgeItemRoles(context, operation)
  await judgeReaders(context, operation)
  await judgeRoles(context, operation)
  await judgePersonal(context, operation)
}

export async function checkTenancy(context: Context): Promise<void> {
  const { operations, overrides, mayWrite, callers, coverage } = context
  if (callers.all.size < 2) {
    coverage.skip('all', 'tenancy', 'the overrides name fewer than two callers')
    return
  }
  const [stranger] = callers.strangers()
  const made = stranger && mayWrite ? await makeMarked(context, stranger) : []
  const reads = operations.filter(({ method }) => method === 'GET')
  await inParallel(reads, overrides.parallel, (operation) => judgeOperation(context, operation))
  if (mayWrite)
    for (const operation of operations) if (!reads.includes(operation)) await judgeOperation(context, operation)
  if (stranger && mayWrite) await judgeMarked(context, made, stranger)
  await judgeElsewhere(context)
}
