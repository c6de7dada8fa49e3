// A preview whose body names the defaults of its fields is the preview that leaves them out.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, type Operation, type Schema } from '../contract/operation.ts'
import { isObject, type Json, withAt } from '../contract/pointer.ts'
import { isSuccess } from '../http/client.ts'
import { flatten } from '../values/flat.ts'
import { reading } from './compare.ts'
import { judgeLaw } from './law.ts'

const MAX_DEPTH = 3

/** The places of a body whose fields have a default, with it. */
function defaultsIn(
  document: Json,
  schema: Schema | undefined,
  body: unknown,
  place = '',
  depth = 0,
): [string, unknown][] {
  if (!isObject(body) || depth > MAX_DEPTH) return []
  const { properties } = flatten(document, schema, body)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]): [string, unknown][] => {
    const standard = flatten(document, property as Schema).default
    const here = `${place}/${name}`
    const own: [string, unknown][] = standard === undefined ? [] : [[here, standard]]
    return [...own, ...defaultsIn(document, property as Schema, body[name], here, depth + 1)]
  })
}

export async function judgeSafeDefaults(context: Context, operation: Operation): Promise<void> {
  const { requests, client, contract, schemas } = context
  const base = extension(operation, 'x-safe') === true ? await requests.base(operation) : undefined
  const content = requests.content(operation)?.[1]
  if (!base || !content || !isSuccess(base)) return
  for (const [place, standard] of defaultsIn(contract.document, content.schema, base.call.body)) {
    const [without, named] = [undefined, standard].map((value) => withAt(base.call.body, place, value))
    const isValid = [without, named].every((body) => schemas.isValid(content.schemaPointer, body, 'request'))
    if (!isValid || context.isOver()) continue
    const answers = []
    for (const body of [without, named, without]) answers.push(await client.send({ ...base.call, body }))
    const [plain, said, again] = answers.map(({ answer }) => `${answer.status} ${reading(answer.text)}`)
    // Answers that change by themselves cannot be compared, nor can two refusals.
    if (plain !== again || !answers.some(isSuccess)) continue
    judgeLaw(
      context,
      operation,
      'default',
      plain !== said && {
        expected: `the same answer with ${place} as ${start(standard)}, its default, as without it: ${start(plain)}`,
        seen: start(said),
        exchanges: answers,
        pointer: operation.body?.pointer ?? operation.pointer,
        detail: place,
      },
    )
  }
}
