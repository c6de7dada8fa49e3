import { expect, test } from 'vitest'
import { emojiKeys } from './emoji-keys.ts'

test('the keys of the emoji picker are those of the system, and phones have none', () => {
  expect(emojiKeys('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('Win + .')
  expect(emojiKeys('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('⌃ ⌘ Space')
  expect(emojiKeys('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBeUndefined()
  expect(emojiKeys('Mozilla/5.0 (Linux; Android 15)')).toBeUndefined()
  expect(emojiKeys('Mozilla/5.0 (X11; Linux x86_64)')).toBeUndefined()
})
