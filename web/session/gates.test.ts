import { describe, expect, test } from 'vitest'
import {
  hasNoSubscription,
  isAlwaysOpen,
  isGetStartedDone,
  isTrial,
  needsSubscription,
  planLabelOf,
  redirectOf,
  requiresSubscriptionCheck,
} from './gates.ts'

const facts = { pathname: '/dashboard', subscriptionId: 'sub_1', hasAdsData: true, hasAnalyticsData: true }

describe('without a subscription', () => {
  test.each(['/dashboard', '/settings/info', '/rules-setup', '/subscriptions', '/help'])(
    '%s leads to pricing',
    (pathname) => {
      expect(redirectOf({ ...facts, subscriptionId: null, pathname })).toBe('/registration-pricing')
    },
  )
  test.each([
    '/select-client',
    '/get-started',
    '/get-started/3',
    '/get-started/select-client',
    '/get-started/4/select-client',
    '/integrations/3/select-client',
    '/login',
    '/register',
    '/recovery',
    '/reset/123456',
    '/invitations',
    '/unsubscribe/abc',
    '/registration-pricing',
  ])('%s is exempt', (pathname) => {
    expect(redirectOf({ ...facts, subscriptionId: null, pathname })).toBeUndefined()
  })
})

describe('the dashboard', () => {
  test('redirects to get-started if no data set is connected', () => {
    expect(redirectOf({ ...facts, hasAdsData: false, hasAnalyticsData: false })).toBe('/get-started')
  })
  test.each([
    [true, false],
    [false, true],
    [true, true],
  ])('opens with ads %s and analytics %s', (hasAdsData, hasAnalyticsData) => {
    expect(redirectOf({ ...facts, hasAdsData, hasAnalyticsData })).toBeUndefined()
  })
  test('redirects to pricing before get-started', () => {
    const none = { pathname: '/dashboard', subscriptionId: null, hasAdsData: false, hasAnalyticsData: false }
    expect(redirectOf(none)).toBe('/registration-pricing')
  })
})

test('other views open without connected data', () => {
  expect(redirectOf({ ...facts, pathname: '/activity', hasAdsData: false, hasAnalyticsData: false })).toBeUndefined()
})

test('get-started is done once both data sets are connected', () => {
  expect(isGetStartedDone({ hasAdsData: true, hasAnalyticsData: true })).toBe(true)
  expect(isGetStartedDone({ hasAdsData: true, hasAnalyticsData: false })).toBe(false)
})

test('the subscription is not loaded on onboarding paths', () => {
  expect(requiresSubscriptionCheck('/onboarding/1')).toBe(false)
  expect(requiresSubscriptionCheck('/dashboard')).toBe(true)
})

test('settings, subscriptions and help stay open without payment', () => {
  expect(['/settings/info', '/subscriptions', '/subscriptions/thank-you-monthly', '/help'].every(isAlwaysOpen)).toBe(
    true,
  )
  expect(isAlwaysOpen('/rules-setup')).toBe(false)
})

test('status 8 means no subscription; it is needed only without an account', () => {
  expect(hasNoSubscription(8)).toBe(true)
  expect(hasNoSubscription(4)).toBe(false)
  expect(needsSubscription(8, 0)).toBe(true)
  expect(needsSubscription(8, 1)).toBe(false)
  expect(needsSubscription(4, 0)).toBe(false)
})

test('a trial is recognized by its product name; a plan without a name is Enterprise', () => {
  expect(isTrial('Trial')).toBe(true)
  expect(isTrial('Growth')).toBe(false)
  expect(planLabelOf('Growth')).toBe('Growth')
  expect(planLabelOf(null)).toBe('Enterprise')
})
