import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['short1!', 0],
  ['aaaaaaaaaaaaaaaaaaaa', 0],
  ['lowercase', 1],
  ['Mixed-case8', 2],
  ['long but plain words', 3],
  ['Tr0ub4dor&3xyz', 3],
])('%s has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
