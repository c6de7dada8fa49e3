// Fields and parameters of a request that belong to others, and days within a window, on a small backend of reminders.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const day = { type: 'string', format: 'date' }
const json = (schema: object) => ({ 'application/json': { schema } })
const State = { ...text, enum: ['open', 'asleep', 'gone'] }
const fields = {
  text,
  state: State,
  until: { ...day, 'x-belongs-to': { field: 'state', values: ['asleep'] }, 'x-within-days': { least: 1, most: 90 } },
  reason: { ...text, 'x-belongs-to': { field: 'state', values: ['gone'], only: true } },
}
const Reminder = { type: 'object', required: ['id', 'text'], properties: { id: text, ...fields } }
const one = { description: 'The reminder.', content: json(Reminder) }
const query = (name: string, extension: object) => ({ name, in: 'query', schema: day, ...extension })
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Reminders', version: '1' },
  paths: {
    '/reminders': {
      post: {
        operationId: 'createReminder',
        requestBody: { content: json({ type: 'object', required: ['text'], properties: fields }), required: true },
        responses: { 201: one, 422: { description: 'Not valid.' } },
      },
    },
    '/statistics': {
      get: {
        operationId: 'getStatistics',
        parameters: [
          query('from', {}),
          query('to', { 'x-within-days': { from: 'from', most: 30 } }),
          { name: 'kind', in: 'query', schema: { ...text, enum: ['word', 'day'] } },
          { name: 'value', in: 'query', schema: text, 'x-belongs-to': { field: 'kind' } },
        ],
        responses: {
          200: {
            description: 'A number.',
            content: json({ type: 'object', properties: { count: { type: 'integer' } } }),
          },
          400: { description: 'Refused.' },
        },
      },
    },
  },
}

const DAY_MS = 86_400_000
const distance = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
const today = () => new Date().toISOString().slice(0, 10)

type Fault =
  | 'an end without sleep'
  | 'sleep without an end'
  | 'sleep is refused'
  | 'a reason in any state'
  | 'a year of sleep'
  | 'sleep until today'
  | 'ninety days are too many'
  | 'a long period'
  | 'half a part'

type Sent = { text?: string; state?: string; until?: string; reason?: string }
/** The field that a reminder is refused for. */
function wrongField({ text: said, state, until, reason }: Sent, fault: Fault | undefined): string | undefined {
  const isAsleep = state === 'asleep'
  const days = until === undefined ? 1 : distance(today(), until)
  if (typeof said !== 'string') return 'text'
  if (isAsleep && fault === 'sleep is refused') return 'until'
  if (until !== undefined && !isAsleep && fault !== 'an end without sleep') return 'until'
  if (until === undefined && isAsleep && fault !== 'sleep without an end') return 'until'
  if (days < 1 && fault !== 'sleep until today') return 'until'
  if (days > (fault === 'ninety days are too many' ? 89 : 90) && fault !== 'a year of sleep') return 'until'
  return reason !== undefined && state !== 'gone' && fault !== 'a reason in any state' ? 'reason' : undefined
}

function wrongParameter(asked: URLSearchParams, fault: Fault | undefined): string | undefined {
  const [from, to] = [asked.get('from') ?? today(), asked.get('to') ?? today()]
  if (distance(from, to) > 30 && fault !== 'a long period') return 'to'
  return asked.has('kind') !== asked.has('value') && fault !== 'half a part' ? 'value' : undefined
}

async function findingsWith(fault?: Fault): Promise<string[]> {
  let count = 0
  const refused = (status: number, field: string) => Response.json({ errors: { [field]: ['Not valid.'] } }, { status })
  const { findings } = await judge({
    url: 'http://reminders.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: 'operations: { createReminder: { body: { text: Call, state: open } } }\ntimeZone: UTC',
    checks: ['negative'],
    mayWrite: true,
    send: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/statistics') {
        const wrong = wrongParameter(searchParams, fault)
        return wrong === undefined ? Response.json({ count }) : refused(400, wrong)
      }
      const sent = Object((await request.json().catch(() => undefined)) as unknown) as Sent
      const wrong = wrongField(sent, fault)
      if (wrong !== undefined) return refused(422, wrong)
      count += 1
      return Response.json({ ...sent, id: `r-${count}` }, { status: 201 })
    },
  })
  return findings
    .filter(({ expected }) => /x-belongs-to|x-within-days/.test(expected))
    .map(({ rule, operation }) => `${rule} ${operation}`)
}

test('requests that have what belongs together are accepted, and others refused', async () => {
  expect(await findingsWith()).toEqual([])
})

test.each<[Fault, string]>([
  ['an end without sleep', 'negative/accepted createReminder'],
  ['sleep without an end', 'negative/accepted createReminder'],
  ['sleep is refused', 'negative/limit createReminder'],
  ['a reason in any state', 'negative/accepted createReminder'],
  ['a year of sleep', 'negative/accepted createReminder'],
  ['sleep until today', 'negative/accepted createReminder'],
  ['ninety days are too many', 'negative/limit createReminder'],
  ['a long period', 'negative/accepted getStatistics'],
  ['half a part', 'negative/accepted getStatistics'],
])('%s is found', async (fault, found) => {
  expect(await findingsWith(fault)).toContain(found)
})
