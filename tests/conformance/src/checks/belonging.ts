// Fields of a request that belong to others beside them, by x-belongs-to: a field without what it belongs to is refused, and so is a request that lacks
// it where it is due. With what it belongs to it is accepted.
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { isObject, type Json, join, withAt } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { dayAt, windowOf } from '../values/days.ts'
import { flatten } from '../values/flat.ts'
import { generated } from '../values/generate.ts'
import { start } from './answer-rules.ts'

type Belonging = { name: string; other: string; values: unknown[] | undefined; manner: 'exactly' | 'only' | 'at least' }
type Probe = { value: Json; isMeant: boolean; what: string }
type Fields = { document: Json; properties: Json; examples: Json[] }

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

/** The statements of properties about each other, as far as they name fields beside them. */
function belongingsIn(document: Json, properties: Json): Belonging[] {
  return Object.entries(properties).flatMap(([name, schema]): Belonging[] =>
    list(flatten(document, schema as Schema)['x-belongs-to']).flatMap((stated): Belonging[] => {
      if (!isObject(stated) || typeof stated.field !== 'string' || !(stated.field in properties)) return []
      const manner = stated.only === true ? 'only' : stated.elsewhere === true ? 'at least' : 'exactly'
      return [{ name, other: stated.field, values: Array.isArray(stated.values) ? stated.values : undefined, manner }]
    }),
  )
}

/** A value that a field takes: the one that is there, that of an example, a day within its window, or a made one. */
function valueFor({ document, properties, examples }: Fields, name: string, object: Json): unknown {
  const isThere = (one: unknown) => one !== undefined && one !== null
  const schema = properties[name] as Schema
  const flat = flatten(document, schema)
  const window = windowOf(flat)
  if (isThere(object[name])) return object[name]
  if (window && window.from === undefined)
    return dayAt(flat.format === 'date', dayAt(true, new Date().toISOString(), 0, 0), (window.least ?? 0) + 1, 0)
  return examples.map((one) => one[name]).find(isThere) ?? generated(document, schema)
}

/** A value of the other field for which the first one is not due: none, where it may be left out and any value is one for which it is. */
function otherValue({ document, properties }: Fields, { other, values }: Belonging, object: Json): unknown {
  if (values === undefined) return undefined
  const flat = flatten(document, properties[other] as Schema)
  const all: unknown[] = Array.isArray(flat.enum) ? flat.enum : flat.type === 'boolean' ? [true, false] : []
  return [object[other], ...all].find((one) => one !== undefined && one !== null && !values.includes(one))
}

function probesOf(fields: Fields, belonging: Belonging, object: Json): Probe[] {
  const { name, other, values, manner } = belonging
  const value = valueFor(fields, name, object)
  const due = values === undefined ? valueFor(fields, other, object) : values.find((one) => one !== null)
  const strange = otherValue(fields, belonging, object)
  const said = values === undefined ? `without ${other}` : `with ${other} ${JSON.stringify(strange)}`
  const probes: Probe[] = []
  if (due !== undefined)
    probes.push({
      value: { ...object, [name]: value, [other]: due },
      isMeant: true,
      what: `${name} with ${other} ${JSON.stringify(due)}`,
    })
  if (manner !== 'at least' && (values === undefined || strange !== undefined))
    probes.push({
      value: withAt(withAt(object, join('', other), strange), join('', name), value) as Json,
      isMeant: false,
      what: `${name} ${said}`,
    })
  if (manner !== 'only' && due !== undefined)
    probes.push({
      value: withAt({ ...object, [other]: due }, join('', name), undefined) as Json,
      isMeant: false,
      what: `no ${name} with ${other} ${JSON.stringify(due)}`,
    })
  return probes
}

/** Adds the field that a field belongs to, where the schema says so. */
export function withWhatItNeeds(document: Json, schema: Schema | undefined, body: Json, name: string): Json {
  const { properties } = flatten(document, schema, body)
  if (!isObject(properties)) return body
  const belonging = belongingsIn(document, properties).find((one) => one.name === name)
  const [value] = belonging?.values ?? []
  return belonging && value !== undefined ? { ...body, [belonging.other]: value } : body
}

