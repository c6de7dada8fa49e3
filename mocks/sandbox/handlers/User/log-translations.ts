// Entries of the activity log are stored in the actor's language and translated to the reader's.
import type { ActivityLogEntry } from '@adwright/sdk/types'
import { entriesIn } from '#mocks/sandbox/domain/enumeration.ts'
import { IDENTITY_ENUMERATIONS } from '#mocks/sandbox/domain/identity/enumerations.ts'
import { industriesIn, marketingGoalsIn } from '#mocks/sandbox/domain/identity/industries.ts'
import { ACCOUNT_WORDS } from '#mocks/sandbox/texts/Account.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'

type Label = { value: number; label: string }

/** The enumerations whose labels occur in the log. */
const labelsIn = (language: Language): Label[][] => [
  entriesIn(IDENTITY_ENUMERATIONS.UserRole, language),
  industriesIn(language),
  marketingGoalsIn(language),
]

/** Maps each term of the log in either language to its texts in both. */
function collectTranslations(): Map<string, Record<Language, string>> {
  const english = labelsIn('en')
  const labels = labelsIn('tr').flatMap((list, index) =>
    list.flatMap(({ value, label: tr }) => {
      const en = english[index]?.find((one) => one.value === value)?.label
      return en === undefined ? [] : [{ en, tr }]
    }),
  )
  const words = [...Object.values(AUDIT_WORDS), ...Object.values(ACCOUNT_WORDS), ...labels]
  return new Map(words.flatMap((word) => [[word.en, word] as const, [word.tr, word] as const]))
}

let translations: ReturnType<typeof collectTranslations> | undefined

/** Translates a text if all of its terms belong to the log; names given by people are unchanged. */
function translateText(text: string, language: Language): string {
  translations ??= collectTranslations()
  const words = text.split(', ').map((word) => translations?.get(word)?.[language])
  return words.every((word) => word !== undefined) ? words.join(', ') : text
}

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

/** A value as the reader reads it: calendar dates in the format of the language, terms of the log translated. */
const translateValue = (value: string, language: Language): string =>
  CALENDAR_DATE.test(value)
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value))
    : translateText(value, language)

export const translateEntry = (entry: ActivityLogEntry, language: Language): ActivityLogEntry => ({
  ...entry,
  target: translateText(entry.target, language),
  before: entry.before === null ? null : translateValue(entry.before, language),
  after: entry.after === null ? null : translateValue(entry.after, language),
})
