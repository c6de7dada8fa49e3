import { expect, test } from 'vitest'
import { z } from 'zod'
import { validationCode, validationMessage } from './validation-message.ts'

const codes = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: (issue) => validationCode(issue) }).error?.issues.map((issue) => issue.message)

test.each([
  [z.string().min(8), 'abc', 'tooShort|8'],
  [z.string().max(3), 'abcd', 'tooLong|3'],
  [z.number().min(1), 0, 'tooSmall|1'],
  [z.number().max(5), 6, 'tooBig|5'],
  [z.array(z.string()).min(2), ['a'], 'tooFew|2'],
  [z.email(), 'ada', 'email'],
  [z.url(), 'ada', 'url'],
  [z.iso.date(), '2026', 'date'],
  [z.string().regex(/^\d+$/), 'x', 'format'],
  [z.enum(['a', 'b']), 'c', 'choice'],
  [z.string(), 3, 'invalid'],
  [z.number(), Number.NaN, 'number'],
  [z.int(), 1.5, 'whole'],
  [z.literal(true), false, 'accept'],
])('%# an issue of Zod becomes the code %s', (schema, value, code) => {
  expect(codes(schema as z.ZodType, value)).toEqual([code])
})

test.each([z.string().min(8), z.email(), z.enum(['a'])])(
  'what was left empty is required, whatever else is wrong',
  (schema) => {
    expect(codes(schema, '')).toEqual(['required'])
  },
)

const t = (key: string, options?: Record<string, unknown>) => `${key}(${String(options?.count)})`

test('codes, keys of an area and messages of the server become texts', () => {
  expect(validationMessage('tooShort|8', t)).toBe('common:validation.tooShort(8)')
  expect(validationMessage('auth:recover.mismatch', t)).toBe('auth:recover.mismatch(NaN)')
  expect(validationMessage('This e-mail is taken.', t)).toBe('This e-mail is taken.')
})
