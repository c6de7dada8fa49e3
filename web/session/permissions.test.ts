import { expect, test } from 'vitest'
import { assignableRoles, type Capability, isAllowed, lowestRole } from './permissions.ts'

const matrix: [Capability, boolean, boolean, boolean, boolean][] = [
  ['view', true, true, true, true],
  ['acknowledgeAnomaly', true, true, true, true],
  ['manageRules', false, true, true, true],
  ['manageAnomalies', false, true, true, true],
  ['runAnalyses', false, true, true, true],
  ['undoOwnRuns', false, true, true, true],
  ['automateRules', false, false, true, true],
  ['approveChanges', false, false, true, true],
  ['undoAnyRun', false, false, true, true],
  ['manageIntegrations', false, false, true, true],
  ['manageMembers', false, false, true, true],
  ['viewBilling', false, false, true, true],
  ['manageBilling', false, false, false, true],
  ['closeAccount', false, false, false, true],
]

test.each(matrix)('%s', (capability, ...expected) => {
  expect([1, 2, 3, 4].map((role) => isAllowed(role, capability))).toEqual(expected)
})

test.each([0, 5, 99, -1])('the unknown role %i can only view', (role) => {
  const allowed = (Object.keys(lowestRole) as Capability[]).filter((capability) => isAllowed(role, capability))
  expect(allowed.every((capability) => lowestRole[capability] === 1)).toBe(true)
})

test('roles up to one’s own can be assigned', () => {
  expect(assignableRoles(2)).toEqual([])
  expect(assignableRoles(3)).toEqual([1, 2, 3])
  expect(assignableRoles(4)).toEqual([1, 2, 3, 4])
})
