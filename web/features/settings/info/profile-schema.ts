import { zUpdateUserBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const { shape } = zUpdateUserBody
const trimmed = z.string().check(z.trim())

/** Name, language and time zone; a name is not emptied once it is changed here. */
export const profileSchema = z.object({
  firstName: z.pipe(trimmed, z.nonoptional(shape.firstName)),
  lastName: z.pipe(trimmed, z.nonoptional(shape.lastName)),
  language: z.nonoptional(shape.language),
  timeZone: z.nonoptional(shape.timeZone),
})

export type Profile = z.infer<typeof profileSchema>
