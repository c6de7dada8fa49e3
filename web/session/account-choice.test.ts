import { expect, test } from 'vitest'
import { idOfAccount, pickAccount } from './account-choice.ts'

const accounts = [{ id: 'a' }, { accountId: 'b' }]

test('the saved account is found by either id field', () => {
  expect(pickAccount(accounts, 'b')).toBe(accounts[1])
  expect(accounts.map(idOfAccount)).toEqual(['a', 'b'])
})

test('without a saved account, or if it no longer exists, the first one is selected', () => {
  expect(pickAccount(accounts, undefined)).toBe(accounts[0])
  expect(pickAccount(accounts, 'gone')).toBe(accounts[0])
  expect(pickAccount([], 'a')).toBeUndefined()
})
