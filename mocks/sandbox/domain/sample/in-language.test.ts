import { expect, test } from 'vitest'
import { DESIGNS } from '#mocks/sandbox/domain/sample/designs.ts'
import { inLanguage } from '#mocks/sandbox/domain/sample/in-language.ts'
import { PRODUCTS, THEMES } from '#mocks/sandbox/domain/sample/past-posts.ts'
import { POSTS } from '#mocks/sandbox/domain/sample/posts.ts'
import { STRATEGIES } from '#mocks/sandbox/domain/sample/strategies.ts'
import { SURVEYS } from '#mocks/sandbox/domain/sample/surveys.ts'
import { FOLLOW_UP, TASKS } from '#mocks/sandbox/domain/sample/task-content.ts'

/** Each sentence of some content; a sentence has a space. */
function sentencesOf(content: unknown): string[] {
  const found: string[] = []
  JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string' && value.includes(' ')) found.push(value)
    return value
  })
  return found
}

const TURKISH_LETTERS = /[ığşçöüİĞŞÇÖÜ]/
/** German words of a picture, a value of Google Analytics, and names. */
const UNTRANSLATED = [
  'Trocken bleiben. Weiter gehen.',
  'Der Fjell-Stiefel hält zwei Tage Regen aus.',
  'Jetzt entdecken',
  'Organic Search',
  'Lindholm Outdoor Deutschland',
  'Lindholm Outdoor GmbH',
]

test('each sentence of the sample team is there in Turkish', () => {
  const content = [DESIGNS, THEMES, PRODUCTS, POSTS, STRATEGIES, SURVEYS, TASKS, FOLLOW_UP]
  const english = sentencesOf(content)
  const turkish = sentencesOf(inLanguage(content, 'tr'))
  const unchanged = english.filter((text) => turkish.includes(text) && !TURKISH_LETTERS.test(text))
  expect([...new Set(unchanged)].filter((text) => !UNTRANSLATED.includes(text))).toEqual([])
})
