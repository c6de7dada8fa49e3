// Values of the period before, and values that repeat those of another operation, on a small backend of visits.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })
const day = { type: 'string', format: 'date' }
const count = { type: 'integer' }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const ROW = object({ page: { type: 'string' }, now: count, before: { ...count, 'x-previous': 'now' } })
const REPORT = object({
  from: day,
  to: day,
  total: count,
  before: { ...count, 'x-previous': 'total' },
  pages: { type: 'array', items: ROW },
})
const query = (name: string, previous?: string) => ({
  name,
  in: 'query',
  schema: day,
  ...(previous === undefined ? {} : { 'x-previous': previous }),
})
const answer = (schema: unknown) => ({
  200: { description: 'It.', content: json(schema) },
  400: { description: 'Refused.' },
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Visits', version: '1' },
  paths: {
    '/report': {
      get: {
        operationId: 'getReport',
        parameters: [query('from'), query('to'), query('fromBefore', 'from'), query('toBefore', 'to')],
        responses: answer(REPORT),
      },
    },
    '/shared': {
      get: {
        operationId: 'getShared',
        'x-repeats': {
          operation: 'getReport',
          query: { from: 'period/from', to: 'period/to' },
          fields: { visits: 'total', pages: 'pages' },
        },
        responses: answer(
          object({ period: object({ from: day, to: day }), visits: count, pages: { type: 'array', items: ROW } }),
        ),
      },
    },
  },
}

type Row = { page: string; now: number; before: number }
type Report = { from: string; to: string; total: number; before: number; pages: Row[] }
type Faults = { report?: (report: Report) => Report; shared?: (report: Report) => Report }

const DAY_MS = 86_400_000
const moved = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** The visits of each day are the number of the day, so that each period has others. */
function visits(from: string, to: string): number {
  let sum = 0
  for (let date = from; date <= to; date = moved(date, 1)) sum += Math.round(Date.parse(date) / DAY_MS) % 1000
  return sum
}

function reportOf(asked: URLSearchParams): Report {
  const to = asked.get('to') ?? '2026-03-31'
  const from = asked.get('from') ?? moved(to, -6)
  const [fromBefore, toBefore] = [asked.get('fromBefore') ?? moved(from, -7), asked.get('toBefore') ?? moved(from, -1)]
  const [total, before] = [visits(from, to), visits(fromBefore, toBefore)]
  const pages = ['/', '/shop'].map((page, index) => ({ page, now: total * (index + 2), before: before * (index + 2) }))
  return { from, to, total, before, pages }
}

async function rulesWith({ report = (one) => one, shared = (one) => one }: Faults): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://visits.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['laws'],
    send: ({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (pathname === '/report') return Promise.resolve(Response.json(report(reportOf(searchParams))))
      const { from, to, total, pages } = shared(reportOf(new URLSearchParams()))
      return Promise.resolve(Response.json({ period: { from, to }, visits: total, pages }))
    },
  })
  return [...new Set(findings.map(({ rule, operation }) => `${rule} ${operation}`))]
}

const withFirstPage = (report: Report, change: Partial<Row>): Report => ({
  ...report,
  pages: report.pages.map((row, index) => (index === 0 ? { ...row, ...change } : row)),
})

test('a report whose earlier values are those of the earlier period is fine', async () => {
  expect(await rulesWith({})).toEqual([])
})

test.each<[string, Faults, string]>([
  [
    'a total of the period before',
    { report: (one) => ({ ...one, before: one.before + 1 }) },
    'laws/previous getReport',
  ],
  ['a row of the period before', { report: (one) => withFirstPage(one, { before: 1 }) }, 'laws/previous getReport'],
  ['a number of a shared report', { shared: (one) => ({ ...one, total: one.total + 1 }) }, 'laws/repeats getShared'],
  ['a row of a shared report', { shared: (one) => withFirstPage(one, { now: 1 }) }, 'laws/repeats getShared'],
  [
    'the order of a shared report',
    { shared: (one) => ({ ...one, pages: one.pages.toReversed() }) },
    'laws/repeats getShared',
  ],
])('%s that is another one is found', async (_, faults, rule) => {
  expect(await rulesWith(faults)).toContain(rule)
})
