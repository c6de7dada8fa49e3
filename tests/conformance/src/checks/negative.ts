// The check 'negative': requests that break one keyword must be refused, those exactly at a limit accepted.
import { type Context, exceptionOf, inParallel } from '../context.ts'
import { isJson, jsonContent, type Operation, type Parameter, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json, keysOf } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { FormFile } from '../http/form.ts'
import { judgeUntouched, watched } from '../laws/untouched.ts'
import { varied } from '../values/bodies.ts'
import { type Change, faultsOf, faultTexts, limitsOf, limitTexts, nullsOf } from '../values/faults.ts'
import { flatten } from '../values/flat.ts'
import { generated } from '../values/generate.ts'
import { start } from './answer-rules.ts'
import { judgeBelongings } from './belonging.ts'
import { judgeBrokenBodies } from './broken-bodies.ts'
import { FieldNames } from './field-names.ts'
import { judgeLeast } from './least.ts'
import { judgeLimitEffect, judgeMade } from './limit-effects.ts'
import { judgeNamedTwice } from './named-twice.ts'
import { judgeRefusalStatus } from './refusals.ts'
import { judgeUnknownParameter } from './unknown-parameters.ts'
import { judgeWindows } from './windows.ts'

/** One request that breaks one keyword at one place. */
export type Probe = { call: Call; keyword: string; place: string; pointer: string }

/** Creations with null inside of an object, one for each. */
const MAX_NULLS = 4

/** Fields that only the server sets: those of the answer that the body does not have. */
function serverFields(document: Json, operation: Operation, schema: Schema | undefined, body: unknown): Change[] {
  const answer = flatten(document, jsonContent(successOf(operation)?.content ?? {})?.[1].schema)
  const [own, all] = [flatten(document, schema, body).properties, answer.properties]
  if (!isObject(body) || !isObject(own) || !isObject(all)) return []
  return Object.keys(all)
    .filter((name) => /^(id|uuid|version|created(_?(at|on|by))?)$/i.test(name) && !(name in own))
    .map((name) => ({
      place: `/${name}`,
      keyword: 'additionalProperties',
      value: { ...body, [name]: generated(document, all[name] as Schema) },
    }))
}

/** A form has texts and files only: other types cannot be sent wrongly. */
const FORM_KEYWORDS = ['required', 'additionalProperties', 'maxLength']
const asText = (form: unknown): unknown =>
  isObject(form)
    ? Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value instanceof FormFile ? '' : value]))
    : form

function bodyChanges({ contract, schemas, requests, model }: Context, call: Call, side: 'inside' | 'outside'): Probe[] {
  const { operation } = call
  const [mediaType, content] = requests.content(operation) ?? []
  const isForm = mediaType?.startsWith('multipart/form-data') === true && side === 'outside'
  if (!mediaType || !content || !(isForm || isJson(mediaType)) || call.body === undefined) return []
  // Backends limit how much is made: a creation with null at the highest level is one of the variants that the laws make.
  const isCreation = model.kinds.get(operation.id) === 'create'
  const nulls = side === 'inside' ? nullsOf(contract.document, content.schema, call.body) : []
  const inner = nulls.filter(({ place }) => keysOf(place).length > 1)
  const all: Change[] =
    side === 'outside'
      ? faultsOf(contract.document, content.schema, call.body)
      : [...limitsOf(contract.document, content.schema, call.body), ...(isCreation ? inner.slice(0, MAX_NULLS) : nulls)]
  const changes = isForm ? all.filter(({ keyword }) => FORM_KEYWORDS.includes(keyword)) : all
  if (side === 'outside') changes.push(...serverFields(contract.document, operation, content.schema, call.body))
  const seen = new Set<string>()
  return changes.flatMap(({ place, keyword, value }): Probe[] => {
    const text = JSON.stringify(value)
    if (seen.has(text) || text === undefined) return []
    seen.add(text)
    const violations = schemas.violations(content.schemaPointer, isForm ? asText(value) : value, 'request')
    if (violations.length > 0 !== (side === 'outside')) return []
    return [
      { call: { ...call, body: value }, keyword, place, pointer: violations[0]?.pointer || content.schemaPointer },
    ]
  })
}

