// What an account's details name: files, choices, a currency, a time zone. The contract only says what such names look like.
import type { Account } from '@adwright/sdk/types'
import { exampleOf } from '#mocks/sandbox/contract/example.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor } from '#mocks/sandbox/domain/files/files.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { isTimeZone } from '#mocks/sandbox/time/time-zone.ts'

type Details = {
  [Field in 'currencyCode' | 'timeZone' | 'logoFileId' | 'industry' | 'digitalMarketingGoals']?:
    | Account[Field]
    | undefined
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** What is wrong with the details as they are written; what the account has already may stay. */
export async function wrongDetails(call: PersonContext, details: Details, before?: StoredAccount) {
  const problems = new FieldProblems(call.language)
  const { industries, digitalMarketingGoals: goals } = exampleOf('getConstants')
  const { currencyCode, timeZone, logoFileId, industry, digitalMarketingGoals = [] } = details
  if (currencyCode !== undefined && !CURRENCIES.has(currencyCode)) problems.add('currencyCode', 'currency-unknown')
  if (timeZone !== undefined && !isTimeZone(timeZone)) problems.add('timeZone', 'time-zone-unknown')
  if (industry && industry !== before?.industry && !industries.some(({ value }) => value === industry))
    problems.add('industry', 'field-not-a-choice')
  for (const [index, goal] of digitalMarketingGoals.entries())
    if (!before?.digitalMarketingGoals.includes(goal) && !goals.some(({ value }) => value === goal))
      problems.add(`digitalMarketingGoals.${index}`, 'field-not-a-choice')
  if (logoFileId && logoFileId !== before?.logoFileId) {
    const file = await fileFor(call, logoFileId, { accountId: before?.id ?? null, personId: call.person.id })
    if (!file) problems.add('logoFileId', 'unknown-account-file')
    else if (!file.mimeType.startsWith('image/')) problems.add('logoFileId', 'file-not-an-image')
  }
  return problems.isEmpty ? undefined : problems.answer()
}
