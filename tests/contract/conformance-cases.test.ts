// Cases of the overrides, on a small backend of seats: what words alone say of a call, and what other calls show after it.
import { expect, test } from 'vitest'
import { contractOf, judge, type Settings } from '#tests/conformance/src/judge.ts'

const text = { type: 'string', minLength: 1 }
const json = (schema: object) => ({ 'application/json': { schema } })
const SEAT = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: text, name: text, since: text, number: { type: 'integer' }, label: text },
}
const REFUSED = { description: 'Refused.', content: json({ type: 'object', properties: { code: text } }) }
const id = { name: 'id', in: 'path', required: true, schema: text }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Seats', version: '1' },
  components: { securitySchemes: { service: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/audit': {
      get: {
        operationId: 'audit',
        security: [{ service: [] }],
        responses: { 200: { description: 'Takings.', content: json({ type: 'array', items: SEAT }) }, 401: REFUSED },
      },
    },
    '/seats': {
      get: {
        operationId: 'listSeats',
        responses: { 200: { description: 'Seats.', content: json({ type: 'array', items: SEAT }) } },
      },
      post: {
        operationId: 'takeSeat',
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['name'],
            additionalProperties: false,
            properties: { name: text },
          }),
        },
        responses: { 201: { description: 'Taken.', content: json(SEAT) }, 400: REFUSED, 409: REFUSED },
      },
    },
    '/seats/{id}/leave': {
      parameters: [id],
      post: { operationId: 'leaveSeat', responses: { 204: { description: 'Left.' }, 404: REFUSED } },
    },
  },
}

const OVERRIDES = `
callers: { someone: { credentials: {} }, program: { credentials: { service: '\${SERVICE:-}' } } }
operations: { takeSeat: { body: { name: Bo } }, audit: { as: program } }
cases:
  takeSeat:
    - says: Two people cannot have one name.
      after: [{ operation: takeSeat, body: { name: Ada } }]
      body: { name: Ada }
      status: 409
      shows: { code: taken }
    - says: A number is one more than that before it.
      after: [{ operation: takeSeat, body: { name: Ed }, ids: { number: '{/number}' } }]
      body: { name: Fay }
      shows: { number: { is: '{number}', plus: 1 }, name: { not: Ed }, id: { matches: ^\\d+$ } }
      then: [{ operation: listSeats, shows: { '-1/name': Fay, .: { has: { name: Ed } } } }]
    - { says: Nobody takes a seat without a name., isWithoutBody: true, status: 400, shows: { code: no-name } }
  leaveSeat:
    - says: The seat is free again.
      after: [{ operation: takeSeat, body: { name: Gus }, ids: { id: '{/id}' } }]
      then: [{ operation: listSeats, shows: { .: { lacks: { name: Gus } } } }]
    - says: Somebody is told.
      after: [{ operation: takeSeat, body: { name: Hal }, ids: { id: '{/id}' } }]
      then: [{ get: '\${MAILS}?of={id}', find: { mail: 'left ([0-9]+)' } }]
  audit: [{ says: Programs see all that was taken., shows: { .: [] } }]
  listSeats:
    - { says: All have a name., shows: { .: { each: { name: { not: '' }, since: '{ago1}' } } } }
    - { says: In the language of the request., language: tr, shows: { 0/label: Koltuk } }
`

type Fault =
  | 'one language'
  | 'names twice'
  | 'another code'
  | 'a number twice'
  | 'seats that stay'
  | 'no mail'
  | 'another day'
  | 'no names'

function nameIn(text: string): unknown {
  try {
    return Reflect.get(Object(JSON.parse(text)), 'name')
  } catch {
    return undefined
  }
}

function backend(fault?: Fault): NonNullable<Settings['send']> {
  const seats: { since: string; id: string; name: string; number: number }[] = []
  const mails: string[] = []
  let count = 0
  return async (request) => {
    const { pathname, origin } = new URL(request.url)
    if (origin === 'http://mails.test') return new Response(mails.join('\n'))
    const [, part, seat] = pathname.split('/')
    if (part === 'audit') {
      const isProgram = request.headers.get('authorization') === 'Bearer good'
      return isProgram ? Response.json([{ id: '1', name: 'Ada' }]) : Response.json({ code: 'no' }, { status: 401 })
    }
    if (seat !== undefined) {
      const index = seats.findIndex((one) => one.id === seat)
      if (index < 0) return Response.json({ code: 'unknown' }, { status: 404 })
      if (fault !== 'seats that stay') seats.splice(index, 1)
      if (fault !== 'no mail') mails.push(`left ${seat}`)
      return new Response(null, { status: 204 })
    }
    const isTurkish = fault !== 'one language' && request.headers.get('accept-language') === 'tr'
    const label = isTurkish ? 'Koltuk' : 'Seat'
    if (request.method === 'GET') return Response.json(seats.map((one) => ({ ...one, label })))
    const sent = await request.text()
    if (sent === '') return Response.json({ code: fault === 'no names' ? 'invalid' : 'no-name' }, { status: 400 })
    const name: unknown = nameIn(sent)
    if (typeof name !== 'string' || name === '') return Response.json({ code: 'invalid' }, { status: 400 })
    if (fault !== 'names twice' && seats.some((one) => one.name === name))
      return Response.json({ code: fault === 'another code' ? 'invalid' : 'taken' }, { status: 409 })
    count += fault === 'a number twice' && count > 0 ? 0 : 1
    const since = new Date(Date.now() - (fault === 'another day' ? 2 : 1) * 86_400_000).toISOString().slice(0, 10)
    const taken = { since, id: `${Date.now()}${seats.length}${count}`, name, number: count }
    seats.push(taken)
    return Response.json(taken, { status: 201 })
  }
}

async function casesOf(fault?: Fault, environment: Settings['environment'] = { MAILS: 'http://mails.test/' }) {
  const { findings } = await judge({
    url: 'http://seats.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: OVERRIDES,
    environment,
    checks: ['laws'],
    mayWrite: true,
    send: backend(fault),
  })
  return findings.filter(({ rule }) => rule === 'laws/case')
}

test('cases that hold are fine', async () => {
  expect(await casesOf()).toEqual([])
})

test('a case that needs what the environment has not is not judged', async () => {
  expect(await casesOf('no mail', { MAILS: '' })).toEqual([])
})

test('a case whose caller has no credentials here is not judged', async () => {
  expect((await casesOf(undefined, { MAILS: '', SERVICE: 'good' })).map(({ operation }) => operation)).toEqual([
    'audit',
  ])
  expect(await casesOf(undefined, { MAILS: '' })).toEqual([])
})

test.each<[Fault, string, string]>([
  ['one language', 'listSeats', 'In the language of the request.'],
  ['names twice', 'takeSeat', 'Two people cannot have one name.'],
  ['another code', 'takeSeat', 'Two people cannot have one name.'],
  ['a number twice', 'takeSeat', 'A number is one more than that before it.'],
  ['seats that stay', 'leaveSeat', 'The seat is free again.'],
  ['no mail', 'leaveSeat', 'Somebody is told.'],
  ['another day', 'listSeats', 'All have a name.'],
  ['no names', 'takeSeat', 'Nobody takes a seat without a name.'],
])('%s', async (fault, operation, says) => {
  const found = await casesOf(fault)
  expect(found.map((one) => [one.operation, one.expected.split('says: ')[1]])).toContainEqual([operation, says])
})
