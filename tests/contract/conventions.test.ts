import { describe, expect, test } from 'vitest'
import { conventions } from '#scripts/lib/contract/conventions.ts'
import type { Contract } from '#scripts/lib/contract/document.ts'
import { contract } from '#tests/support/contract.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** A small contract that keeps every convention. */
const smallContract = () => ({
  security: [],
  tags: [{ name: 'Ticket' }],
  'x-tagGroups': [{ name: 'Help', tags: ['Ticket'] }],
  paths: {
    '/tickets': {
      get: {
        operationId: 'listTickets',
        tags: ['Ticket'],
        parameters: [{ name: 'statuses', in: 'query', schema: { type: 'array' } }] as object[],
        responses: { '200': { description: 'A page.', ...json(ref('TicketPage')) } } as Record<string, object>,
      } as Record<string, unknown>,
      put: {
        operationId: 'updateTicket',
        tags: ['Ticket'],
        'x-update': 'merge',
        parameters: [{ name: 'expectedVersion', in: 'query', schema: { type: 'integer' } }] as object[],
        requestBody: json(ref('TicketDraft')) as object,
        responses: { '200': { description: 'It.', ...json(ref('Ticket')) } } as Record<string, object>,
      } as Record<string, unknown>,
    },
    '/analysis': {
      get: { operationId: 'getTicketAnalysis', tags: ['Ticket'], 'x-computes': true, responses: {} } as Record<
        string,
        unknown
      >,
    },
  },
  components: {
    parameters: { Status: { name: 'status', in: 'query', schema: {} } } as Record<string, object>,
    schemas: {
      Money: { type: 'number' },
      Ticket: {
        type: 'object',
        required: ['currencyCode', 'price', 'version'],
        properties: { currencyCode: { type: 'string' }, price: ref('Money'), version: { type: 'integer' } },
      },
      TicketDraft: { type: 'object', properties: { subject: { type: 'string', pattern: '^.+$' } } },
      TicketPage: {
        type: 'object',
        required: ['items', 'total'],
        properties: { items: { type: 'array', items: ref('Ticket') } },
      },
    } as Record<string, { properties?: Record<string, object> } & object>,
  },
})
type Small = ReturnType<typeof smallContract>

const broken = (small: Small) =>
  Object.entries(conventions)
    .filter(([, convention]) => convention(small as unknown as Contract).length > 0)
    .map(([name]) => name)

const list = ({ paths }: Small) => paths['/tickets'].get
const update = ({ paths }: Small) => paths['/tickets'].put
const schemas = ({ components }: Small) => components.schemas

test('a small contract keeps every convention', () => expect(broken(smallContract())).toEqual([]))

describe('a contract breaks its conventions by', () => {
  test.each<[string, string, (small: Small) => unknown]>([
    [
      'a filter of one value',
      'plural filters',
      (small) => (list(small).parameters = [{ name: 'kind', in: 'query', schema: { enum: [1] } }]),
    ],
    [
      'a list of values with a singular name',
      'plural filters',
      (small) => (list(small).parameters = [{ name: 'kind', in: 'query', schema: { type: 'array' } }]),
    ],
    [
      'an amount without a currency',
      'named currencies',
      (small) => delete schemas(small).Ticket?.properties?.currencyCode,
    ],
    [
      'a currency of another name',
      'named currencies',
      (small) =>
        Object.assign(schemas(small).Ticket?.properties ?? {}, { currency: { description: 'Left out of free ones.' } }),
    ],
    [
      'a list that is answered whole',
      'paged lists',
      (small) => (list(small).responses = { '200': json({ type: 'array', items: ref('Ticket') }) }),
    ],
    ['a page that says why it is short', 'paged lists', (small) => (list(small)['x-bounded'] = 'There is one.')],
    [
      'a body without a name',
      'named bodies',
      (small) => (update(small).requestBody = json({ type: 'object', properties: { subject: {} } })),
    ],
    [
      'a pattern for a part of a text',
      'exact texts',
      (small) => Object.assign(schemas(small), { Code: { type: 'string', pattern: '[a-z]' } }),
    ],
    [
      'a length of bytes',
      'exact texts',
      (small) => Object.assign(schemas(small), { Bytes: { format: 'binary', maxLength: 9 } }),
    ],
    [
      'a length of an enumeration',
      'exact texts',
      (small) => Object.assign(schemas(small), { Color: { type: 'string', enum: ['red'], maxLength: 9 } }),
    ],
    ['a parameter named like a schema', 'distinct names', ({ components }) => (components.parameters.Ticket = {})],
    ['a tag in no group', 'grouped tags', (small) => (small['x-tagGroups'] = [])],
    ['a group of unknown tags', 'grouped tags', (small) => small['x-tagGroups'].push({ name: 'More', tags: ['Task'] })],
    ['a PUT that does not say what it does', 'stated updates', (small) => delete update(small)['x-update']],
    [
      'a merge of a whole body',
      'stated updates',
      (small) => Object.assign(schemas(small).TicketDraft ?? {}, { required: ['subject'] }),
    ],
    ['an edit without a guard', 'guarded edits', (small) => delete update(small).parameters],
    ['a guard without a version', 'guarded edits', (small) => delete schemas(small).Ticket?.properties?.version],
    [
      'a guard of its own',
      'guarded edits',
      (small) => Object.assign(schemas(small).TicketDraft?.properties ?? {}, { expectedUpdatedAt: {} }),
    ],
    ['a guard and a reason for none', 'guarded edits', (small) => (update(small)['x-unguarded'] = 'One value.')],
    [
      'an operation that goes without a word',
      'announced removals',
      (small) => Object.assign(update(small), { deprecated: true }),
    ],
    ['a day without a deprecation', 'announced removals', (small) => (update(small)['x-sunset'] = '2027-05-01')],
    [
      'a field that may be missing for no reason',
      'complete answers',
      (small) => Object.assign(schemas(small).Ticket ?? {}, { required: ['currencyCode', 'version'] }),
    ],
    [
      'a value of a field that is not there',
      'stated fields',
      (small) => Object.assign(schemas(small).Ticket?.properties?.version ?? {}, { 'x-at-least': 'number' }),
    ],
    [
      'a sum over a field that the items of a list do not have',
      'stated fields',
      (small) =>
        Object.assign(schemas(small).TicketPage?.properties ?? {}, {
          total: { type: 'number', 'x-sum': { of: 'items', field: 'cost' } },
        }),
    ],
    [
      'a number of items with a field that they do not have',
      'stated fields',
      (small) =>
        Object.assign(schemas(small).TicketPage?.properties ?? {}, {
          total: { type: 'number', 'x-equals': { count: 'items', where: { state: 1 } } },
        }),
    ],
    [
      'an analysis that looks like a read',
      'stated computing',
      ({ paths }) => delete paths['/analysis'].get['x-computes'],
    ],
  ])('%s', (_, name, change) => {
    const small = smallContract()
    change(small)
    expect(broken(small)).toEqual([name])
  })
})

test.each(Object.entries(conventions))('the contract keeps its %s', (_, convention) => {
  expect(convention(contract)).toEqual([])
})

test('exactly the three analyses compute', () => {
  const computing = Object.values<Record<string, Record<string, unknown>>>(contract.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-computes'])
  expect(computing.map(({ operationId }) => operationId)).toEqual([
    'getWebPageAnalysis',
    'getAdCampaignAnalysis',
    'getMarketAnalysis',
  ])
})
