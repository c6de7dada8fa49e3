// Texts that programs put together without care stumble over, as ids and in searches: no answer to them may be a crash.
import type { Context } from '../context.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import type { Call } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'

/** Signs of SQL, regular expressions, templates and paths; and one text that is too long for any id. */
const TEXTS = [`'";--([{*%_$\\`, 'a'.repeat(3000)]
const MAX_TEXT = 200

function isFreeText({ document }: Context['contract'], { schema }: Parameter): boolean {
  const flat = flatten(document, schema)
  return kindOf(flat) === 'string' && !('enum' in flat) && !('format' in flat) && !('pattern' in flat)
}

/** Sends each text as the last id of the path, and one in every free text of the query; the rules of all answers judge what comes back. */
export async function judgeHostileTexts(context: Context, operation: Operation, call: Call): Promise<void> {
  const { client, contract, coverage } = context
  if (operation.method !== 'GET') return
  const name = /\{([^}]+)\}(?!.*\{)/.exec(operation.path)?.[1]
  for (const text of name ? TEXTS : []) {
    await client.send({ ...call, path: { ...call.path, [name ?? '']: text } })
    coverage.judge(operation.id, 'answers/hostile')
  }
  const free = operation.parameters.filter((one) => one.in === 'query' && isFreeText(contract, one))
  for (const parameter of free) {
    const { maxLength } = flatten(contract.document, parameter.schema)
    const text = (TEXTS[0] ?? '').slice(0, Math.min(Number(maxLength ?? MAX_TEXT), MAX_TEXT))
    await client.send({ ...call, query: { ...call.query, [parameter.name]: text } })
    coverage.judge(operation.id, 'answers/hostile')
  }
}
