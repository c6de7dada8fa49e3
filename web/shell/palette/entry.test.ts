import { Zap } from 'lucide-react'
import { expect, test } from 'vitest'
import { type Entry, matching, offered } from './entry.ts'

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
  entry('help', 'roles', 'What each role may do', { words: 'invite viewer owner' }),
]
const shown = (all: ReturnType<typeof offered>) =>
  all.map(({ group, entries: own }) => [group, ...own.map(({ id }) => id)])

test('before anything is typed the last chosen come first, and nothing is there twice', () => {
  expect(shown(offered(entries, ['active', 'gone', 'password']))).toEqual([
    ['recent', 'active', 'password'],
    ['screens', 'rules'],
    ['actions', 'invite'],
  ])
})

test('the group with the best match comes first', () => {
  expect(shown(matching(entries, 'invite', []))).toEqual([
    ['actions', 'invite'],
    ['help', 'roles'],
  ])
})

test('what was chosen lately wins a draw, and only a draw', () => {
  const twins = [
    entry('screens', 'one', 'Rules A'),
    entry('screens', 'two', 'Rules B'),
    entry('screens', 'three', 'My rules'),
  ]
  expect(shown(matching(twins, 'rules', ['two', 'three']))).toEqual([['screens', 'two', 'one', 'three']])
})

test('what the server found for the words stays, whatever it is called', () => {
  const campaign = entry('campaigns', 'c1', 'Zelte | DE', { isFound: true })
  expect(shown(matching([...entries, campaign], 'tents', []))).toEqual([['campaigns', 'c1']])
})
