import * as sdk from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { contract, contractOperations, examplesOf } from '#tests/support/contract.ts'

type Enumeration = { enum: number[]; 'x-enum-varnames': string[] }

const named = Object.entries<Partial<Enumeration>>(contract.components.schemas).filter(
  (entry): entry is [string, Enumeration] => Boolean(entry[1]['x-enum-varnames']),
)

test('GET /App/enums returns every enumeration of the contract with all its values, in both languages', () => {
  const answer = contractOperations.find(({ operationId }) => operationId === 'getEnums')?.responses['200']?.content?.[
    'application/json'
  ]
  const examples = examplesOf(answer)
  expect(examples.map(({ name }) => name)).toEqual(expect.arrayContaining(['typical', 'turkish']))
  for (const { name, value } of examples.filter((example) => ['typical', 'turkish'].includes(example.name))) {
    for (const [group, schema] of named) {
      const listed = Reflect.get(value as object, group)
      const expected = schema.enum.map((number, index) => ({
        value: number,
        key: schema['x-enum-varnames'][index],
        label: expect.any(String),
      }))
      expect(listed, `${name} ${group}`).toEqual(expected)
    }
  }
})

test('a member has one name in the contract, in GET /App/enums and in the SDK', () => {
  for (const [group, schema] of named) {
    const members = schema['x-enum-varnames'].map((name, index) => [name, schema.enum[index]])
    expect(Reflect.get(sdk, group), group).toEqual(Object.fromEntries(members))
  }
})
