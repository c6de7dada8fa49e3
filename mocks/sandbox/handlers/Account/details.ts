// Validates the references in an account's details (files, choices, currency, time zone), of which the contract checks only the form.
import type { Account } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor } from '#mocks/sandbox/domain/files/files.ts'
import { industriesIn, isMarketingGoal } from '#mocks/sandbox/domain/identity/industries.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { isTimeZone } from '#mocks/sandbox/time/time-zone.ts'

type Details = {
  [Field in 'currencyCode' | 'timeZone' | 'logoFileId' | 'industry' | 'digitalMarketingGoals']?:
    | Account[Field]
    | undefined
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** Returns the validation errors of an account's details; current values of the account are always valid. */
export async function validateDetails(call: PersonContext, details: Details, before?: StoredAccount) {
  const problems = new FieldProblems(call.language)
  const { currencyCode, timeZone, logoFileId, industry, digitalMarketingGoals = [] } = details
  if (currencyCode !== undefined && !CURRENCIES.has(currencyCode)) problems.add('currencyCode', 'currency-unknown')
  if (timeZone !== undefined && !isTimeZone(timeZone)) problems.add('timeZone', 'time-zone-unknown')
  if (industry && industry !== before?.industry && !industriesIn(call.language).some(({ value }) => value === industry))
    problems.add('industry', 'field-not-a-choice')
  for (const [index, goal] of digitalMarketingGoals.entries())
    if (!before?.digitalMarketingGoals.includes(goal) && !isMarketingGoal(goal))
      problems.add(`digitalMarketingGoals.${index}`, 'field-not-a-choice')
  if (logoFileId && logoFileId !== before?.logoFileId) {
    const file = await fileFor(call, logoFileId, { accountId: before?.id ?? null, personId: call.person.id })
    if (!file) problems.add('logoFileId', 'unknown-account-file')
    else if (!file.mimeType.startsWith('image/')) problems.add('logoFileId', 'file-not-an-image')
  }
  return problems.isEmpty ? undefined : problems.answer()
}