function parameterChanges({ contract, schemas, requests }: Context, call: Call, side: 'inside' | 'outside'): Probe[] {
  return call.operation.parameters.flatMap((parameter): Probe[] => {
    const { name, in: place, schema, schemaPointer, pointer } = parameter
    if (
      place === 'cookie' ||
      (place === 'header' && /^(authorization|content-type|accept|accept-language)$/i.test(name))
    )
      return []
    const given = place === 'query' ? call.query[name] : place === 'path' ? call.path[name] : call.headers[name]
    const value: unknown = given ?? requests.valueOf(parameter)
    const text = String(Array.isArray(value) ? value[0] : value)
    const texts: [string, string | string[]][] =
      side === 'outside'
        ? faultTexts(contract.document, schema, text)
        : place === 'path'
          ? []
          : limitTexts(contract.document, schema, text)
    const probes = texts
      .filter(
        ([, one]) =>
          schemas.isValidText(schemaPointer, one) === (side === 'inside') &&
          (place === 'query' || (!Array.isArray(one) && isSendable(one, place))),
      )
      .map(
        ([keyword, one]): Probe => ({
          call: withParameter(call, parameter, one),
          keyword,
          place: name,
          pointer: schemaPointer,
        }),
      )
    const missing: Probe[] =
      side === 'outside' && place === 'query' && parameter.isRequired
        ? [{ call: withParameter(call, parameter, undefined), keyword: 'required', place: name, pointer }]
        : []
    return [...probes, ...missing]
  })
}

/** Headers cannot hold every text, and a path must not change its segments. */
const isSendable = (text: string, place: Parameter['in']): boolean =>
  place === 'header' ? /^[\x21-\x7e]+$/.test(text) : !/^\.{1,2}$/.test(text) && text.trim() !== ''

function withParameter(call: Call, { name, in: place }: Parameter, value: unknown): Call {
  if (place === 'path') return { ...call, path: { ...call.path, [name]: value } }
  if (place === 'header') return { ...call, headers: { ...call.headers, [name]: String(value) } }
  return { ...call, query: { ...call.query, [name]: value } }
}

/** Refusals that say something else than that the request is invalid. */
const MISTAKEN = [401, 403, 404, 405, 409, 410]

async function judgeFault(context: Context, probe: Probe, names: FieldNames, isAccepted: boolean): Promise<Exchange> {
  const { client, coverage, findings, requests } = context
  const { call, keyword, place, pointer } = probe
  const { operation } = call
  const exchange = await client.send(call)
  coverage.judge(operation.id, 'negative/refused')
  coverage.keyword(keyword)
  const { status } = exchange.answer
  if (status < 400) {
    requests.trackAny(exchange)
    findings.add({
      check: 'negative',
      rule: 'negative/accepted',
      operation: operation.id,
      pointer,
      expected: `a documented 4xx, because ${place || 'the body'} breaks ${keyword}`,
      seen: `${status} ${start(exchange.answer.text)}`,
      exchanges: [exchange],
      detail: `${keyword} ${place}`,
    })
    return exchange
  }
  const isQuery = operation.parameters.some((one) => one.in === 'query' && one.name === place)
  if (isQuery) context.consistency.note('a query parameter that its schema refuses', exchange, { isCoded: false })
  if (isAccepted && place.startsWith('/') && !/ids?(\/\d+)?$/i.test(place))
    context.consistency.note('a body that its schema refuses', exchange, { isCoded: false })
  if (place.startsWith('/')) names.note(exchange, place)
  // Ids that do not exist may be answered as such; anything else that is only malformed is no matter of rights or states.
  const isBody = place.startsWith('/') && !/ids?(\/\d+)?$/i.test(place)
  if (isAccepted && isBody) judgeRefusalStatus(context, exchange, 'a body that its schema refuses')
  if (isAccepted && isQuery) judgeRefusalStatus(context, exchange, 'a query parameter that its schema refuses')
  if (isAccepted && isBody && MISTAKEN.includes(status))
    findings.add({
      check: 'negative',
      rule: 'negative/status',
      operation: operation.id,
      pointer,
      expected: `400 or 422, because ${place} breaks ${keyword}`,
      seen: `${status} ${start(exchange.answer.text)}`,
      exchanges: [exchange],
      detail: String(status),
    })
  return exchange
}

/** True if an answer refuses this very value: the error names the field, or has no place for names. */
function isAbout({ answer }: Exchange, place: string): boolean {
  const field = keysOf(place).findLast((key) => !/^\d+$/.test(key)) ?? place
  const errors = isObject(answer.body) ? answer.body.errors : undefined
  if (!isObject(errors) && !Array.isArray(errors)) return answer.status === 400 || answer.status === 422
  return JSON.stringify(errors).includes(field)
}

const volatile = /"(request_?id|trace_?id|timestamp|instance|path|time|date)":\s*"[^"]*"/gi
const sameRefusal = (one: Exchange, other: Exchange) =>
  one.answer.status === other.answer.status &&
  one.answer.text.replace(volatile, '') === other.answer.text.replace(volatile, '')

