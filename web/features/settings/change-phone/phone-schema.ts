import * as z from 'zod/mini'
import { isPhone } from '#web/ui/form/phone.ts'

/** A number that exists in its country; how it must be written is the field's doing. */
export const phoneSchema = z.object({
  phone: z.string().check(z.minLength(1), z.refine(isPhone, { error: 'settings:phone.invalid' })),
})
