// The reports name what a run has not reached: operations without a success and lists that are too short, each with the reason.
import { expect, test } from 'vitest'
import { contractOf, judge, type Report } from '#tests/conformance/src/judge.ts'
import { REPORTS } from '#tests/conformance/src/report/reports.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const answers = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  409: { description: 'Not now.' },
})
const query = (name: string, schema: unknown) => ({ name, in: 'query', schema })
const parameters = [query('page', integer), query('pageSize', { ...integer, minimum: 1, maximum: 10 })]
const item = { type: 'object', required: ['id'], properties: { id: text } }
const page = {
  type: 'object',
  required: ['items', 'total'],
  properties: { items: { type: 'array', items: item }, total: integer },
}
const list = (operationId: string) => ({ get: { operationId, parameters, responses: answers(200, page) } })
const action = (operationId: string) => ({ post: { operationId, responses: answers(204) } })
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Doors', version: '1' },
  paths: {
    '/doors': list('listDoors'),
    '/keys': list('listKeys'),
    '/locks': list('listLocks'),
    '/opening': action('openAll'),
    '/closing': action('closeAll'),
    '/burning': action('burnAll'),
    '/painting': action('paintAll'),
  },
}
const LENGTHS: Record<string, number> = { doors: 4, keys: 1, locks: 0 }

function backend(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const name = pathname.slice(1)
  const count = LENGTHS[name]
  const at = (key: string, otherwise: number) => Number(searchParams.get(key) ?? otherwise)
  const first = (at('page', 1) - 1) * at('pageSize', 10)
  const items = Array.from({ length: count ?? 0 }, (_, index) => ({ id: `${name}-${index}` }))
  return Promise.resolve(
    count === undefined
      ? new Response(null, { status: name === 'painting' ? 204 : 409 })
      : Response.json({ items: items.slice(first, first + at('pageSize', 10)), total: count }),
  )
}

const reported = (settings: { mayWrite: boolean }): Promise<Report> =>
  judge({
    url: 'http://doors.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
operations:
  closeAll: { unreachable: Only a person can close them. }
  burnAll: { leave: It burns. }`,
    send: backend,
    ...settings,
  })

const form = (report: Report, name: string): string => REPORTS[name]?.(report, []) ?? ''

test('the reports name the operations without a success, and why', async () => {
  const report = await reported({ mayWrite: true })
  const terminal = form(report, 'terminal')
  expect(terminal).toContain('Without a success: 2 of 6 operations')
  expect(terminal).toMatch(/^ {2}openAll \(answered 409/m)
  expect(terminal).toMatch(/^ {2}closeAll \(Only a person can close them\.\)/m)
  expect(terminal).toMatch(/^ {2}burnAll: everything \(left alone: It burns\.\)/m)
  expect(terminal).not.toMatch(/paintAll[: (]/)
  const markdown = form(report, 'markdown')
  expect(markdown).toContain('## Without a success')
  expect(markdown).toContain('| closeAll | Only a person can close them. |')
  const { coverage } = JSON.parse(form(report, 'json')) as { coverage: { withoutSuccess: object[] } }
  expect(coverage.withoutSuccess).toContainEqual({ operation: 'closeAll', why: 'Only a person can close them.' })
  expect(coverage.withoutSuccess).toHaveLength(2)
})

test('an operation that was not sent says so', async () => {
  const report = await reported({ mayWrite: false })
  expect(form(report, 'terminal')).toMatch(/^ {2}paintAll \(not sent\)/m)
})

test('the reports name the lists with fewer than two items', async () => {
  const report = await reported({ mayWrite: true })
  const terminal = form(report, 'terminal')
  expect(terminal).toContain('Lists with fewer than two items: 2 of 3')
  expect(terminal).toMatch(/^ {2}listKeys \(1 item\)/m)
  expect(terminal).toMatch(/^ {2}listLocks \(0 items\)/m)
  expect(form(report, 'markdown')).toContain('| listLocks | 0 items |')
  const { coverage } = JSON.parse(form(report, 'json')) as { coverage: { shortLists: object[] } }
  expect(coverage.shortLists).toEqual([
    { operation: 'listKeys', items: 1 },
    { operation: 'listLocks', items: 0 },
  ])
})
