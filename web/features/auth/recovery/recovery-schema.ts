import { zRequestPasswordResetBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

/** An address without the spaces around it. */
export const recoverySchema = z.object({
  email: z.pipe(z.string().check(z.trim()), zRequestPasswordResetBody.shape.email),
})
