// Settings that exist once, such as a profile: a run changes them, and sets them back in the end.
import type { Context } from './context.ts'
import type { Operation, Schema } from './contract/operation.ts'
import { isObject, type Json } from './contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from './http/client.ts'
import { isSame } from './laws/compare.ts'
import { guarded } from './laws/updates.ts'
import { flatten } from './values/flat.ts'

type Setting = { update: Operation; read: Exchange }

/** Updates of what is read at the same path and never created there, where one of both is selected. */
function settingsOf({ operations, contract, model, requests }: Context): [Operation, Operation][] {
  return contract.operations.flatMap((update): [Operation, Operation][] => {
    const kind = model.kinds.get(update.id)
    if ((kind !== 'merge' && kind !== 'replace') || requests.resourceAbove(update)) return []
    const read = contract.operations.find(
      ({ id, path, method }) => path === update.path && method === 'GET' && !model.lists.has(id),
    )
    return read && [update, read].some((one) => operations.includes(one)) ? [[update, read]] : []
  })
}

/** Reads the settings before anything is changed. */
export async function readSettings(context: Context): Promise<Setting[]> {
  const settings: Setting[] = []
  for (const [update, operation] of context.mayWrite ? settingsOf(context) : []) {
    const read = await context.requests.base(operation)
    if (read && isSuccess(read)) settings.push({ update, read })
  }
  return settings
}

/** A reading with the fields alone that a request takes, also inside of objects and lists. */
function settable(document: Json, schema: Schema | undefined, value: unknown): unknown {
  const flat = flatten(document, schema, value)
  if (Array.isArray(value)) return value.map((one) => settable(document, flat.items as Schema | undefined, one))
  if (!isObject(value) || !isObject(flat.properties)) return value
  const { properties } = flat
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name in properties)
      .map(([name, one]) => [name, settable(document, properties[name] as Schema, one)]),
  )
}

/** The body that writes what was read: the fields of the reading that an update takes. */
export function bodyFrom({ contract, requests, schemas }: Context, { update, read }: Setting): Json | undefined {
  const content = requests.content(update)?.[1]
  const was = read.answer.body
  if (!content || !isObject(was)) return undefined
  const whole = Object(settable(contract.document, content.schema, was)) as Json
  // A field that an update does not take as it is read is left as it is.
  const wrong = new Set(
    schemas.violations(content.schemaPointer, whole, 'request').map(({ place }) => place.split('/')[1] ?? ''),
  )
  const body = Object.fromEntries(Object.entries(whole).filter(([name]) => !wrong.has(name)))
  return schemas.isValid(content.schemaPointer, body, 'request') ? body : undefined
}

/** Sets the settings back to what they were; returns the operations by which that was not possible. */
export async function setBack(context: Context, settings: Setting[]): Promise<string[]> {
  const left: string[] = []
  for (const setting of settings) {
    const { update, read } = setting
    const present = await context.client.send(read.call)
    const body = bodyFrom(context, setting)
    const [was, is] = [Object(read.answer.body) as Json, Object(present.answer.body) as Json]
    const isChanged = Object.keys(body ?? is).some((name) => !isSame(was[name], is[name]))
    if (!isChanged) continue
    const plain = context.requests.plain(update)
    const call: Call = { ...plain, path: read.call.path, body }
    const exchange = body && (await context.client.send(guarded(context, call, present)))
    if (!exchange || !isSuccess(exchange)) left.push(`${update.id} (${exchange?.answer.status ?? 'no valid body'})`)
  }
  return left
}
