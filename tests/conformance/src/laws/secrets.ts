// A secret is shown once, by what issues it, and a secret that is issued anew is another one.
import type { Context } from '../context.ts'
import { jsonContent, type Operation, successOf } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
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
