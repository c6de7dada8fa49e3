import { Settings2, Zap } from 'lucide-react'
import { beforeEach, expect, test } from 'vitest'
import { savedData } from '#web/lib/saved-data.ts'
import { noteRecent, readRecent } from './recent.ts'

const rule = { id: 'item-1', group: 'rules', label: 'Pause keywords', icon: Zap, to: '/active-rules/1' } as const
const screen = {
  id: '/settings/info',
  group: 'settings',
  label: 'Profile',
  icon: Settings2,
  to: '/settings/info',
} as const

beforeEach(() => savedData.clear())

test('what only the server knows is kept by name, and offered in its own account alone', () => {
  noteRecent(screen, 'acc_1')
  noteRecent(rule, 'acc_1')
  expect(readRecent('acc_1')).toEqual({ ids: ['item-1', '/settings/info'], kept: [rule] })
  expect(readRecent('acc_2')).toEqual({ ids: ['/settings/info'], kept: [] })
})

test('five are kept, the latest first, and each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) noteRecent({ ...screen, id }, 'acc_1')
  expect(readRecent('acc_1').ids).toEqual(['b', 'f', 'e', 'd', 'c'])
})

test('what an earlier version has kept is left aside', () => {
  savedData.set('paletteRecent', ['/settings/info', null, 3])
  expect(readRecent('acc_1')).toEqual({ ids: [], kept: [] })
})
