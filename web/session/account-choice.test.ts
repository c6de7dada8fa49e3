import { expect, test } from 'vitest'
import { idOfAccount, pickAccount } from './account-choice.ts'

const accounts = [{ id: 'a' }, { accountId: 'b' }]

test('the saved account is picked by either spelling of its id', () => {
  expect(pickAccount(accounts, 'b')).toBe(accounts[1])
  expect(accounts.map(idOfAccount)).toEqual(['a', 'b'])
})

test('without a saved account, or with one that is gone, the first is picked', () => {
  expect(pickAccount(accounts, undefined)).toBe(accounts[0])
  expect(pickAccount(accounts, 'gone')).toBe(accounts[0])
  expect(pickAccount([], 'a')).toBeUndefined()
})
