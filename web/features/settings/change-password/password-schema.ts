import { zUpdatePasswordBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

/** The present password, and a new one typed twice. */
export const passwordSchema = z.extend(zUpdatePasswordBody, { confirmation: z.string().check(z.minLength(1)) }).check(
  z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    error: 'settings:password.mismatch',
    // Said while another field is still wrong, too.
    when: ({ value }) => typeof value === 'object' && value !== null && Reflect.get(value, 'confirmation') !== '',
  }),
)

export type TypedPasswords = z.infer<typeof passwordSchema>
