import { expect, test } from 'vitest'
import { callRulesModule } from './call-rules-module.ts'

const Id = { type: 'string', pattern: '^[a-z]+$' }
const parameter = (name: string, schema: object, place: 'path' | 'header' = 'path') => ({ name, in: place, schema })
const contract = (...parameters: object[]) => ({
  security: [],
  paths: { '/Ticket/{id}': { parameters, post: {} } } as never,
  components: { schemas: { Id }, parameters: { Key: parameter('Idempotency-Key', Id, 'header') } },
})

test('a path parameter keeps its pattern, also through references; one of several types takes any of them', () => {
  const written = callRulesModule({
    ...contract(),
    paths: {
      '/Ticket/{id}': { get: { parameters: [parameter('id', { $ref: '#/components/schemas/Id' })] } },
      '/Post/{id}': { get: { parameters: [parameter('id', { type: 'integer' })] } },
    } as never,
  })
  expect(written).toContain('  id: /^[0-9]+$|^[a-z]+$/,')
})

test('operations with an idempotency key are named by method and path', () => {
  const written = callRulesModule(contract(parameter('id', Id), { $ref: '#/components/parameters/Key' }))
  expect(written).toContain("  'POST /Ticket/{id}',")
  expect(callRulesModule(contract(parameter('id', Id)))).not.toContain('POST')
})

test('a path parameter without a pattern is refused', () => {
  expect(() => callRulesModule(contract(parameter('id', { type: 'string' })))).toThrow(
    'The path parameter id has no pattern: any text would be sent in its place.',
  )
})
