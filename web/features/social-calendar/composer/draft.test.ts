import { expect, test } from 'vitest'
import { bodyOf, emptyDraft, hashtagsIn, labelsIn } from './draft.ts'

test.each([
  ['#snow #camping', ['snow', 'camping']],
  ['snow, camping  snow', ['snow', 'camping']],
  ['', []],
  ['#kış#dağ', ['kış', 'dağ']],
])('%s are the hashtags %j', (text, tags) => expect(hashtagsIn(text)).toEqual(tags))

test('labels may have spaces', () => expect(labelsIn('black week, winter,')).toEqual(['black week', 'winter']))

test('a post without a title is named by the start of its text', () => {
  const text = `${'a'.repeat(120)}\nsecond line`
  expect(bodyOf({ ...emptyDraft, text }, 'UTC', 'Untitled').title).toBe('a'.repeat(100))
  expect(bodyOf(emptyDraft, 'UTC', 'Untitled').title).toBe('Untitled')
})