/** The objects of a body, itself and those inside of it, by their places. */
function objectsIn(
  document: Json,
  schema: Schema | undefined,
  value: unknown,
  place = '',
): { place: string; properties: Json; object: Json }[] {
  const flat = flatten(document, schema, value)
  if (Array.isArray(value))
    return value.length === 0 ? [] : objectsIn(document, flat.items as Schema, value[0], join(place, 0))
  if (!isObject(value) || !isObject(flat.properties)) return []
  const { properties } = flat
  const below = Object.entries(properties).flatMap(([name, one]) =>
    value[name] !== null && typeof value[name] === 'object'
      ? objectsIn(document, one as Schema, value[name], join(place, name))
      : [],
  )
  return [{ place, properties, object: value }, ...below]
}

async function judgeProbe(
  context: Context,
  { call, probe, name, pointer }: { call: Call; probe: Probe; name: string; pointer: string },
): Promise<void> {
  const { client, requests, coverage, findings } = context
  const exchange = await client.send(call)
  requests.trackAny(exchange)
  const { status, text } = exchange.answer
  coverage.judge(call.operation.id, probe.isMeant ? 'negative/limit' : 'negative/refused')
  const isRefused = (status === 400 || status === 422) && text.includes(name)
  if (probe.isMeant ? !isRefused : !isSuccess(exchange)) return
  findings.add({
    check: 'negative',
    rule: probe.isMeant ? 'negative/limit' : 'negative/accepted',
    operation: call.operation.id,
    pointer,
    expected: `${probe.isMeant ? 'acceptance' : 'a documented 4xx'}, because the request has ${probe.what}, and x-belongs-to says when it has a value`,
    seen: `${status} ${start(text)}`,
    exchanges: [exchange],
    detail: `x-belongs-to ${probe.what}`,
  })
}

async function judgeBody(context: Context, operation: Operation, base: Exchange): Promise<void> {
  const { requests, contract, schemas } = context
  const { document } = contract
  const content = requests.content(operation)?.[1]
  if (!content || base.call.rawBody !== undefined) return
  const examples = content.examples.filter(isObject)
  for (const { place, properties, object } of objectsIn(document, content.schema, base.call.body))
    for (const belonging of belongingsIn(document, properties))
      for (const probe of probesOf(
        { document, properties, examples: place === '' ? examples : [] },
        belonging,
        object,
      )) {
        if (context.isOver()) return
        const call = await requests.again(base)
        // A body that the schema refuses by itself is judged keyword by keyword.
        const body = withAt(call.body, place, probe.value)
        if (!schemas.isValid(content.schemaPointer, body, 'request')) continue
        await judgeProbe(context, {
          call: { ...call, body },
          probe,
          name: belonging.name,
          pointer: content.schemaPointer,
        })
      }
}

/** Parameters that go with each other. */
async function judgeParameters(context: Context, operation: Operation, base: Exchange): Promise<void> {
  const { contract, requests } = context
  const own = operation.parameters.filter((one) => one.in === 'query')
  const properties = Object.fromEntries(
    own.map(({ name, schema, node }) => [name, { ...Object(schema), 'x-belongs-to': node['x-belongs-to'] } as Json]),
  )
  const known = Object.fromEntries(own.map((one) => [one.name, requests.valueOf(one)]))
  for (const belonging of belongingsIn(contract.document, properties))
    for (const probe of probesOf(
      { document: contract.document, properties, examples: [known] },
      belonging,
      base.call.query,
    )) {
      const { pointer } = own.find(({ name }) => name === belonging.name) ?? operation
      await judgeProbe(context, { call: { ...base.call, query: probe.value }, probe, name: belonging.name, pointer })
    }
}

export async function judgeBelongings(context: Context, operation: Operation, base: Exchange): Promise<void> {
  if (operation.method === 'GET') await judgeParameters(context, operation, base)
  else await judgeBody(context, operation, base)
}
