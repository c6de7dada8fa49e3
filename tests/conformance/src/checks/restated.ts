// An answer that restates its request restates it truly: the ids of the path, and the path of an error.
import { namesIn, type Operation, type ResponseSpec } from '../contract/operation.ts'
import { isObject, type Json, textOfValue } from '../contract/pointer.ts'
import type { NewFinding } from '../findings.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { itemsOf } from '../laws/pages.ts'
import type { Model } from '../model/model.ts'
import { REFERENCE } from '../values/references.ts'

type Found = Pick<NewFinding, 'rule' | 'pointer' | 'expected' | 'seen' | 'detail'>

/** Names that every item has for its own id. */
const GENERAL = /^(id|uuid|key|name)$/i
const LONG = 200
const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The fields of an answer that hold an id of the path: those of the same name, and the id of the item that the path names. */
function idsIn({ resources, lists }: Model, operation: Operation, body: Json): [string, string][] {
  const names = namesIn(operation.path)
  const isOfItem = operation.method !== 'POST' && !lists.has(operation.id)
  // A path that ends with an id names an item only where there is a collection of such items.
  const resource = resources.find(({ item, list, create }) => item === operation.path && isOfItem && (list || create))
  return [
    ...names.filter((name) => !GENERAL.test(name)).map((name): [string, string] => [name, name]),
    ...(resource ? [[resource.idField, resource.parameter] as [string, string]] : []),
  ].filter(([field]) => isScalar(body[field]))
}

const DAY = /^\d{4}-\d\d-\d\d$/
const DAY_MS = 86_400_000
/** Days that are long past or still to come may be cut off. */
const MAX_DAYS = 60

/** A day of the query that the answer restates under the same name is that day. */
function dayFindings({ call, answer }: Exchange): Found[] {
  const body = isObject(answer.body) ? answer.body : {}
  const other = Object.entries(call.query).find(([name, sent]) => {
    const ago = (Date.now() - Date.parse(String(sent))) / DAY_MS
    const isDay = [sent, body[name]].every((one) => typeof one === 'string' && DAY.test(one))
    return isDay && ago > 2 && ago < MAX_DAYS && sent !== body[name]
  })
  if (!other) return []
  const [name, sent] = other
  const parameter = call.operation.parameters.find((one) => one.name === name)
  return [
    {
      rule: 'answers/restated',
      pointer: parameter?.pointer ?? call.operation.pointer,
      expected: `${name} to be the one that was asked for, ${textOfValue(sent)}`,
      seen: textOfValue(body[name]),
      detail: name,
    },
  ]
}

/** An id or a value of an enumeration of the query that the answer restates under the same name is that one. */
function askedFindings({ call, answer }: Exchange): Found[] {
  const body = isObject(answer.body) ? answer.body : {}
  return call.operation.parameters.flatMap(({ name, in: place, schema, pointer }): Found[] => {
    const [sent, said] = [call.query[name], body[name]]
    const isMeant = REFERENCE.test(name) || (isObject(schema) && Array.isArray(schema.enum))
    if (place !== 'query' || !isMeant || !isScalar(sent) || !isScalar(said) || String(sent) === String(said)) return []
    return [
      {
        rule: 'answers/restated',
        pointer,
        expected: `${name} to be the one that was asked for, ${sent}`,
        seen: String(said),
        detail: name,
      },
    ]
  })
}

/** The answer, or each item of a list, belongs to the ids that the path names. */
export function identityFindings(exchange: Exchange, model: Model): Found[] {
  const { call, answer } = exchange
  const { operation } = call
  if (!isSuccess(exchange) || (call.method !== undefined && call.method !== operation.method)) return []
  const list = model.lists.get(operation.id)
  const bodies = list ? itemsOf(list, answer.body) : isObject(answer.body) ? [answer.body] : []
  for (const body of bodies)
    for (const [field, parameter] of idsIn(model, operation, body))
      if (textOfValue(body[field]) !== textOfValue(call.path[parameter]))
        return [
          {
            rule: 'answers/identity',
            pointer: operation.pointer,
            expected: `${field} to be the ${parameter} of the path, ${textOfValue(call.path[parameter])}`,
            seen: textOfValue(body[field]),
            detail: field,
          },
        ]
  return [...dayFindings(exchange), ...askedFindings(exchange)]
}

/** An error that names a path names the one that was asked for. */
export function pathFindings({ pointer }: ResponseSpec, { answer, sent }: Exchange): Found[] {
  const { body } = answer
  if (answer.status < 400 || !isObject(body) || typeof body.path !== 'string' || !body.path.startsWith('/')) return []
  const { pathname } = new URL(sent.url)
  const decoded = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  const named = decoded(body.path.split('?')[0] ?? '')
  // A path that is too long may be cut off.
  const isAsked = decoded(pathname).endsWith(named) || (named.length > LONG && decoded(pathname).includes(named))
  return isAsked
    ? []
    : [
        {
          rule: 'answers/problem',
          pointer,
          expected: `the path ${pathname} in the error's body`,
          seen: body.path,
          detail: 'path',
        },
      ]
}
