// A free slot is taken by a booking at the same time in the same place, on a small backend of rooms.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const moment = { type: 'string', format: 'date-time' }
const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
})
const ROOMS = { type: 'array', items: object({ roomId: text }) }
const STATE = { type: 'integer', enum: [1, 2, 3] }
const BOOKING = object({ id: text, startsAt: moment, rooms: ROOMS, status: STATE })
const DRAFT = object({ startsAt: moment, rooms: ROOMS, status: STATE }, ['startsAt'])
const json = (schema: unknown) => ({ 'application/json': { schema } })
const answer = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  400: { description: 'Refused.' },
  404: { description: 'Not found.' },
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Rooms', version: '1' },
  paths: {
    '/bookings': {
      get: { operationId: 'listBookings', responses: answer(200, { type: 'array', items: BOOKING }) },
      post: { operationId: 'createBooking', requestBody: { content: json(DRAFT) }, responses: answer(201, BOOKING) },
    },
    '/bookings/{bookingId}': {
      parameters: [{ name: 'bookingId', in: 'path', required: true, schema: text }],
      delete: { operationId: 'deleteBooking', responses: answer(204) },
    },
    '/free': {
      get: {
        operationId: 'listFree',
        'x-free-of': {
          list: 'listBookings',
          at: 'startsAt',
          minutes: 30,
          same: { roomId: 'rooms.roomId' },
          where: { status: [2] },
        },
        responses: answer(200, { type: 'array', items: object({ startsAt: moment, roomId: text }) }),
      },
    },
  },
}

type Booking = { id: string; startsAt: string; rooms: { roomId: string }[]; status: number }
type Fault = 'frozen' | 'exact time' | 'other rooms'

const HOURS = ['2030-01-01T08:00:00Z', '2030-01-01T09:00:00Z', '2030-01-01T10:00:00Z']

function backend(fault?: Fault) {
  const bookings = new Map<string, Booking>()
  let count = 0
  const add = (fields: Partial<Booking>) => {
    count += 1
    const booking = { id: `booking-${count}`, startsAt: '', rooms: [], status: 1, ...fields }
    bookings.set(booking.id, booking)
    return booking
  }
  add({ startsAt: '2030-01-01T10:20:00Z', rooms: [{ roomId: 'small' }], status: 2 })
  add({ startsAt: '2030-01-01T09:00:00Z', rooms: [{ roomId: 'small' }], status: 3 })
  const isTaken = (startsAt: string, roomId: string) =>
    [...bookings.values()].some(
      (one) =>
        one.status === 2 &&
        Math.abs(Date.parse(one.startsAt) - Date.parse(startsAt)) < (fault === 'exact time' ? 1 : 30 * 60_000) &&
        (one.rooms.some((room) => room.roomId === roomId) || false) &&
        !(fault === 'other rooms' && one.rooms.length === 1),
    )
  const free = () =>
    ['small', 'large'].flatMap((roomId) =>
      HOURS.filter((startsAt) => !isTaken(startsAt, roomId)).map((startsAt) => ({ startsAt, roomId })),
    )
  const first = free()
  return async (request: Request): Promise<Response> => {
    const [, kind, own = ''] = new URL(request.url).pathname.split('/')
    if (kind === 'free') return Response.json(fault === 'frozen' ? first : free())
    if (request.method === 'DELETE') return new Response(null, { status: bookings.delete(own) ? 204 : 404 })
    if (request.method !== 'POST') return Response.json([...bookings.values()])
    const body: unknown = await request.json()
    return Response.json(add(Object(body) as Partial<Booking>), { status: 201 })
  }
}

async function rulesWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://rooms.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['laws'],
    mayWrite: true,
    only: ['listFree'],
    send: backend(fault),
  })
  return [...new Set(findings.map(({ rule, operation }) => `${rule} ${operation}`))]
}

test('what is free before and after a booking is fine', async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[Fault]>([['frozen'], ['exact time'], ['other rooms']])(
  'what is taken and listed as free is found: %s',
  async (fault) => {
    expect(await rulesWith(fault)).toContain('laws/free-of listFree')
  },
)