/** A limit is refused wrongly if the answer is the one to the value just beyond it, or if nothing but the limit is new. */
async function judgeLimit(context: Context, probe: Probe, beyond: Probe | undefined): Promise<void> {
  const { client, coverage, findings, requests, model, contract } = context
  const { call, keyword, place, pointer } = probe
  const { operation } = call
  const resource = model.resources.find((one) => one.create === operation)
  const content = requests.content(operation)?.[1]
  const isText = keyword === 'minLength' || keyword === 'maxLength'
  const sent =
    resource && !isText && !operation.parameters.some(({ name }) => name === place)
      ? { ...call, body: varied(contract, content?.schema, call.body, requests.mark()) }
      : call
  const exchange = await client.send(sent)
  coverage.judge(operation.id, 'negative/limit')
  if (isSuccess(exchange)) {
    const made = resource && requests.track(resource, exchange)
    if (made) await judgeMade(context, made)
    await judgeLimitEffect(context, exchange, place)
    return
  }
  const { status } = exchange.answer
  if ((status !== 400 && status !== 422) || !isAbout(exchange, place)) return
  if (!beyond) return
  const refusal = await client.send(beyond.call)
  if (!sameRefusal(exchange, refusal)) return
  findings.add({
    check: 'negative',
    rule: 'negative/limit',
    operation: operation.id,
    pointer,
    expected: `acceptance, because ${place} just keeps ${keyword}`,
    seen: `${status} ${start(exchange.answer.text)}`,
    exchanges: [exchange],
    detail: `${keyword} ${place}`,
  })
}

/** Faults in fields that the accepted body lacks, on an example that has them: with the accepted one another rule may refuse them. */
async function furtherFaults(context: Context, operation: Operation, base: Exchange): Promise<Probe[]> {
  const { requests, client, model } = context
  const given = Object(base.call.body) as Json
  for (const example of requests.content(operation)?.[1].examples ?? []) {
    const names = isObject(example) ? Object.keys(example).filter((name) => !(name in given)) : []
    if (names.length === 0) continue
    const call = { ...(await requests.again(base)), body: example }
    const exchange = await client.send(call)
    const resource = model.resources.find((one) => one.create === operation)
    const made = resource && isSuccess(exchange) ? requests.track(resource, exchange) : undefined
    if (made) await judgeMade(context, made)
    else requests.trackAny(exchange)
    if (isSuccess(exchange))
      return bodyChanges(context, call, 'outside').filter(({ place }) => names.includes(keysOf(place)[0] ?? ''))
  }
  return []
}

async function judgeOperation(context: Context, operation: Operation): Promise<void> {
  const { requests, isOver, mayWrite } = context
  const base = await requests.base(operation)
  const call = base?.call ?? (await requests.candidates(operation, false))[0]
  if (!call || !context.callers.mayCall(operation, call.caller)) return
  const isAccepted = base !== undefined && isSuccess(base)
  const valid = isAccepted ? await requests.again(base) : call
  const names = new FieldNames(context)
  const outside = [...parameterChanges(context, valid, 'outside'), ...bodyChanges(context, valid, 'outside')]
  const watch = isAccepted ? await watched(context, valid) : undefined
  const refused: Exchange[] = []
  for (const probe of outside)
    if (!isOver()) refused.push(await judgeFault(context, probe, names, isAccepted && operation.method !== 'DELETE'))
  await judgeUntouched(context, watch, refused)
  const isWriting = isAccepted && mayWrite && operation.method !== 'GET'
  for (const probe of isWriting ? await furtherFaults(context, operation, base) : [])
    if (!isOver()) await judgeFault(context, probe, names, false)
  if (isWriting) await judgeNamedTwice(context, operation, base)
  if (isWriting || (isAccepted && operation.method === 'GET')) {
    await judgeBelongings(context, operation, base)
    await judgeWindows(context, operation, base)
  }
  names.judge()
  await judgeUnknownParameter(context, valid)
  await judgeBrokenBodies(context, valid)
  if (!isAccepted || operation.method === 'DELETE' || (operation.method !== 'GET' && !mayWrite)) return
  if (exceptionOf(context, operation.id, 'negative/limit')) return
  await judgeLeast(context, valid)
  for (const probe of [...parameterChanges(context, valid, 'inside'), ...bodyChanges(context, valid, 'inside')])
    if (!isOver())
      await judgeLimit(
        context,
        probe,
        outside.find(({ keyword, place }) => keyword === probe.keyword && place === probe.place),
      )
}

export async function checkNegative(context: Context): Promise<void> {
  const { operations, overrides, mayWrite, isOver } = context
  const reads = operations.filter(({ method }) => method === 'GET')
  await inParallel(reads, overrides.parallel, async (operation) => {
    if (!isOver() && !exceptionOf(context, operation.id, 'negative')) await judgeOperation(context, operation)
  })
  if (!mayWrite) return
  for (const operation of operations)
    if (!reads.includes(operation) && !isOver() && !exceptionOf(context, operation.id, 'negative'))
      await judgeOperation(context, operation)
}
