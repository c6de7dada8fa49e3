import { expect, test } from 'vitest'
import { type Notifications, notificationBody, notificationSchema } from './notification-body.ts'

const all = {
  anomalies: 3,
  approvals: 3,
  executions: 3,
  posts: 3,
  integrations: 3,
  tickets: 3,
  reports: 3,
  tasks: 3,
  surveys: 3,
  product: 3,
  minSeverity: 2,
  isHighSeverityAllowed: true,
} as const
const typed: Notifications = {
  isMailAllowed: true,
  notificationPreferences: all,
  hasQuietHours: false,
  quietHours: { from: '20:00', to: '07:00' },
}
const preferencesOf = (changes: Partial<Notifications>) =>
  notificationBody({ ...typed, ...changes }).notificationPreferences

test.each([3, 4] as const)('without emails about the product its news (%s) come in the app', (product) => {
  const preferences = preferencesOf({ isMailAllowed: false, notificationPreferences: { ...all, product } })
  expect(preferences).toEqual({ ...all, product: 2, quietHours: null })
})

test('with them the choice stays, and a kind that is off stays off', () => {
  expect(preferencesOf({})).toEqual({ ...all, quietHours: null })
  const silent = { ...all, product: 1 } as const
  expect(preferencesOf({ isMailAllowed: false, notificationPreferences: silent })).toMatchObject({ product: 1 })
})

test('quiet hours are sent while they are on, and end at another time than they begin', () => {
  expect(preferencesOf({ hasQuietHours: true })).toMatchObject({ quietHours: typed.quietHours })
  const never = { ...typed, hasQuietHours: true, quietHours: { from: '20:00', to: '20:00' } }
  expect(notificationSchema.safeParse(never).error?.issues).toMatchObject([{ path: ['quietHours', 'to'] }])
  expect(notificationSchema.safeParse({ ...never, hasQuietHours: false }).success).toBe(true)
})
