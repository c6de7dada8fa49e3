import { NotificationChannel, type UpdateUserData, type User } from '@adwright/sdk/types'
import { zUpdateUserBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const { shape } = zUpdateUserBody
const preferences = z.required(shape.notificationPreferences.def.innerType)

export const notificationSchema = z.object({
  isMailAllowed: z.nonoptional(shape.isMailAllowed),
  notificationPreferences: preferences,
})

export type Notifications = z.infer<typeof notificationSchema>

export const notificationsOf = ({ isMailAllowed, notificationPreferences }: User): Notifications => ({
  isMailAllowed,
  notificationPreferences: { ...notificationPreferences },
})

/** Product news is sent by email only while product emails are turned on. */
export function notificationBody(typed: Notifications): UpdateUserData['body'] {
  const { product } = typed.notificationPreferences
  const isTooMuch = !typed.isMailAllowed && product === NotificationChannel.Email
  return {
    isMailAllowed: typed.isMailAllowed,
    notificationPreferences: {
      ...typed.notificationPreferences,
      product: isTooMuch ? NotificationChannel.InApp : product,
    },
  }
}
