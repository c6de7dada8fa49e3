import { zResetPasswordBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

/** A new password, typed twice. */
export const resetSchema = z
  .object({ newPassword: zResetPasswordBody.shape.newPassword, confirmation: z.string().check(z.minLength(1)) })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      error: 'auth:reset.mismatch',
      // Also checked while the password itself is still too short.
      when: ({ value }) => typeof value === 'object' && value !== null && Reflect.get(value, 'confirmation') !== '',
    }),
  )

export type TypedPassword = z.infer<typeof resetSchema>
