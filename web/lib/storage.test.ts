import { expect, test } from 'vitest'
import { createStorage, type KeyValueStorage } from './storage.ts'

function memory(): KeyValueStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

test('keys have the prefix of the product', () => {
  const backing = memory()
  createStorage(() => backing).write('theme', 'dark')
  expect([...backing.entries]).toEqual([['adwright-theme', 'dark']])
})

test('removing a value removes it', () => {
  const backing = memory()
  const storage = createStorage(() => backing)
  storage.write('access', 'a')
  storage.remove('access')
  expect(storage.read('access')).toBeNull()
  expect(backing.entries.size).toBe(0)
})

test.each([
  ['is missing', () => undefined],
  [
    'is blocked',
    () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  ],
  [
    'is full',
    () => ({
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }),
  ],
])('if storage %s, a value is held in the tab', (_, find) => {
  const storage = createStorage(find)
  storage.write('access', 'token')
  expect(storage.read('access')).toBe('token')
  storage.remove('access')
  expect(storage.read('access')).toBeNull()
})

test('a failed removal hides the stored value', () => {
  const backing = memory()
  backing.entries.set('adwright-access', 'old')
  const storage = createStorage(() => ({
    ...backing,
    removeItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  }))
  storage.remove('access')
  expect(storage.read('access')).toBeNull()
})
