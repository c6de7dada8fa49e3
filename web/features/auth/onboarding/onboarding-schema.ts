import { zCreateAccountBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import { isPhone } from '#web/ui/form/phone.ts'
import { PREFIXES } from './website-prefix.ts'

const trimmed = z.string().check(z.trim())
const { shape } = zCreateAccountBody

/** Requires a dot in the host and rejects a second prefix, because both are typical typing errors. */
const isSite = (site: string) =>
  /^[^\s/?#:]+\.[^\s/?#:]+/.test(site) && shape.companyWebSite.safeParse(PREFIXES[0] + site).success

/** The account form's values; named as in the request body, so that server errors find their fields. */
export const onboardingSchema = z.object({
  name: z.pipe(trimmed, shape.name),
  companyName: z.pipe(trimmed, shape.companyName),
  websitePrefix: z.enum(PREFIXES),
  companyWebSite: z.pipe(
    trimmed,
    z.string().check(z.minLength(1), z.refine(isSite, { error: 'auth:onboarding.websiteInvalid' })),
  ),
  primaryContactNumber: z
    .string()
    .check(z.minLength(1), z.refine(isPhone, { error: 'auth:onboarding.phoneInvalidText' })),
  industry: z.nonoptional(shape.industry),
  digitalMarketingGoals: z.int(),
  marketingTeamCount: shape.marketingTeamCount,
})

export type OnboardingInput = z.input<typeof onboardingSchema>
export type OnboardingOutput = z.output<typeof onboardingSchema>
