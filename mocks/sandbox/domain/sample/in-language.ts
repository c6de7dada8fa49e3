// Translates the texts of the sample team. What has no translation, such as a product name or an already Turkish text, stays as it is.
import { TURKISH_PLANS } from '#mocks/sandbox/domain/sample/turkish-plans.ts'
import { TURKISH_POSTS } from '#mocks/sandbox/domain/sample/turkish-posts.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const TURKISH = new Map(Object.entries({ ...TURKISH_PLANS, ...TURKISH_POSTS }))

/** Returns JSON with each of its texts in a language. */
export function inLanguage<Content>(content: Content, language: Language): Content {
  if (language === 'en') return content
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? (TURKISH.get(value) ?? value) : value,
  )
}
