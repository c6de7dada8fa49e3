// Refuses numbers in a text that are not in its evidence, written by a template or a language model.
import { formatEvidence, type StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

/** A digit right after a letter belongs to a name, such as h1. */
const NUMBER = /(?<![\p{L}\d])\d+(?:[.,\u00A0\u202F]\d+)*/gu
/** Numbers written as words; “one” is left out, because it is also an article or a pronoun. */
const WORDS =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|third|quarter|double|twice|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on iki|yirmi|otuz|kırk|elli|yüz|bin|milyon|yarısı|üçte|dörtte)(?!\p{L})/giu

/** The numbers of a text, in digits and in words. */
export function numbersIn(text: string): string[] {
  const normal = text.normalize('NFC')
  const words = [...normal.matchAll(WORDS)].map(([word]) => word.toLowerCase())
  return [...(normal.match(NUMBER) ?? []), ...words]
}

type Grounds = {
  evidence: readonly StoredEvidence[]
  /** Names and passages that may be quoted with the digits they have. */
  quotes?: readonly string[]
  /** Written numbers are allowed in templates of ours, which a person has read. */
  areWordsAllowed?: boolean
}

const isoDay = (day: string | null, language: Language) =>
  day === null
    ? []
    : (['long', 'medium'] as const).map((dateStyle) =>
        new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
      )

/** The numbers of a text that nothing in its evidence explains. */
export function unfoundedNumbers(text: string, language: Language, grounds: Grounds): string[] {
  const { evidence, quotes = [], areWordsAllowed = false } = grounds
  const known = evidence.flatMap((one) => [
    formatEvidence(one, language),
    ...[one.dateBegin, one.dateEnd].flatMap((day) => (day === null ? [] : [day, ...isoDay(day, language)])),
  ])
  const longestFirst = [...quotes.filter((quote) => /\d/.test(quote)), ...known].toSorted((a, b) => b.length - a.length)
  let rest = text.normalize('NFC')
  for (const one of longestFirst) rest = withoutWhole(rest, one.normalize('NFC'))
  const digits = rest.match(NUMBER) ?? []
  return areWordsAllowed ? [...digits] : [...digits, ...(rest.match(WORDS) ?? [])]
}

/** Removes a known number where it stands alone, so that “12” does not explain “120” or “1.12”. */
function withoutWhole(text: string, known: string): string {
  const escaped = known.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return text.replace(new RegExp(String.raw`(?<![\d])(?<!\d[.,])${escaped}(?!\d)(?![.,]\d)`, 'g'), ' ')
}
