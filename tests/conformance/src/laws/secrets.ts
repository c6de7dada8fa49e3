// A secret is shown once, by what issues it, and a secret that is issued anew is another one.
import type { Context } from '../context.ts'
import { jsonContent, type Operation, successOf } from '../contract/operation.ts'
import { at, isObject, join } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { judgeLaw } from './law.ts'

const SECRET = /(secret|token|key|password)$/i
const MIN_LENGTH = 12

/** The fields of an answer that are secrets by their names. */
const secretsOf = ({ answer }: Exchange): [string, string][] =>
  Object.entries(isObject(answer.body) ? answer.body : {}).filter(
    (entry): entry is [string, string] =>
      SECRET.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length >= MIN_LENGTH,
  )

/** The names of the fields anywhere in the answers of an operation, as far as the contract knows them. */
function knows({ contract, model }: Context, operation: Operation, name: string): boolean {
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  const whole = flatten(contract.document, schema).properties
  const item = model.lists.get(operation.id)?.item.properties
  return [whole, item].some((properties) => isObject(properties) && name in properties)
}

/** Secrets that only the creation answers, by the contract, are in no later answer. */
export function judgeSecrets(context: Context, created: Exchange, readings: Exchange[]): void {
  for (const [name, value] of secretsOf(created))
    for (const read of readings) {
      const { operation } = read.call
      if (knows(context, operation, name)) continue
      judgeLaw(
        context,
        operation,
        'secret-once',
        read.answer.text.includes(JSON.stringify(value)) && {
          expected: `no ${name}, which only ${created.call.operation.id} answers`,
          seen: `the ${name} of the creation`,
          exchanges: [created, read],
          detail: name,
        },
      )
    }
}

/** The moment of a secret, such as secretChangedAt of secret, is a later one after it was issued anew. */
function judgeIssuedAt(context: Context, operation: Operation, issued: Exchange[]): void {
  const [first, last] = [issued[0], issued.at(-1)]
  if (!first || !last || first === last) return
  for (const [secret] of secretsOf(last)) {
    const name = Object.keys(Object(last.answer.body) as object).find(
      (one) => one.startsWith(secret) && /(At|_at|On|_on|Date)$/.test(one),
    )
    const [was, is] = [first, last].map(({ answer }) =>
      name === undefined ? undefined : at(answer.body, join('', name)),
    )
    if (typeof was !== 'string' || typeof is !== 'string' || !was.includes('.')) continue
    judgeLaw(
      context,
      operation,
      'secret-anew',
      Date.parse(is) <= Date.parse(was) && {
        expected: `a later ${name} than ${was}, because the ${secret} is issued anew`,
        seen: is,
        exchanges: [first, last],
        detail: name ?? secret,
      },
    )
  }
}

/** An action that answers a secret of its item answers a new one each time. */
export async function judgeIssued(context: Context, operation: Operation): Promise<void> {
  const { requests, client, model } = context
  const resource = requests.resourceAbove(operation)
  if (!resource || operation.method !== 'POST' || model.kinds.get(operation.id) === 'create') return
  const base = await requests.base(operation)
  if (!base || !isSuccess(base) || secretsOf(base).length === 0) return
  const created = await requests.create(resource)
  if (!created) return
  const call = { ...base.call, path: { ...base.call.path, ...created.path } }
  const issued = [created.exchange, await client.send(call), await client.send(call)]
  judgeIssuedAt(context, operation, issued.filter(isSuccess))
  const seen = new Map<string, Exchange>()
  for (const exchange of issued.filter(isSuccess))
    for (const [name, value] of secretsOf(exchange)) {
      const key = `${name} ${value}`
      const earlier = seen.get(key)
      judgeLaw(
        context,
        operation,
        'secret-anew',
        earlier && {
          expected: `another ${name} than before`,
          seen: 'the same one',
          exchanges: [earlier, exchange],
          detail: name,
        },
      )
      seen.set(key, exchange)
    }
}
