import { NotificationChannel, type UpdateUserData, type User } from '@adwright/sdk/types'
import { zQuietHours, zUpdateUserBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const { shape } = zUpdateUserBody
const preferences = z.required(z.omit(shape.notificationPreferences.def.innerType, { quietHours: true }))

/** The preferences as their form holds them: quiet hours keep their times while they are off. */
export const notificationSchema = z
  .object({
    isMailAllowed: z.nonoptional(shape.isMailAllowed),
    notificationPreferences: preferences,
    hasQuietHours: z.boolean(),
    quietHours: zQuietHours,
  })
  .check(
    z.refine(({ hasQuietHours, quietHours }) => !hasQuietHours || quietHours.from !== quietHours.to, {
      path: ['quietHours', 'to'],
      error: 'settings:notifications.sameTimes',
    }),
  )

export type Notifications = z.infer<typeof notificationSchema>

const NIGHT = { from: '20:00', to: '07:00' }

export function notificationsOf({ isMailAllowed, notificationPreferences }: User): Notifications {
  const { quietHours, ...chosen } = notificationPreferences
  return {
    isMailAllowed,
    notificationPreferences: chosen,
    hasQuietHours: quietHours !== null,
    quietHours: quietHours ?? NIGHT,
  }
}

/** Channels that send emails. */
export const isByEmail = (channel: NotificationChannel): boolean =>
  channel === NotificationChannel.Email || channel === NotificationChannel.DailyDigest

/** News of the product come by email only while such emails are allowed at all. */
export function notificationBody(typed: Notifications): UpdateUserData['body'] {
  const { isMailAllowed, notificationPreferences, hasQuietHours, quietHours } = typed
  const { product } = notificationPreferences
  return {
    isMailAllowed,
    notificationPreferences: {
      ...notificationPreferences,
      product: !isMailAllowed && isByEmail(product) ? NotificationChannel.InApp : product,
      quietHours: hasQuietHours ? quietHours : null,
    },
  }
}
