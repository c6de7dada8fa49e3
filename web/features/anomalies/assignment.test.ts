import { expect, test } from 'vitest'
import { commonAssignee, undoAssignment } from './assignment.ts'

const [elif, maria] = [
  { id: 'usr_e', name: 'Elif Demir' },
  { id: 'usr_m', name: 'Maria Sommer' },
]
const members = [elif, maria]
const held = (id: string, assigneeName: string | null) => ({ id, assigneeName })

test('anomalies go back to whom they belonged, one change for each', () => {
  const anomalies = [held('a', elif.name), held('b', null), held('c', elif.name)]
  expect(undoAssignment(anomalies, members)).toEqual([
    { ids: ['a', 'c'], assigneeId: elif.id },
    { ids: ['b'], assigneeId: null },
  ])
})

test('whoever has left or shares a name with another is not given anything back', () => {
  expect(undoAssignment([held('a', null), held('b', 'Who Left')], members)).toBeUndefined()
  const twins = [...members, { id: 'usr_2', name: elif.name }]
  expect(undoAssignment([held('a', elif.name)], twins)).toBeUndefined()
  // The detail has the person's id: a changed name does not matter, and a former member is not confused with a namesake.
  expect(undoAssignment([{ ...held('a', elif.name), assigneeId: elif.id }], twins)).toEqual([
    { ids: ['a'], assigneeId: elif.id },
  ])
  expect(undoAssignment([{ ...held('a', elif.name), assigneeId: null }], members)).toBeUndefined()
})

test('the present one is only known where it is one and the same', () => {
  expect(commonAssignee([held('a', maria.name), held('b', maria.name)], members)).toEqual(maria)
  expect(commonAssignee([held('a', null), held('b', null)], members)).toBeNull()
  expect(commonAssignee([held('a', null), held('b', maria.name)], members)).toBeUndefined()
  expect(commonAssignee([held('a', null), held('b', 'Who Left')], members)).toBeUndefined()
  expect(commonAssignee([held('a', 'Who Left'), held('b', null)], members)).toBeUndefined()
})
