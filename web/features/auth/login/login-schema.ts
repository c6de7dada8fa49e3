import { zLoginBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const trimmed = z.string().check(z.trim())

/** The sign-in form's values; surrounding spaces are trimmed. */
export const loginSchema = z.object({
  email: z.pipe(trimmed, zLoginBody.shape.email),
  password: z.pipe(trimmed, zLoginBody.shape.password),
})
