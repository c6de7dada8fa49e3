import { TaskPriority } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { parseQuickAdd } from './parse-quick-add.ts'

const members = [
  { id: 'usr_1', name: 'Jonas Weber' },
  { id: 'usr_2', name: 'Çağrı Güneş' },
]
/** A Thursday. */
const known = { today: '2026-11-19', members }

test('priority, assignee, label and day are read in English', () => {
  expect(parseQuickAdd('Exclude searches for rentals !urgent @Jonas #search tomorrow', known)).toEqual({
    title: 'Exclude searches for rentals',
    priority: TaskPriority.Urgent,
    assignee: members[0],
    labels: ['search'],
    dueOn: '2026-11-20',
  })
})

test('and in Turkish, with and without its letters', () => {
  expect(parseQuickAdd('Bütçeyi kontrol et !acil @çağrı #bütçe yarın', known)).toMatchObject({
    title: 'Bütçeyi kontrol et',
    priority: TaskPriority.Urgent,
    assignee: members[1],
    labels: ['bütçe'],
    dueOn: '2026-11-20',
  })
  expect(parseQuickAdd('Rapor cuma', known).dueOn).toBe('2026-11-20')
  expect(parseQuickAdd('Rapor persembe', known).dueOn).toBe('2026-11-26')
})

test('only the last day counts, and a title of one word stays a title', () => {
  expect(parseQuickAdd('Plan for Monday friday', known)).toMatchObject({
    title: 'Plan for Monday',
    dueOn: '2026-11-20',
  })
  expect(parseQuickAdd('today', known)).toEqual({ title: 'today', labels: [] })
})

test('unknown words stay in the title', () => {
  expect(parseQuickAdd('Ask @nobody !soon # now', known)).toEqual({ title: 'Ask @nobody !soon # now', labels: [] })
})
