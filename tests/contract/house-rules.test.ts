import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '#scripts/lib/run.ts'

const FOLDER = '.cache/house-rules'

const apiError = {
  type: 'object',
  description: 'A failure.',
  properties: { message: { type: 'string', description: 'Why.', maxLength: 500 } },
}
const failure = (headers = {}) => ({
  description: 'A failure.',
  headers,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ApiError' },
      examples: { one: { value: { message: 'No.' } } },
    },
  },
})
const retryAfter = { 'Retry-After': { schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 60 } } }
const failures = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status) => [status, failure(['429', '503'].includes(status) ? retryAfter : {})]))
const acceptLanguage = { name: 'Accept-Language', in: 'header', schema: { type: 'string', maxLength: 10 } }
const ticket = { type: 'object', properties: { id: { type: 'string', description: 'The ticket.', maxLength: 64 } } }

type Problem = { ruleId: string; location: { source: { ref: string } }[] }

/** A small contract that satisfies every house rule. */
const goodContract = (): object => ({
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  security: [{ bearerAuth: [] }],
  paths: {
    '/Account/{accountId}/tickets': {
      parameters: [
        { name: 'accountId', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
        acceptLanguage,
      ],
      get: {
        operationId: 'listTickets',
        responses: {
          '200': {
            description: 'Tickets.',
            content: {
              'application/json': {
                schema: { type: 'array', maxItems: 10, items: { $ref: '#/components/schemas/Ticket' } },
                examples: { typical: { value: [{ id: 'tic_1' }] }, empty: { value: [] } },
              },
            },
          },
          ...failures('400', '401', '403', '404', '429', '500', '503'),
        },
      },
      post: {
        operationId: 'createTicket',
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', format: 'uuid' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                properties: { subject: { type: 'string', description: 'What about.', maxLength: 100 } },
              },
              examples: { typical: { value: { subject: 'Help' } } },
            },
          },
        },
        responses: {
          '201': {
            description: 'The ticket.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Ticket' },
                examples: { typical: { value: { id: 'tic_1' } } },
              },
            },
          },
          ...failures('400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '503', '507'),
        },
      },
    },
  },
  components: {
    schemas: { ApiError: apiError, Ticket: ticket },
    securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } },
  },
})

const PATH = '/Account/{accountId}/tickets'
const LIST = ['paths', PATH, 'get']
const LIST_ANSWER = [...LIST, 'responses', '200', 'content', 'application/json']
const CREATE = ['paths', PATH, 'post']
const CREATE_ANSWER = [...CREATE, 'responses', '201', 'content', 'application/json']
const CREATE_BODY = [...CREATE, 'requestBody', 'content', 'application/json']
const TICKET = ['components', 'schemas', 'Ticket']

/** Each case changes one place: it replaces the value, or removes it if no value is given. */
type Damage = [rule: string, place: string[], replacement?: unknown]

const integer = { type: 'integer', description: 'A number.', format: 'int32', minimum: 0, maximum: 9 }

const cases: Record<string, Damage> = {
  'an unknown verb': ['operation-id-verb', [...LIST, 'operationId'], 'fetchTickets'],
  'a verb without a noun': ['operation-id-verb', [...LIST, 'operationId'], 'listing'],
  'a default response': ['no-default-response', [...LIST, 'responses', 'default'], failure()],
  'a missing 404 below an id': ['error-responses', [...LIST, 'responses', '404']],
  'a missing 422 beside a body': ['error-responses', [...CREATE, 'responses', '422']],
  'a missing 401 where a token is asked for': ['error-responses', [...LIST, 'responses', '401']],
  'a call without a token that is not on the list': ['public-operations', [...LIST, 'security'], []],
  'an error of another shape': [
    'error-shape',
    [...LIST, 'responses', '404', 'content', 'application/json', 'schema'],
    { $ref: '#/components/schemas/Ticket' },
  ],
  'a 429 without Retry-After': ['error-shape', [...LIST, 'responses', '429', 'headers'], {}],
  'an answer without examples': ['examples-present', [...CREATE_ANSWER, 'examples']],
  'a body without examples': ['examples-present', [...CREATE_BODY, 'examples']],
  'a list that is never shown empty': ['examples-present', [...LIST_ANSWER, 'examples', 'empty']],
  'a first example of another name': [
    'examples-present',
    [...CREATE_ANSWER, 'examples'],
    { first: { value: { id: 'tic_1' } } },
  ],
  'a string without a length': ['bounds', [...TICKET, 'properties', 'id', 'maxLength']],
  'a number without a range': [
    'bounds',
    [...TICKET, 'properties', 'cost'],
    { type: 'number', description: 'Cost.', minimum: 0 },
  ],
  'an array without a size': ['bounds', [...LIST_ANSWER, 'schema', 'maxItems']],
  'a map without a size': ['bounds', [...TICKET, 'additionalProperties'], { type: 'boolean' }],
  'a 64-bit integer': ['no-int64', [...TICKET, 'properties', 'n'], { ...integer, format: 'int64' }],
  'an integer without a format': ['no-int64', [...TICKET, 'properties', 'n'], { ...integer, format: undefined }],
  'a property without a description': ['described', [...TICKET, 'properties', 'id', 'description']],
  'an enumeration without names': ['described', [...TICKET, 'properties', 'state'], { ...integer, enum: [1, 2] }],
  'no Accept-Language': ['headers', ['paths', PATH, 'parameters', '1']],
  'a creating POST without Idempotency-Key': ['headers', [...CREATE, 'parameters']],
  'a body that is open': ['closed-bodies', [...CREATE_BODY, 'schema', 'additionalProperties']],
}

function damaged(contract: object, [, place, replacement]: Damage): object {
  const parent = place.slice(0, -1).reduce((node, key) => Reflect.get(node, key), contract)
  const key = place.at(-1) ?? ''
  if (replacement !== undefined) Reflect.set(parent, key, replacement)
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
  return contract
}

const fileOf = (name: string) => path.join(FOLDER, `${name.replace(/\W+/g, '-')}.json`)
const rulesBroken = new Map<string, Set<string>>()

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  const write = (name: string, contract: object) => writeFileSync(fileOf(name), JSON.stringify(contract))
  write('nothing', goodContract())
  for (const [name, damage] of Object.entries(cases)) write(name, damaged(goodContract(), damage))
  const files = ['nothing', ...Object.keys(cases)].map(fileOf)
  const { stdout } = await run('redocly', [
    'lint',
    ...files,
    '--config',
    'openapi/redocly.yaml',
    '--format',
    'json',
    '--max-problems',
    '10000',
  ])
  // One JSON document per file, the next one begins on the line on which the last one ends.
  const reports: { problems: Problem[] }[] = JSON.parse(`[${stdout.replaceAll(/^\}\s*\{$/gm, '},{')}]`)
  const problems = reports.flatMap((report) => report.problems)
  for (const { ruleId, location } of problems) {
    const file = path.relative('.', location[0]?.source.ref ?? '')
    rulesBroken.set(file, (rulesBroken.get(file) ?? new Set()).add(ruleId))
  }
}, 60_000)

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

const houseRulesBrokenBy = (name: string) =>
  [...(rulesBroken.get(fileOf(name)) ?? [])].filter((rule) => rule.startsWith('house/'))

describe('the house rules of the contract', () => {
  test('accept a valid contract', () => {
    expect(houseRulesBrokenBy('nothing')).toEqual([])
  })

  test.each(Object.entries(cases))('refuse %s', (name, [rule]) => {
    expect(houseRulesBrokenBy(name)).toContain(`house/${rule}`)
  })
})
