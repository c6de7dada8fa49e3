import { expect, test } from 'vitest'
import { notificationBody } from './notification-body.ts'

const all = { anomalies: 3, executions: 3, reports: 3, product: 3 } as const

test('without product emails, product news is shown in the app', () => {
  const body = notificationBody({ isMailAllowed: false, notificationPreferences: all })
  expect(body.notificationPreferences).toEqual({ ...all, product: 2 })
})

test('with them the choice stays, and silence stays silence', () => {
  expect(notificationBody({ isMailAllowed: true, notificationPreferences: all }).notificationPreferences).toEqual(all)
  const silent = { ...all, product: 1 } as const
  expect(notificationBody({ isMailAllowed: false, notificationPreferences: silent }).notificationPreferences).toEqual(
    silent,
  )
})
