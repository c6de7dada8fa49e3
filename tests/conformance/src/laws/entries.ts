// An entry of a history says which field was changed, and its values before and after: x-changes: { field, before, after } at the list of the entries.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { differences } from './compare.ts'
import { judgeLaw } from './law.ts'
import type { Page } from './pages.ts'

const NUMBER_OR_DAY = /^(-?\d+(\.\d+)?|\d{4}-\d\d-\d\d)$/
const SHORT = 200

/** The text of a number, a day or a short text, which no language changes; undefined for anything else. */
function plainText(name: string, value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '') return undefined
  return NUMBER_OR_DAY.test(value) || (value.length <= SHORT && /^(title|name|text|description)$/i.test(name))
    ? value
    : undefined
}

export function judgeEntries(
  context: Context,
  { operation }: ListModel,
  { was, changed, entries }: { was: Exchange; changed: Exchange; entries: Page },
): void {
  const said = extension(operation, 'x-changes')
  if (!isObject(said)) return
  const [before, after] = [Object(was.answer.body) as Json, Object(changed.answer.body) as Json]
  const sent = Object(changed.call.body) as Json
  const judge = (broken: false | { expected: string; seen: unknown }, detail: string) =>
    judgeLaw(
      context,
      operation,
      'trace',
      broken && {
        expected: broken.expected,
        seen: start(broken.seen),
        exchanges: [was, changed, entries.exchange],
        pointer: join(operation.pointer, 'x-changes'),
        detail,
      },
    )
  const fieldOf = (entry: Json) => entry[String(said.field)]
  const unknown = entries.items.find((entry) => {
    const field = fieldOf(entry)
    return typeof field === 'string' && !((field.split('.')[0] ?? '') in after)
  })
  judge(
    unknown !== undefined && { expected: 'the name of a field of the item', seen: unknown && fieldOf(unknown) },
    'name',
  )
  const other = differences(before, after).filter((name) => name in sent)
  for (const name of other) {
    const [old, now] = [plainText(name, before[name]), plainText(name, after[name])]
    const entry =
      old === undefined || now === undefined ? undefined : entries.items.find((one) => fieldOf(one) === name)
    if (now === undefined || old === undefined) continue
    const values = entry && [entry[String(said.before)], entry[String(said.after)]]
    judge(
      JSON.stringify(values) !== JSON.stringify([old, now]) && {
        expected: `an entry of ${name} from ${old} to ${now}`,
        seen: entry ?? 'no entry of it',
      },
      name,
    )
  }
}
