import { zRegisterBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const trimmed = z.string().check(z.trim())
const { shape } = zRegisterBody

/** What a person types to register: names and address without spaces around them, the password as typed. */
export const registerSchema = z.object({
  firstName: z.pipe(trimmed, shape.firstName),
  lastName: z.pipe(trimmed, shape.lastName),
  email: z.pipe(trimmed, shape.email),
  password: shape.password,
  isMailAllowed: shape.isMailAllowed,
})

export type TypedRegistration = z.infer<typeof registerSchema>
