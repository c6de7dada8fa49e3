// Days that lie within so many of today, or of another day: x-within-days. The first and the last of them are accepted, those just beyond are refused.
import type { Context } from '../context.ts'
import type { Operation, Parameter, Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { dayAfter, dayAt, daysBetween, today, type Window, windowOf } from '../values/days.ts'
import { flatten } from '../values/flat.ts'
import { start } from './answer-rules.ts'
import { withWhatItNeeds } from './belonging.ts'

/** Minutes that a moment at an edge is away from it, so that it is on its side when it arrives. */
const MARGIN = 5
type Edge = { value: string; isWithin: boolean; days: number }

/** The edges of a window, with the day or moment beyond each of them. */
function edgesOf({ least, most }: Window, isDay: boolean, from: string): Edge[] {
  const edge = (days: number | undefined, sign: 1 | -1): Edge[] =>
    days === undefined
      ? []
      : [
          { value: dayAt(isDay, from, days, sign * -MARGIN), isWithin: true, days },
          { value: dayAt(isDay, from, isDay ? days + sign : days, sign * MARGIN), isWithin: false, days },
        ]
  return [...edge(least, -1), ...edge(most, 1)]
}

async function judgeEdge(
  context: Context,
  { call, name, edge, pointer }: { call: Call; name: string; edge: Edge; pointer: string },
): Promise<void> {
  const { client, coverage, findings, requests } = context
  const { operation } = call
  const exchange = await client.send(call)
  requests.trackAny(exchange)
  coverage.judge(operation.id, edge.isWithin ? 'negative/limit' : 'negative/refused')
  const { status, text } = exchange.answer
  const isAbout = (status === 400 || status === 422) && text.includes(name)
  if (edge.isWithin ? !isAbout : !isSuccess(exchange)) return
  findings.add({
    check: 'negative',
    rule: edge.isWithin ? 'negative/limit' : 'negative/accepted',
    operation: operation.id,
    pointer,
    expected: edge.isWithin
      ? `acceptance of ${name} ${edge.value}, which just keeps x-within-days`
      : `a documented 4xx, because ${name} ${edge.value} breaks x-within-days`,
    seen: `${status} ${start(text)}`,
    exchanges: [exchange],
    detail: `x-within-days ${name} ${edge.days}`,
  })
}

async function judgeFields(context: Context, operation: Operation, base: Exchange): Promise<void> {
  const { requests, contract, overrides } = context
  const content = requests.content(operation)?.[1]
  const { body } = base.call
  const { properties } = flatten(contract.document, content?.schema, body)
  if (!content || !isObject(body) || !isObject(properties)) return
  for (const [name, schema] of Object.entries(properties)) {
    const flat = flatten(contract.document, schema as Schema)
    const window = windowOf(flat)
    if (!window) continue
    const isDay = flat.format === 'date'
    for (const edge of edgesOf(window, isDay, today(overrides.timeZone))) {
      const call = await requests.again(base)
      const filled = withWhatItNeeds(
        contract.document,
        content.schema,
        { ...Object(call.body), [name]: edge.value },
        name,
      )
      await judgeEdge(context, { call: { ...call, body: filled }, name, edge, pointer: content.schemaPointer })
    }
  }
}

/** A parameter with a window behind another one ends the period that the other one begins: the last day is the same for all edges. */
async function judgeParameter(context: Context, base: Exchange, parameter: Parameter): Promise<void> {
  const { overrides } = context
  const window = windowOf(parameter.node)
  if (!window || parameter.in !== 'query') return
  const { from } = window
  const yesterday = dayAfter(today(overrides.timeZone), -1)
  const daysOf = ({ value }: Edge): Json => {
    if (from === undefined) return { [parameter.name]: value }
    return { [from]: dayAfter(yesterday, -daysBetween(yesterday, value)), [parameter.name]: yesterday }
  }
  for (const edge of edgesOf(window, true, yesterday)) {
    const call = { ...base.call, query: { ...base.call.query, ...daysOf(edge) } }
    await judgeEdge(context, { call, name: parameter.name, edge, pointer: parameter.pointer })
  }
}

export async function judgeWindows(context: Context, operation: Operation, base: Exchange): Promise<void> {
  if (operation.method === 'GET')
    for (const parameter of operation.parameters) await judgeParameter(context, base, parameter)
  else await judgeFields(context, operation, base)
}
