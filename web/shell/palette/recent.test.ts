import { Settings2, Zap } from 'lucide-react'
import { beforeEach, expect, test } from 'vitest'
import { savedData } from '#web/lib/saved-data.ts'
import { readRecent, saveRecent } from './recent.ts'

const rule = { id: 'item-1', group: 'rules', label: 'Pause keywords', icon: Zap, to: '/active-rules/1' } as const
const screen = {
  id: '/settings/info',
  group: 'settings',
  label: 'Profile',
  icon: Settings2,
  to: '/settings/info',
} as const

beforeEach(() => savedData.clear())

test('account data is stored by name and suggested only in its own account', () => {
  saveRecent(screen, 'acc_1', 'en')
  saveRecent(rule, 'acc_1', 'en')
  expect(readRecent('acc_1', 'en')).toEqual({
    ids: ['item-1', '/settings/info'],
    entries: [rule],
    needsTranslation: false,
  })
  expect(readRecent('acc_2', 'en')).toEqual({ ids: ['/settings/info'], entries: [], needsTranslation: false })
})

test('the five latest entries are stored, newest first, without duplicates', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) saveRecent({ ...screen, id }, 'acc_1', 'en')
  expect(readRecent('acc_1', 'en').ids).toEqual(['b', 'f', 'e', 'd', 'c'])
})

test('entries stored by an earlier version are ignored', () => {
  savedData.set('paletteRecent', ['/settings/info', null, 3])
  expect(readRecent('acc_1', 'en')).toEqual({ ids: [], entries: [], needsTranslation: false })
})

test('names need translation in another language, except names of campaigns', () => {
  saveRecent({ ...rule, id: 'campaign-1', group: 'campaigns' }, 'acc_1', 'en')
  saveRecent(screen, 'acc_1', 'en')
  expect(readRecent('acc_1', 'tr').needsTranslation).toBe(false)
  saveRecent(rule, 'acc_1', 'en')
  expect(readRecent('acc_1', 'en').needsTranslation).toBe(false)
  expect(readRecent('acc_1', 'tr').needsTranslation).toBe(true)
})
