import { describe, expect, test } from 'vitest'
import {
  hasNoSubscription,
  isGetStartedDone,
  isOpenToAll,
  isTrial,
  looksUpSubscription,
  needsSubscription,
  planLabelOf,
  redirectOf,
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
  test('leads to get-started when neither data set is there', () => {
    expect(redirectOf({ ...facts, hasAdsData: false, hasAnalyticsData: false })).toBe('/get-started')
  })
  test.each([
    [true, false],
    [false, true],
    [true, true],
  ])('opens with ads %s and analytics %s', (hasAdsData, hasAnalyticsData) => {
    expect(redirectOf({ ...facts, hasAdsData, hasAnalyticsData })).toBeUndefined()
  })
  test('leads to pricing before get-started', () => {
    const none = { pathname: '/dashboard', subscriptionId: null, hasAdsData: false, hasAnalyticsData: false }
    expect(redirectOf(none)).toBe('/registration-pricing')
  })
})

test('other views open without data', () => {
  expect(redirectOf({ ...facts, pathname: '/activity', hasAdsData: false, hasAnalyticsData: false })).toBeUndefined()
})

test('get-started is done with both data sets', () => {
  expect(isGetStartedDone({ hasAdsData: true, hasAnalyticsData: true })).toBe(true)
  expect(isGetStartedDone({ hasAdsData: true, hasAnalyticsData: false })).toBe(false)
})

test('the subscription is not looked up on onboarding paths', () => {
  expect(looksUpSubscription('/onboarding/1')).toBe(false)
  expect(looksUpSubscription('/dashboard')).toBe(true)
})

test('settings, subscriptions and help stay open to people who have not paid', () => {
  expect(['/settings/info', '/subscriptions', '/subscriptions/thank-you-monthly', '/help'].every(isOpenToAll)).toBe(
    true,
  )
  expect(isOpenToAll('/rules-setup')).toBe(false)
})

test('status 8 is none; a subscription is needed with none and no account', () => {
  expect(hasNoSubscription(8)).toBe(true)
  expect(hasNoSubscription(4)).toBe(false)
  expect(needsSubscription(8, 0)).toBe(true)
  expect(needsSubscription(8, 1)).toBe(false)
  expect(needsSubscription(4, 0)).toBe(false)
})

test('a trial is told by its product name; a plan without one is Enterprise', () => {
  expect(isTrial('Trial')).toBe(true)
  expect(isTrial('Growth')).toBe(false)
  expect(planLabelOf('Growth')).toBe('Growth')
  expect(planLabelOf(null)).toBe('Enterprise')
})
