import { zCreateAccountBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import { isPhone } from '#web/ui/form/phone.ts'
import { websiteField } from './company-schema.ts'

const { shape } = zCreateAccountBody
const trimmed = z.string().check(z.trim())

/** The fields needed to create an account; the others are set in its settings. */
export const newAccountSchema = z.object({
  name: z.pipe(trimmed, shape.name),
  companyName: z.pipe(trimmed, shape.companyName),
  companyWebSite: websiteField,
  primaryContactNumber: z.string().check(z.minLength(1), z.refine(isPhone, { error: 'settings:phone.invalid' })),
  industry: z.nonoptional(shape.industry),
  goal: z.int(),
  marketingTeamCount: z.nonoptional(shape.marketingTeamCount),
})

export type NewAccount = z.input<typeof newAccountSchema>
export type NewAccountOutput = z.output<typeof newAccountSchema>
