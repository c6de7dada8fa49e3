import type { Account } from '@adwright/sdk/types'
import { zUpdateAccountBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import { isPhone } from '#web/ui/form/phone.ts'

const { shape } = zUpdateAccountBody
const trimmed = z.string().check(z.trim())

/** Adds https:// to an address without a scheme, because people type `www.lindholm.example`. */
export function withScheme(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

/** A site with the scheme it was typed with, or the usual one; its host has a dot. */
export const websiteField = z.pipe(
  z.pipe(z.string().check(z.overwrite(withScheme)), shape.companyWebSite),
  z.string().check(z.regex(/^https?:\/\/[^\s/?#:]+\.[^\s/?#:]+/i, { error: 'settings:general.websiteInvalid' })),
)

/** The form's values; an empty phone number is sent as null. */
export const companySchema = z.object({
  name: z.pipe(trimmed, shape.name),
  companyName: z.pipe(trimmed, shape.companyName),
  companyWebSite: websiteField,
  primaryContactNumber: z
    .string()
    .check(z.refine((number) => number === '' || isPhone(number), { error: 'settings:phone.invalid' })),
  industry: shape.industry,
  digitalMarketingGoals: z.nonoptional(shape.digitalMarketingGoals),
  marketingTeamCount: z.nonoptional(shape.marketingTeamCount),
  currencyCode: z.nonoptional(shape.currencyCode),
  timeZone: z.nonoptional(shape.timeZone),
})

export type Company = z.input<typeof companySchema>

export const companyOf = (account: Account): Company => ({
  name: account.name,
  companyName: account.companyName,
  companyWebSite: account.companyWebSite,
  primaryContactNumber: account.primaryContactNumber ?? '',
  industry: account.industry ?? undefined,
  digitalMarketingGoals: account.digitalMarketingGoals,
  marketingTeamCount: account.marketingTeamCount,
  currencyCode: account.currencyCode,
  timeZone: account.timeZone,
})
