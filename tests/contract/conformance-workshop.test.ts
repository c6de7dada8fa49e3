// Faults that teams of backends make, on a small product that has everything: each is found by what its operation alone shows.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'
import { workshopBackend } from '#tests/contract/workshop/backend.ts'
import { WORKSHOP_CONTRACT } from '#tests/contract/workshop/contract.ts'
import { WORKSHOP_OVERRIDES } from '#tests/contract/workshop/overrides.ts'

const MAX_MS = 120_000
const contract = contractOf(JSON.stringify(WORKSHOP_CONTRACT))

async function rulesWith(fault?: string, only: string[] = []): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://workshop.test',
    contract,
    overrides: WORKSHOP_OVERRIDES,
    send: workshopBackend(fault),
    mayWrite: true,
    seed: 'workshop',
    only,
  })
  return [...new Set(findings.map(({ rule }) => rule))]
}

test('a right backend has no findings', { timeout: MAX_MS }, async () => {
  expect(await rulesWith()).toEqual([])
})

test.each<[string, string, string]>([
  ['a stale step of the state is taken', 'updateTask', 'laws/stale'],
  ['a stale completion is taken', 'updateTask', 'laws/stale'],
  ['stale labels are taken', 'updateTask', 'laws/stale'],
  ['expected versions are ignored', 'updateTasks', 'laws/stale'],
  ['conflicts of several are English', 'updateTasks', 'answers/localized'],
  ['only the first of several is changed', 'updateTasks', 'laws/bulk'],
  ['a change of several keeps the version', 'updateTasks', 'laws/version'],
  ['several of others are changed', 'updateTasks', 'laws/bulk-foreign'],
  ['sixty ids are too many', 'updateTasks', 'laws/most-ids'],
  ['a third deletion fails', 'deleteTask', 'laws/delete-twice'],
  ['a second deletion is a 204', 'deleteTask', 'laws/delete-twice'],
  ['ten steps are too many', 'createTask', 'negative/limit'],
  ['a place without a zip is refused', 'createTask', 'negative/limit'],
  ['a zip of null is another one at creation', 'createTask', 'laws/saved'],
  ['a zip is empty by default', 'createTask', 'laws/default'],
  ['steps are done by default', 'createTask', 'laws/default'],
  ['a creation answers with another ETag', 'createTask', 'laws/answered'],
  ['an update answers with the former ETag', 'updateNote', 'laws/answered'],
  ['a step of the state moves no updatedAt', 'updateTask', 'laws/touched'],
  ['a second decline moves the moment', 'declineInvitation', 'laws/idempotent'],
  ['a second decline opens it again', 'declineInvitation', 'laws/idempotent'],
  ['no ETag with 304', 'getTask', 'answers/conditional'],
  ['always a 304', 'getTask', 'answers/conditional'],
  ['one ETag for all languages', 'listCategories', 'answers/cached-language'],
  ['Vary without the language', 'listCategories', 'answers/cached-language'],
  ['labels say that they are English', 'listCategories', 'answers/language'],
  ['refusals say that they are English', 'getTask', 'answers/language'],
  ['a file of a note is named twice', 'createNote', 'negative/accepted'],
  ['a note is made below a deleted task', 'deleteTask', 'laws/use-after-delete'],
  ['notes of a deleted task are read', 'deleteTask', 'laws/gone-below'],
  ['a file is cut', 'createFile', 'laws/saved'],
  ['the size of a file is one too low', 'createFile', 'laws/echoed'],
  ['an empty update is refused', 'updateTask', 'negative/limit'],
  ['completion clears the labels', 'completeTask', 'laws/in-states'],
  ['numbers are those of all tenants', 'getStats', 'tenancy/elsewhere'],
  ['tasks without a day come first when falling', 'listTasks', 'laws/sort'],
])('that %s is found', { timeout: MAX_MS }, async (fault, operation, rule) => {
  expect(await rulesWith(fault, [operation])).toContain(rule)
})
