import { zRequestPasswordResetBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

/** An email address; surrounding spaces are trimmed. */
export const recoverySchema = z.object({
  email: z.pipe(z.string().check(z.trim()), zRequestPasswordResetBody.shape.email),
})
