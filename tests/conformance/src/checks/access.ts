// Common parts of the checks of access: calls of other callers on the items of the first one, and their refusal.
import type { Caller } from '../callers.ts'
import type { Context } from '../context.ts'
import { namesIn, type Operation } from '../contract/operation.ts'
import { at, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

export const parametersOf = ({ path }: Operation): string[] => namesIn(path)

/**
 * The call with the caller's credentials; schemes that the caller lacks are those of the call's own caller. Undefined if the caller has none of
 * them: what another one may do says nothing about this one.
 */
export function as(context: Context, call: Call, caller: Caller): Call | undefined {
  const { callers } = context
  const { operation } = call
  const own = callers.mayCall(operation, caller.name)
    ? callers.headersFor(operation, caller.name).headers
    : callers.headersOf(caller, operation)
  if (Object.keys(own).length === 0) return undefined
  return {
    ...call,
    caller: caller.name,
    credentials: { ...callers.headersFor(operation, call.caller).headers, ...own },
  }
}

type Refusal = {
  operation: Operation
  rule: string
  expected: string
  pointer: string
  exchange: Exchange
  detail?: string
}

export function judgeRefusal(
  context: Context,
  { operation, rule, expected, pointer, exchange, detail }: Refusal,
): void {
  const { coverage, findings, requests } = context
  coverage.judge(operation.id, rule)
  if (!isSuccess(exchange)) return
  requests.trackAny(exchange)
  findings.add({
    check: 'tenancy',
    rule,
    operation: operation.id,
    pointer,
    expected,
    seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
    exchanges: [exchange],
    ...(detail ? { detail } : {}),
  })
}

/** A call on an item of the main caller that no one has deleted. */
export async function callOn(
  { requests }: Context,
  operation: Operation,
): Promise<{ call: Call; isAccepted: boolean } | undefined> {
  const base = await requests.base(operation)
  if (base && isSuccess(base)) return { call: await requests.again(base), isAccepted: true }
  const call = base?.call ?? (await requests.candidates(operation, false))[0]
  return call && { call, isAccepted: false }
}

/** Reads what a write has made or changed, as the caller who wrote it; undefined where it has no reading of its own. */
export async function readAfter(context: Context, { call, answer }: Exchange): Promise<Exchange | undefined> {
  const { model, requests, client, callers } = context
  const { operation } = call
  const resource = model.resources.find(
    ({ create, update, item }) => create === operation || (update === operation && item === operation.path),
  )
  const reader = callers.get(call.caller)
  const base = resource?.read && (await requests.base(resource.read))
  if (!resource || !reader || !base) return undefined
  const made =
    resource.create === operation ? { [resource.parameter]: at(answer.body, join('', resource.idField)) } : {}
  const reading = as(context, { ...base.call, path: { ...call.path, ...made } }, reader)
  return reading && client.send(reading)
}
