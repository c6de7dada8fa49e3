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

/** Each word of the log, in either language, to itself in both. */
function collect(): Map<string, Record<Language, string>> {
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

let known: ReturnType<typeof collect> | undefined

/** A text in the language, if all of its words are of the log; what people have named stays as it is. */
function said(text: string, language: Language): string {
  known ??= collect()
  const words = text.split(', ').map((word) => known?.get(word)?.[language])
  return words.every((word) => word !== undefined) ? words.join(', ') : text
}

export const inLanguage = (entry: ActivityLogEntry, language: Language): ActivityLogEntry => ({
  ...entry,
  target: said(entry.target, language),
  before: entry.before === null ? null : said(entry.before, language),
  after: entry.after === null ? null : said(entry.after, language),
})
