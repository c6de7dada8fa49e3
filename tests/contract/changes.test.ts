import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { changesBetween, mayBreak } from '#scripts/lib/contract/changes.ts'
import { contract } from '#tests/support/contract.ts'

const LIMIT_MS = 60_000
const released = JSON.parse(readFileSync('openapi/released/openapi.json', 'utf8'))

/** A small contract: one thing is created and read. */
const smallContract = () => ({
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  paths: {
    '/tickets': {
      get: {
        operationId: 'listTickets',
        parameters: [{ name: 'status', in: 'query', schema: { type: 'string', maxLength: 9 } }] as object[],
        responses: {
          '200': {
            description: 'Some.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Ticket' } } },
          },
        },
      },
      post: {
        operationId: 'createTicket',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['subject'],
                properties: { subject: { type: 'string' }, kind: { type: 'string' } },
              },
            },
          },
        },
        responses: {
          '201': {
            description: 'It.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Ticket' } } },
          },
        },
      },
    },
  } as Record<
    string,
    Record<
      string,
      { parameters?: object[]; requestBody?: { content: { 'application/json': { schema: { required: string[] } } } } }
    >
  >,
  components: {
    schemas: {
      Ticket: {
        type: 'object',
        description: 'A ticket.',
        required: ['id'],
        properties: { id: { type: 'string', maxLength: 20 }, status: { type: 'integer', enum: [1, 2] } } as Record<
          string,
          Record<string, unknown>
        >,
      },
    },
  },
})
type Small = ReturnType<typeof smallContract>

/** Whether a change of the small contract is found, and whether it breaks clients. */
function verdictOn(change: (contract: Small) => void) {
  const after = smallContract()
  change(after)
  const changes = changesBetween(smallContract(), after)
  return changes.length === 0 ? 'none' : changes.some(({ isBreaking }) => isBreaking) ? 'breaking' : 'compatible'
}
const ticketOf = ({ components }: Small) => components.schemas.Ticket

describe('a difference between two bundles', () => {
  test.each<[string, (contract: Small) => void]>([
    ['an operation that is gone', ({ paths }) => delete paths['/tickets']?.post],
    ['a parameter that is gone', ({ paths }) => paths['/tickets']?.get?.parameters?.pop()],
    [
      'a parameter that is needed now',
      ({ paths }) =>
        paths['/tickets']?.get?.parameters?.push({
          name: 'day',
          in: 'query',
          required: true,
          schema: { type: 'string' },
        }),
    ],
    [
      'a field of the body that is needed now',
      ({ paths }) => paths['/tickets']?.post?.requestBody?.content['application/json'].schema.required.push('kind'),
    ],
    ['a field of the answer that is gone', (small) => delete ticketOf(small).properties.status],
    [
      'a field of the answer of another type',
      (small) => Object.assign(ticketOf(small).properties.status ?? {}, { type: 'string', enum: ['1'] }),
    ],
    ['a field of the answer that may be missing now', (small) => ticketOf(small).required.pop()],
  ])('breaks clients: %s', (_, change) => expect(verdictOn(change)).toBe('breaking'))

  test.each<[string, (contract: Small) => void]>([
    [
      'another operation',
      ({ paths }) => Object.assign(paths, { '/health': { get: { operationId: 'getHealth', responses: {} } } }),
    ],
    [
      'another optional parameter',
      ({ paths }) => paths['/tickets']?.get?.parameters?.push({ name: 'day', in: 'query', schema: { type: 'string' } }),
    ],
    [
      'another field of the answer',
      (small) => Object.assign(ticketOf(small).properties, { title: { type: 'string' } }),
    ],
    [
      'another value of an enumeration',
      (small) => Object.assign(ticketOf(small).properties.status ?? {}, { enum: [1, 2, 3] }),
    ],
    [
      'a greater least number in answers',
      (small) => Object.assign(ticketOf(small).properties.status ?? {}, { minimum: 1 }),
    ],
    ['longer texts in answers', (small) => Object.assign(ticketOf(small).properties.id ?? {}, { maxLength: 40 })],
  ])('leaves clients working: %s', (_, change) => expect(verdictOn(change)).toBe('compatible'))

  test('is none where an answer states more about a field', () => {
    const stated = { 'x-set-when': { field: 'id' } }
    expect(verdictOn((small) => Object.assign(ticketOf(small).properties.status ?? {}, stated))).toBe('none')
  })

  test('is none where only a text has changed', () => {
    expect(verdictOn((small) => Object.assign(ticketOf(small), { description: 'One ticket.' }))).toBe('none')
  })
})

test('candidates and new major versions may break, nothing else may', () => {
  expect([mayBreak('1.0.0-rc.2', '1.0.0'), mayBreak('1.4.0', '2.0.0')]).toEqual([true, true])
  expect([mayBreak('1.0.0', '1.1.0'), mayBreak('1.0.0', '1.0.1')]).toEqual([false, false])
})

test('the changelog has the version of the contract on top', () => {
  expect(/^## (.+)$/m.exec(readFileSync('openapi/CHANGELOG.md', 'utf8'))?.[1]).toBe(contract.info.version)
})

test(
  'the contract breaks nothing that was released',
  () => {
    const changes = changesBetween(released, contract)
    const [from, to] = [released.info.version, contract.info.version]
    const breaking = changes.filter(({ isBreaking }) => isBreaking).map(({ action, place }) => `${action} ${place}`)
    if (changes.length > 0)
      console.log(
        `Since ${from}: ${changes.length} changes, ${breaking.length} of them breaking.\n${breaking.slice(0, 20).join('\n')}`,
      )
    expect(mayBreak(from, to) ? [] : breaking).toEqual([])
  },
  LIMIT_MS,
)
