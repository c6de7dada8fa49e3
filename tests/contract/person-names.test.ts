// Names of people in answers: a first name, a space and a last name, each as long as it may be.
import { expect, test } from 'vitest'
import { contract } from '#tests/support/contract.ts'

type Property = { type?: string | string[]; maxLength?: number }

test('each name of a person in an answer takes the longest first and last name', () => {
  const schemas = contract.components.schemas as Record<string, { properties?: Record<string, Property> }>
  const { firstName, lastName } = schemas.User?.properties ?? {}
  const longest = (firstName?.maxLength ?? Number.NaN) + ' '.length + (lastName?.maxLength ?? Number.NaN)
  const names = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, { maxLength }]) =>
      /(By|payer|author|actor|assignee|owner)Name$/.test(name) ? [[`${schema}.${name}`, maxLength] as const] : [],
    ),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(([, maxLength]) => maxLength !== longest)).toEqual([])
})
