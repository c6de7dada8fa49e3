// Who is not signed in does not learn which addresses are known: the answer to an unknown one is that to a known one. Who is signed in may be told
// that an address is taken, by a status that the contract documents.
import { type Context, exceptionOf } from '../context.ts'
import type { Schema } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { withNewAddress } from '../values/bodies.ts'
import { flatten } from '../values/flat.ts'
import { needsCredentials, signOf } from './answer-rules.ts'
import { PASSWORD } from './sign-in.ts'

/** The call with a wrong password, if it has one: then both addresses must be refused alike. */
function withWrongPassword(call: Call): Call {
  const name = Object.keys(Object(call.body) as object).find((one) => PASSWORD.test(one))
  return name === undefined ? call : { ...call, body: { ...Object(call.body), [name]: 'a wrong Passw0rd, by far' } }
}

/** The address of another caller of the overrides, in a field of the same name in its sign-in. */
function takenAddress({ overrides }: Context, caller: string, field: string): string | undefined {
  const steps = Object.entries(overrides.callers).flatMap(([name, { signIn = [] }]) => (name === caller ? [] : signIn))
  return steps
    .map(({ body }) => (Object(body) as Json)[field])
    .find((one): one is string => typeof one === 'string' && one.includes('@'))
}

/** Sends the address of somebody else with credentials: its answer is judged by the rules of all answers, such as its status. */
async function sendTakenAddress(context: Context, base: Exchange): Promise<void> {
  const { call } = base
  const { contract, schemas, requests, client } = context
  const content = requests.content(call.operation)?.[1]
  const { properties } = flatten(contract.document, content?.schema, call.body)
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    const isAddress = flatten(contract.document, property as Schema).format === 'email'
    const taken = isAddress && name in Object(call.body) ? takenAddress(context, call.caller, name) : undefined
    const body = { ...Object(call.body), [name]: taken } as Json
    if (taken === undefined || !content || !schemas.isValid(content.schemaPointer, body, 'request')) continue
    requests.trackAny(await client.send({ ...(await requests.again(base)), body }))
  }
}

export async function judgeAddresses(context: Context, base: Exchange): Promise<void> {
  const { client, contract, coverage, findings, requests, mayWrite } = context
  const { operation } = base.call
  const rule = 'answers/known-address'
  const isGuarded = isObject(base.call.body) && needsCredentials(operation) && !('201' in operation.responses)
  if (isGuarded && mayWrite && isSuccess(base)) return sendTakenAddress(context, base)
  // A creation cannot take an address twice. A limit of the rate is not waited for.
  const isMeant = isObject(base.call.body) && !needsCredentials(operation) && !('201' in operation.responses)
  if (!isMeant || !mayWrite || !isSuccess(base) || exceptionOf(context, operation.id, rule)) return
  const schema: Schema | undefined = requests.content(operation)?.[1].schema
  const known = withWrongPassword(base.call)
  const unknown = withNewAddress(contract, schema, known, requests.mark())
  const field = Object.keys(flatten(contract.document, schema).properties ?? {}).find(
    (name) => Reflect.get(Object(known.body), name) !== Reflect.get(Object(unknown.body), name),
  )
  if (field === undefined) return
  const first = known === base.call ? base : await client.sendOnce(known)
  const second = await client.sendOnce(unknown)
  if ([first, second].some(({ answer }) => answer.status === 429)) return
  coverage.judge(operation.id, rule)
  if (signOf(first) === signOf(second)) return
  findings.add({
    check: 'answers',
    rule,
    operation: operation.id,
    pointer: join(operation.pointer, 'requestBody'),
    expected: `${signOf(first)} also for a ${field} that nobody has`,
    seen: signOf(second),
    exchanges: [first, second],
    detail: field,
  })
}
