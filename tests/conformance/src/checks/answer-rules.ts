// The rules that every answer must keep, whatever was asked.
import { isJson, type Operation, type ResponseSpec, responseFor } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import type { Schemas } from '../contract/schemas.ts'
import type { NewFinding } from '../findings.ts'
import type { Exchange } from '../http/client.ts'
import { exposureFindings } from './exposure.ts'
import { ratioFindings } from './ratios.ts'
import { pathFindings } from './restated.ts'

type Found = Pick<NewFinding, 'rule' | 'pointer' | 'expected' | 'seen'> & { detail?: string }

export const start = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text || 'nothing'
}

/** The status of an answer, with the code of its error. */
export const signOf = ({ answer: { status, body } }: Exchange): string =>
  `${status}${isObject(body) && typeof body.code === 'string' ? ` ${body.code}` : ''}`

/** Numbers in a place are the same place: the tenth item breaks the rule as the first does. */
const general = (place: string) => place.replace(/\/\d+(?=\/|$)/g, '/*')

function headerFindings(spec: ResponseSpec, { answer }: Exchange, schemas: Schemas): Found[] {
  return Object.entries(spec.headers).flatMap(([name, header]): Found[] => {
    if (/^content-type$/i.test(name)) return []
    const value = answer.headers.get(name)
    const expected = `the header ${name}`
    if (value === null)
      return header.isRequired
        ? [{ rule: 'answers/header', pointer: header.pointer, expected, seen: 'an answer without it' }]
        : []
    if (schemas.isValidText(header.schemaPointer, value)) return []
    return [
      {
        rule: 'answers/header',
        pointer: header.schemaPointer,
        expected: `${expected} as its schema says`,
        seen: value,
      },
    ]
  })
}

function bodyFindings(spec: ResponseSpec, { answer, call }: Exchange, schemas: Schemas): Found[] {
  const { status, text, headers } = answer
  const given = headers.get('Content-Type')
  const type = given?.split(';')[0]?.trim().toLowerCase()
  const names = Object.keys(spec.content)
  if (status === 204 || status === 304)
    return text === ''
      ? []
      : [{ rule: 'answers/body', pointer: spec.pointer, expected: `no body with ${status}`, seen: start(text) }]
  if (names.length === 0 || call.method === 'HEAD') return []
  const name =
    names.find((one) => one.split(';')[0]?.trim().toLowerCase() === type) ??
    names.find((one) => one === '*/*' || (one.endsWith('/*') && type?.startsWith(one.slice(0, -1))))
  const content = name === undefined ? undefined : spec.content[name]
  if (!content)
    return [
      {
        rule: 'answers/media-type',
        pointer: join(spec.pointer, 'content'),
        expected: `Content-Type ${names.join(' or ')}`,
        seen: given ?? 'an answer without it',
      },
    ]
  if (!type || !isJson(type)) return []
  const charset = /charset="?([^";]+)/i.exec(given ?? '')?.[1]
  const wrongCharset: Found[] =
    charset && !/^utf-?8$/i.test(charset)
      ? [{ rule: 'answers/charset', pointer: join(spec.pointer, 'content'), expected: 'JSON in UTF-8', seen: charset }]
      : []
  if (!answer.isJson)
    return [{ rule: 'answers/body', pointer: content.schemaPointer, expected: 'a body of JSON', seen: start(text) }]
  if (content.schema === undefined) return wrongCharset
  const violations = schemas.violations(content.schemaPointer, answer.body, 'response').slice(0, 8)
  return [
    ...wrongCharset,
    ...violations.map(({ place, keyword, pointer, expected, seen }) => ({
      rule: 'answers/schema',
      pointer: pointer || content.schemaPointer,
      expected: `${place || 'the body'}: ${expected}`,
      seen: start(seen),
      detail: `${keyword} ${general(place)}`,
    })),
  ]
}

/** An error that states a status or method must state its own, and only codes that the contract lists. */
function problemFindings(spec: ResponseSpec, { answer, sent }: Exchange): Found[] {
  const { body, status } = answer
  if (status < 400 || !isObject(body)) return []
  const found: Found[] = []
  if (Number.isInteger(body.status) && body.status !== status)
    found.push({
      rule: 'answers/problem',
      pointer: spec.pointer,
      expected: `the status ${status} in the error's body`,
      seen: String(body.status),
      detail: 'status',
    })
  if (typeof body.method === 'string' && /^[A-Z]+$/.test(body.method) && body.method !== sent.method)
    found.push({
      rule: 'answers/problem',
      pointer: spec.pointer,
      expected: `the method ${sent.method} in the error's body`,
      seen: body.method,
      detail: 'method',
    })
  for (const [name, value] of answer.headers) {
    const restated = Object.keys(body).find((key) => key.toLowerCase() === name.replaceAll('-', '').toLowerCase())
    if (restated && /^(x)?(request|trace|correlation)id$/.test(restated.toLowerCase()) && body[restated] !== value)
      found.push({
        rule: 'answers/problem',
        pointer: spec.pointer,
        expected: `${restated} in the error's body to be the header ${name}, ${value}`,
        seen: String(body[restated]),
        detail: restated,
      })
  }
  const codes = spec.node['x-error-codes']
  if (Array.isArray(codes) && typeof body.code === 'string' && !codes.includes(body.code))
    found.push({
      rule: 'answers/error-code',
      pointer: join(spec.pointer, 'x-error-codes'),
      expected: `one of the codes ${codes.join(', ')}`,
      seen: body.code,
      detail: body.code,
    })
  return found
}

/** Statuses that any HTTP server may give, whatever the contract lists. */
const PROTOCOL = [405, 406, 413, 414, 415, 429, 431]

/** True for 401 and 403 of an operation that needs credentials and says nothing of their refusal. */
const followsFromSecurity = ({ security, responses }: Operation, status: number): boolean =>
  (status === 401 || status === 403) && security.length > 0 && !('401' in responses)

/** Returns what an answer breaks. */
export function answerFindings(exchange: Exchange, schemas: Schemas): Found[] {
  const { call, answer } = exchange
  const { operation } = call
  const { status } = answer
  const pointer = join(operation.pointer, 'responses')
  if (status >= 500 && status !== 501 && status !== 503)
    return [
      {
        rule: 'answers/server-error',
        pointer,
        expected: 'an answer below 500',
        seen: `${status} ${start(answer.text)}`,
        detail: String(status),
      },
      ...exposureFindings(exchange, schemas),
    ]
  if (call.method !== undefined && call.method !== operation.method) return []
  const spec = responseFor(operation, status)
  if (!spec) {
    if (PROTOCOL.includes(status) || followsFromSecurity(operation, status)) return []
    // A contract that documents no refusal at all leaves them to the backend.
    const isSilent = Object.keys(operation.responses).every((one) => one.startsWith('2'))
    if (isSilent && status >= 400) return []
    return [
      {
        rule: 'answers/status',
        pointer,
        expected: `one of the statuses ${Object.keys(operation.responses).join(', ')}`,
        seen: `${status} ${start(answer.text)}`,
        detail: String(status),
      },
    ]
  }
  return [
    ...headerFindings(spec, exchange, schemas),
    ...bodyFindings(spec, exchange, schemas),
    ...problemFindings(spec, exchange),
    ...pathFindings(spec, exchange),
    ...exposureFindings(exchange, schemas),
    ...ratioFindings(exchange, schemas),
  ]
}

export const needsCredentials = ({ security }: Operation): boolean =>
  security.length > 0 && security.every((schemes) => schemes.length > 0)
