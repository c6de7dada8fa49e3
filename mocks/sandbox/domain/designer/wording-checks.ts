// Checks of what a picture says, in English, Turkish and German.
import { DesignCheckRule } from '@adwright/sdk/types'
import type { Words } from '#mocks/sandbox/domain/designer/drawing/picture.ts'

/** A finding in the words of a picture; undefined if there is none. */
export type WordFinding = { rule: DesignCheckRule; found: string | undefined }

const CAPITALS = /(?:^|\s)(\p{Lu}{4,}(?:\s+\p{Lu}{2,})+|\p{Lu}{6,})(?=$|[\s.,!?])/u
const MARKS = /[!?]{2,}/
const PRICE =
  /(?<![\d%€$£₺.,−-])\d{1,4}[.,]\d{2}(?!\d)(?!\s*(?:%|€|\$|£|₺|TL|EUR|USD|GBP|CHF|kr|km|m|cm|kg|g)\b)(?!\s*[€$£₺%])/
const CURRENCY_BEFORE = /(?:€|\$|£|₺|TL|EUR|USD|GBP|CHF)\s*$/
const SUPERLATIVE =
  /\b(?:best|cheapest|number one|no\. ?1|#1|world's|en iyi|en ucuz|bir numara|beste[rns]?|günstigste[rns]?|nummer eins)\b/iu
const VAGUE = /^(?:click here|here|more|submit|buraya tıkla(?:yın)?|tıkla(?:yın)?|hier klicken|klick hier)$/iu
const DATES = [
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/, order: [1, 2, 3] },
  { pattern: /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/, order: [3, 2, 1] },
] as const

function pastDate(text: string, today: string): string | undefined {
  for (const { pattern, order } of DATES) {
    const match = pattern.exec(text)
    const day = match && order.map((at) => (match[at] ?? '').padStart(2, '0')).join('-')
    if (day && day < today) return match[0]
  }
  return undefined
}

function bareAmount(text: string): string | undefined {
  const match = PRICE.exec(text)
  return match && !CURRENCY_BEFORE.test(text.slice(0, match.index)) ? match[0] : undefined
}

const fold = (text: string, language: string) => text.toLocaleLowerCase(language)

function forbidden(text: string, words: string[], language: string): string | undefined {
  const folded = ` ${fold(text, language).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.find((word) =>
    folded.includes(
      ` ${fold(word, language)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    ),
  )
}

type Options = { forbiddenWords: string[]; language: string; today: string }

/** Checks the words of a picture rule by rule; rules without a subject are left out. */
export function findInWords(words: Words, { forbiddenWords, language, today }: Options): WordFinding[] {
  const text = [words.headline, words.body, words.badge, words.smallPrint, words.callToAction]
    .filter(Boolean)
    .join(' \n')
  const { callToAction } = words
  return [
    { rule: DesignCheckRule.Shouting, found: (CAPITALS.exec(text)?.[1] ?? MARKS.exec(text)?.[0])?.trim() },
    { rule: DesignCheckRule.Currency, found: bareAmount(text) },
    { rule: DesignCheckRule.PastDate, found: pastDate(text, today) },
    { rule: DesignCheckRule.Superlative, found: SUPERLATIVE.exec(text)?.[0] },
    ...(callToAction ? [{ rule: DesignCheckRule.VagueButton, found: VAGUE.exec(callToAction.trim())?.[0] }] : []),
    ...(forbiddenWords.length > 0
      ? [{ rule: DesignCheckRule.ForbiddenWords, found: forbidden(text, forbiddenWords, language) }]
      : []),
  ]
}
