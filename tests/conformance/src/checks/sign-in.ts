// A wrong password is refused, where somebody signs in and where somebody known says it once more.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'

export const PASSWORD = /pass(word|phrase|code)?$|^pin$|secret$/i
const PRESENT = /^(current|present|old|existing)_?pass(word|phrase)$/i
const PLAIN = /^pass(word|phrase)$/i

/** Sends a call with another password, which must be refused. */
async function judgeWrong({ client, coverage, findings }: Context, call: Call, field: string): Promise<void> {
  const { operation, body } = call
  const { [field]: password, ...others } = Object(body) as Json
  for (const wrong of [`${String(password)}x`, String(password).toUpperCase()]) {
    if (wrong === password) continue
    const exchange = await client.send({ ...call, body: { ...others, [field]: wrong } })
    coverage.judge(operation.id, 'answers/sign-in')
    if (isSuccess(exchange))
      findings.add({
        check: 'answers',
        rule: 'answers/sign-in',
        operation: operation.id,
        pointer: operation.pointer,
        expected: 'a refusal of a wrong password',
        seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
        exchanges: [exchange],
        detail: field,
      })
  }
}

/** Repeats the sign-in of the first caller that has one, with another password. */
export async function judgeSignIn(context: Context): Promise<void> {
  const { overrides, operations } = context
  const steps = Object.entries(overrides.callers).flatMap(([name, { signIn = [] }]) =>
    signIn.map((step) => ({ ...step, name })),
  )
  const seen = new Set<string>()
  for (const { operation: id, body, path = {}, query = {}, name, take } of steps) {
    const operation = operations.find((one) => one.id === id)
    const field = Object.keys(isObject(body) ? body : {}).find((one) => PASSWORD.test(one))
    const isCreation = operation && '201' in operation.responses
    if (!operation || isCreation || !field || !take || seen.has(id) || exceptionOf(context, id, 'answers/sign-in'))
      continue
    seen.add(id)
    const call = { operation, caller: name, path, query, headers: {}, credentials: {}, body: Object(body) as Json }
    await judgeWrong(context, call, field)
  }
}

/**
 * What needs the present password of its caller, such as the end of an account, is refused with a wrong one. The token is a valid one meanwhile,
 * so that 401 would be wrong, too.
 */
export async function judgePresentPassword(context: Context, operation: Operation): Promise<void> {
  const { model, requests } = context
  const base = await requests.base(operation)
  if (!base || !isSuccess(base) || !isObject(base.call.body)) return
  const isAction = model.kinds.get(operation.id) === 'action'
  const field = Object.entries(base.call.body).find(
    ([name, value]) => typeof value === 'string' && (PRESENT.test(name) || (isAction && PLAIN.test(name))),
  )?.[0]
  if (field && exceptionOf(context, operation.id, 'answers/sign-in') === undefined)
    await judgeWrong(context, await requests.again(base), field)
}
