import { expect, test } from 'vitest'
import { commonAssignee, undoAssignment } from './assignment.ts'

const [elif, maria] = [
  { id: 'usr_e', name: 'Elif Demir' },
  { id: 'usr_m', name: 'Maria Sommer' },
]
const members = [elif, maria]
const anomalyWith = (id: string, assigneeName: string | null) => ({ id, assigneeName })

test('undo restores the previous assignees with one change for each', () => {
  const anomalies = [anomalyWith('a', elif.name), anomalyWith('b', null), anomalyWith('c', elif.name)]
  expect(undoAssignment(anomalies, members)).toEqual([
    { ids: ['a', 'c'], assigneeId: elif.id },
    { ids: ['b'], assigneeId: null },
  ])
})

test('undo is unavailable if an assignee has left or shares a name', () => {
  expect(undoAssignment([anomalyWith('a', null), anomalyWith('b', 'Who Left')], members)).toBeUndefined()
  const twins = [...members, { id: 'usr_2', name: elif.name }]
  expect(undoAssignment([anomalyWith('a', elif.name)], twins)).toBeUndefined()
  // The detail has the person's id: a changed name does not matter, and a former member is not confused with a namesake.
  expect(undoAssignment([{ ...anomalyWith('a', elif.name), assigneeId: elif.id }], twins)).toEqual([
    { ids: ['a'], assigneeId: elif.id },
  ])
  expect(undoAssignment([{ ...anomalyWith('a', elif.name), assigneeId: null }], members)).toBeUndefined()
})

test('the common assignee is only known if all anomalies have the same one', () => {
  expect(commonAssignee([anomalyWith('a', maria.name), anomalyWith('b', maria.name)], members)).toEqual(maria)
  expect(commonAssignee([anomalyWith('a', null), anomalyWith('b', null)], members)).toBeNull()
  expect(commonAssignee([anomalyWith('a', null), anomalyWith('b', maria.name)], members)).toBeUndefined()
  expect(commonAssignee([anomalyWith('a', null), anomalyWith('b', 'Who Left')], members)).toBeUndefined()
  expect(commonAssignee([anomalyWith('a', 'Who Left'), anomalyWith('b', null)], members)).toBeUndefined()
})
