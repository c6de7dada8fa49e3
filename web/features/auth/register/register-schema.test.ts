import { expect, test } from 'vitest'
import { registerSchema } from './register-schema.ts'

const typed = {
  firstName: ' Elif ',
  lastName: ' Aydın ',
  email: ' elif@example.com ',
  password: ' seven larks ',
  isMailAllowed: false,
}

test('names and address are trimmed, the password goes as typed', () => {
  expect(registerSchema.parse(typed)).toEqual({
    firstName: 'Elif',
    lastName: 'Aydın',
    email: 'elif@example.com',
    password: ' seven larks ',
    isMailAllowed: false,
  })
})

test.each(['firstName', 'lastName', 'email', 'password'])('%s is required', (field) => {
  const result = registerSchema.safeParse({ ...typed, [field]: field === 'password' ? '' : '  ' })
  expect(result.error?.issues.map(({ path }) => path[0])).toContain(field)
})
