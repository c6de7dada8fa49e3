// Checks of the texts that a language model has written.

export type TextProblem =
  | 'tooLong'
  | 'duplicate'
  | 'capitals'
  | 'superlative'
  | 'number'
  | 'exclamation'
  | 'leading'
  | 'twoQuestions'

export interface CheckedText {
  text: string
  /** The most characters, where there is a limit. */
  limit?: number
  isQuestion?: boolean
}

/** What the person has said: only claims and numbers from here are proven. */
export type Facts = string

const CAPITALS = /\p{Lu}{4,}/gu
const NUMBER = /\d+(?:[.,]\d+)*/g
/** Wide characters count as two in ads, as in Chinese, Japanese and Korean. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u
const SUPERLATIVES =
  /\b(best|cheapest|fastest|leading|number one|no\.? ?1|world.s|unbeatable|perfect|guaranteed|beste[nrs]?|günstigste[nrs]?|führende[nrs]?|unschlagbar\w*)\b|#1|(^|[^\p{L}])(en (iyi|ucuz|hızlı|kaliteli|uygun)|bir numara\p{L}*|lider\p{L}*|garantili|rakipsiz|eşsiz|mükemmel)($|[^\p{L}])/giu
const LEADING = /don.t you|wouldn.t you|isn.t it|do you agree|sizce de|değil mi|katılıyor musunuz/i

/** The length as ad platforms count it. */
export const adLength = (text: string): number =>
  Array.from(text).reduce((length, character) => length + (WIDE.test(character) ? 2 : 1), 0)

const folded = (text: string) =>
  text
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map((number) => number.replace(/[.,]/g, ''))

/** True if a superlative with the word behind it is not in the facts: “best in test” doesn't prove “the best tents”. */
function hasUnprovenSuperlative(text: string, facts: Facts): boolean {
  const known = ` ${folded(facts)} `
  return [...text.matchAll(SUPERLATIVES)].some(({ 0: match, index }) => {
    const length = folded(match).split(' ').length + 1
    const claim = folded(text.slice(index)).split(' ').slice(0, length).join(' ')
    return !known.includes(` ${claim} `)
  })
}

/** The problems of a text; `before` are the texts of the same kind above it. */
export function textProblems(
  { text, limit, isQuestion = false }: CheckedText,
  { facts, before }: { facts: Facts; before: readonly string[] },
): TextProblem[] {
  const known = new Set(numbersIn(facts))
  const checks: Record<TextProblem, boolean> = {
    tooLong: limit !== undefined && adLength(text) > limit,
    duplicate: folded(text) !== '' && before.some((one) => folded(one) === folded(text)),
    capitals: (text.match(CAPITALS) ?? []).some((word) => !facts.includes(word)),
    superlative: hasUnprovenSuperlative(text, facts),
    number: numbersIn(text).some((number) => !known.has(number)),
    exclamation: /!.*!|[!?]{2}/.test(text) || (limit === 30 && text.includes('!')),
    leading: isQuestion && LEADING.test(text),
    twoQuestions: isQuestion && (text.match(/\?/g) ?? []).length > 1,
  }
  return (Object.keys(checks) as TextProblem[]).filter((problem) => checks[problem])
}
