import { Zap } from 'lucide-react'
import { expect, test } from 'vitest'
import { type Entry, matchingGroups, suggestedGroups } from './entry.ts'

const entry = (group: Entry['group'], id: string, label: string, more: Partial<Entry> = {}): Entry => ({
  id,
  group,
  label,
  icon: Zap,
  ...more,
})

const entries = [
  entry('screens', 'rules', 'Rules Setup'),
  entry('screens', 'active', 'Active Rules'),
  entry('actions', 'invite', 'Invite member'),
  entry('settings', 'password', 'Change Password'),
  entry('help', 'roles', 'What each role may do', { keywords: 'invite viewer owner' }),
]
const shown = (all: ReturnType<typeof suggestedGroups>) =>
  all.map(({ group, entries: own }) => [group, ...own.map(({ id }) => id)])

test('without a search text, recent entries come first and no entry appears twice', () => {
  expect(shown(suggestedGroups(entries, ['active', 'gone', 'password']))).toEqual([
    ['recent', 'active', 'password'],
    ['screens', 'rules'],
    ['actions', 'invite'],
  ])
})

test('the group with the best match comes first', () => {
  expect(shown(matchingGroups(entries, 'invite', []))).toEqual([
    ['actions', 'invite'],
    ['help', 'roles'],
  ])
})

test('recent entries win ties only', () => {
  const twins = [
    entry('screens', 'one', 'Rules A'),
    entry('screens', 'two', 'Rules B'),
    entry('screens', 'three', 'My rules'),
  ]
  expect(shown(matchingGroups(twins, 'rules', ['two', 'three']))).toEqual([['screens', 'two', 'one', 'three']])
})

test('results that the server found for the text are not filtered again', () => {
  const campaign = entry('campaigns', 'c1', 'Zelte | DE', { isFound: true })
  expect(shown(matchingGroups([...entries, campaign], 'tents', []))).toEqual([['campaigns', 'c1']])
})
