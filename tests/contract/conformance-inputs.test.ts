// Inputs that backends take too leniently or too strictly, on a small backend of shops: digits with dashes, as many tags as a shop may have, and
// periods that end before they begin.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const MAX_TAGS = 3
const Number7 = { type: 'string', pattern: '^[0-9]{7}$', example: '4839201' }
const Shop = {
  type: 'object',
  required: ['tags'],
  additionalProperties: false,
  properties: { tags: { type: 'array', maxItems: MAX_TAGS, items: { type: 'string', minLength: 1 } } },
}
const answers = { 200: { description: 'It.', content: json({ type: 'object' }) }, 400: { description: 'Not valid.' } }
const day = (name: string) => ({ name, in: 'query', schema: { type: 'string', format: 'date' } })
const SALES = ['food', 'books', 'toys', 'tools', 'plants', 'lamps']
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Shops', version: '1' },
  paths: {
    '/tax': {
      get: {
        operationId: 'getTax',
        parameters: [{ name: 'number', in: 'query', required: true, schema: Number7 }],
        responses: answers,
      },
    },
    '/shop': {
      put: {
        operationId: 'updateShop',
        requestBody: { required: true, content: json({ ...Shop, example: { tags: ['quiet'] } }) },
        responses: { ...answers, 422: { description: 'Not valid.' } },
      },
    },
    ...Object.fromEntries(
      SALES.map((name) => [
        `/sales/${name}`,
        {
          get: {
            operationId: `getSalesOf_${name}`,
            parameters: [day('dateBegin'), day('dateEnd')],
            responses: answers,
          },
        },
      ]),
    ),
  },
}

type Fault = 'dashes' | 'too few tags' | 'a turned period' | 'an ended session'

async function findingsWith(fault?: Fault): Promise<string[]> {
  const status = (isRefused: boolean, refusal = 400) =>
    isRefused ? new Response(null, { status: refusal }) : Response.json({})
  const { findings } = await judge({
    url: 'http://shops.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    mayWrite: true,
    checks: ['answers', 'negative'],
    send: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/tax') {
        const number = searchParams.get('number') ?? ''
        return status(!/^[0-9]{7}$/.test(fault === 'dashes' ? number.replaceAll('-', '') : number))
      }
      if (pathname === '/shop') {
        const { tags, ...more } = Object(await request.json().catch(() => undefined)) as { tags?: unknown }
        const most = fault === 'too few tags' ? MAX_TAGS - 1 : MAX_TAGS
        const isList = Array.isArray(tags) && tags.every((one) => typeof one === 'string' && one !== '')
        return status(!isList || tags.length > most || Object.keys(more).length > 0, 422)
      }
      if (fault === 'an ended session' && pathname.endsWith('lamps')) return new Response(null, { status: 401 })
      const [begin, end] = [searchParams.get('dateBegin'), searchParams.get('dateEnd')]
      const isDay = (text: string | null) => text === null || !Number.isNaN(Date.parse(text))
      const isTurned = begin !== null && end !== null && end < begin
      const isTaken = fault === 'a turned period' && pathname.endsWith('lamps')
      return status(!isDay(begin) || !isDay(end) || (isTurned && !isTaken))
    },
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

test.each<[Fault, string]>([
  ['dashes', 'negative/accepted getTax'],
  ['too few tags', 'negative/limit updateShop'],
  ['a turned period', 'answers/consistent getSalesOf_lamps'],
])('%s is found', async (fault, found) => {
  expect(await findingsWith()).not.toContain(found)
  expect(await findingsWith(fault)).toContain(found)
})

test('a 401 is about the caller: it is not another answer to a fault', async () => {
  expect(await findingsWith('an ended session')).not.toContain('answers/consistent getSalesOf_lamps')
})
