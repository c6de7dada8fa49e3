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
  noteRecent(screen, 'acc_1', 'en')
  noteRecent(rule, 'acc_1', 'en')
  expect(readRecent('acc_1', 'en')).toEqual({ ids: ['item-1', '/settings/info'], kept: [rule], isTranslatable: false })
  expect(readRecent('acc_2', 'en')).toEqual({ ids: ['/settings/info'], kept: [], isTranslatable: false })
})

test('five are kept, the latest first, and each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) noteRecent({ ...screen, id }, 'acc_1', 'en')
  expect(readRecent('acc_1', 'en').ids).toEqual(['b', 'f', 'e', 'd', 'c'])
})

test('what an earlier version has kept is left aside', () => {
  savedData.set('paletteRecent', ['/settings/info', null, 3])
  expect(readRecent('acc_1', 'en')).toEqual({ ids: [], kept: [], isTranslatable: false })
})

test('names of the account are wanted again once another language is read; campaigns have one name', () => {
  noteRecent({ ...rule, id: 'campaign-1', group: 'campaigns' }, 'acc_1', 'en')
  noteRecent(screen, 'acc_1', 'en')
  expect(readRecent('acc_1', 'tr').isTranslatable).toBe(false)
  noteRecent(rule, 'acc_1', 'en')
  expect(readRecent('acc_1', 'en').isTranslatable).toBe(false)
  expect(readRecent('acc_1', 'tr').isTranslatable).toBe(true)
})
