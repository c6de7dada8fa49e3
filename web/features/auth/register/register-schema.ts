import { zRegisterBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const trimmed = z.string().check(z.trim())
const { shape } = zRegisterBody

/** The registration form's values: names and email are trimmed, the password is not. */
export const registerSchema = z.object({
  firstName: z.pipe(trimmed, shape.firstName),
  lastName: z.pipe(trimmed, shape.lastName),
  email: z.pipe(trimmed, shape.email),
  password: shape.password,
  isMailAllowed: shape.isMailAllowed,
})

export type TypedRegistration = z.infer<typeof registerSchema>
