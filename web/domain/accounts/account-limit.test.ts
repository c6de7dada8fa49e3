import { type Account, type User, UserRole } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { accountReason } from './account-limit.ts'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

function standing(role: UserRole, accountsCount: number, accountsLimit: number) {
  const user = exampleOf('getUser') as User
  return {
    account: { ...(exampleOf('getAccount') as Account), role },
    user: { ...user, subscriptionDetails: { ...user.subscriptionDetails, accountsCount, accountsLimit } },
  }
}

test('an owner can create accounts up to the limit of the plan', () => {
  expect(accountReason(standing(UserRole.Owner, 1, 3))).toBeUndefined()
  expect(accountReason(standing(UserRole.Owner, 3, 3))).toBe('full')
})

test('a person without an account can create a first one', () => {
  expect(accountReason({ ...standing(UserRole.Owner, 0, 3), account: undefined })).toBeUndefined()
  expect(accountReason({ ...standing(UserRole.Owner, 0, 0), account: undefined })).toBe('full')
})

test("members of another person's account have to ask the owner", () => {
  expect(accountReason(standing(UserRole.Admin, 1, 3))).toBe('needsOwner')
})
