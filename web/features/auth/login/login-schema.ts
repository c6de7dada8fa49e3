import { zLoginBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const trimmed = z.string().check(z.trim())

/** What a person types at login; spaces around it do not count. */
export const loginSchema = z.object({
  email: z.pipe(trimmed, zLoginBody.shape.email),
  password: z.pipe(trimmed, zLoginBody.shape.password),
})
