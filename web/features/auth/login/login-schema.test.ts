import { expect, test } from 'vitest'
import { loginSchema } from './login-schema.ts'

test('spaces around email and password are trimmed', () => {
  expect(loginSchema.parse({ email: ' elif@example.com ', password: ' seven larks ' })).toEqual({
    email: 'elif@example.com',
    password: 'seven larks',
  })
})

test.each([
  { email: '', password: 'x' },
  { email: 'elif', password: 'x' },
  { email: 'elif@example.com', password: '  ' },
])('%o is not sent', (typed) => {
  expect(loginSchema.safeParse(typed).success).toBe(false)
})
