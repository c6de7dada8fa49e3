import { SocialNetwork } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { countCharacters, countHashtags, postLength, publishedPostText } from './post-length.ts'

test.each([
  ['Tents', 5],
  ['👨‍👩‍👧‍👦 🇹🇷', 3],
  ['Çadır', 5],
  ['e\u0301', 1],
  ['雪の夜', 3],
  ['', 0],
])('%s has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count)
  expect(postLength(text, SocialNetwork.Facebook)).toBe(count)
})

test.each([
  ['Tents', 5],
  ['雪の夜', 6],
  ['👨‍👩‍👧‍👦', 2],
  ['🇹🇷', 2],
  ['See https://www.lindholm-outdoor.example/tents/winter-2026?utm_source=x now', 31],
  ['“Dry” – really', 14],
])('X weighs %s as %i', (text, weight) => {
  expect(postLength(text, SocialNetwork.X)).toBe(weight)
})

test('a link is added once where it has no preview, hashtags come last and are counted wherever they are written', () => {
  const link = 'https://lindholm.example/tents'
  const written = { text: 'Tents', hashtags: ['snow', 'camping'], link }
  expect(publishedPostText(written, SocialNetwork.X)).toBe(`Tents ${link} #snow #camping`)
  expect(publishedPostText(written, SocialNetwork.LinkedIn)).toBe('Tents #snow #camping')
  expect(publishedPostText({ text: `Tents ${link}`, hashtags: [], link }, SocialNetwork.X)).toBe(`Tents ${link}`)
  expect(countHashtags('Tents #kış and C#, a/#b', ['snow'], '#camping #2026')).toBe(4)
})
