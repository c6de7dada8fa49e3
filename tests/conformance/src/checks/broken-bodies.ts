// Bodies that are no valid message at all: broken JSON, duplicate keys, another media type, too deep.
import { type Context, exceptionOf } from '../context.ts'
import { isJson } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import { start } from './answer-rules.ts'
import { judgeRefusalStatus } from './refusals.ts'

const DEPTH = 3000
const HUGE = 1_000_000

/** The same object with its first key twice; parsers disagree about which one counts. */
const withTwice = (body: Json): string | undefined => {
  const [key] = Object.keys(body)
  return key === undefined ? undefined : `{${JSON.stringify(key)}:null,${JSON.stringify(body).slice(1)}`
}

/** The body with a sign at the end of a text, escaped as JSON writes it. */
const withSign = (body: unknown, field: string, sign: string): string =>
  JSON.stringify({ ...Object(body), [field]: '…' }).replace('"…"', `"conformance ${sign}"`)

export async function judgeBrokenBodies(context: Context, call: Call): Promise<void> {
  const { client, coverage, findings, requests } = context
  const { operation } = call
  const [mediaType] = requests.content(operation) ?? []
  if (
    !mediaType ||
    !isJson(mediaType) ||
    call.body === undefined ||
    exceptionOf(context, operation.id, 'negative/body')
  )
    return
  const json = JSON.stringify(call.body)
  const duplicate = isObject(call.body) ? withTwice(call.body) : undefined
  const text = Object.keys(Object(call.body) as Json).find((name) => typeof Object(call.body)[name] === 'string')
  const cases: { name: string; call: Call; isRefused: boolean; isUnreadable?: boolean }[] = [
    { name: 'broken JSON', call: { ...call, rawBody: `${json.slice(0, -1)},` }, isRefused: true, isUnreadable: true },
    { name: 'text after the JSON', call: { ...call, rawBody: `${json}{` }, isRefused: true, isUnreadable: true },
    { name: `${DEPTH} levels`, call: { ...call, rawBody: '['.repeat(DEPTH) + ']'.repeat(DEPTH) }, isRefused: true },
    {
      name: 'a media type that the operation does not take',
      call: { ...call, rawBody: json, headers: { ...call.headers, 'Content-Type': 'application/x-conformance' } },
      isRefused: true,
    },
    ...(operation.body?.isRequired
      ? [{ name: 'no body', call: { ...call, body: undefined, rawBody: '' }, isRefused: true }]
      : []),
    // Whether so long a body is refused is for the negative check of its schema; it must not crash the server.
    {
      name: 'a body of a million signs',
      call: { ...call, rawBody: `{"conformanceUnknown":"${'a'.repeat(HUGE)}"}` },
      isRefused: false,
    },
    ...(text
      ? [
          {
            name: 'a sign without meaning',
            call: { ...call, rawBody: withSign(call.body, text, '\\u0000') },
            isRefused: false,
          },
        ]
      : []),
    ...(text
      ? [{ name: 'half of a sign', call: { ...call, rawBody: withSign(call.body, text, '\\ud800') }, isRefused: false }]
      : []),
    ...(duplicate ? [{ name: 'a key twice', call: { ...call, rawBody: duplicate }, isRefused: false }] : []),
  ]
  for (const one of cases) {
    const exchange = await client.send(one.call)
    const resource = context.model.resources.find(({ create }) => create === operation)
    const made = resource && isSuccess(exchange) ? requests.track(resource, exchange) : undefined
    if (made) await requests.made.remove(made)
    coverage.judge(operation.id, 'negative/body')
    const { status, text } = exchange.answer
    if (one.isRefused) context.consistency.note(one.name, exchange)
    if (one.isUnreadable) judgeRefusalStatus(context, exchange, 'a body that is no JSON')
    if (one.isRefused && status < 400)
      findings.add({
        check: 'negative',
        rule: 'negative/body',
        operation: operation.id,
        pointer: operation.body?.pointer ?? operation.pointer,
        expected: `a documented 4xx to ${one.name}`,
        seen: `${status} ${start(text)}`,
        exchanges: [exchange],
        detail: one.name,
      })
  }
}
