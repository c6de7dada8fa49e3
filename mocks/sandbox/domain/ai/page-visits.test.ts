import { expect, test } from 'vitest'
import type { LandingPage } from '#mocks/sandbox/domain/ai/landing-pages.ts'
import { checkVisits } from '#mocks/sandbox/domain/ai/page-visits.ts'

const page = {
  url: 'https://www.shop.example/tents',
  path: '/tents',
  sessions: 1000,
  keyEventRate: 0.02,
  medianRate: 0.02,
  lostKeyEvents: 0,
  bounceRate: 0.4,
  medianBounceRate: 0.4,
  mobileSessions: 600,
  mobileKeyEventRate: 0.015,
  desktopKeyEventRate: 0.03,
  paidClicks: 400,
  paidCost: 320.5,
  currencyCode: 'EUR',
  openAnomalies: [],
}
const statesOf = (change: Partial<LandingPage>, keys: readonly string[]) =>
  checkVisits({ page: { ...page, ...change }, dateEnd: '2026-11-18' })
    .filter(({ check }) => keys.includes(check.key))
    .map(({ state }) => state)
const statesFor = (change: Partial<LandingPage>) => statesOf(change, ['bounceAboveMedian', 'deviceGap'])

test.each([
  ['at half the rate of computers', {}, ['passed', 'passed']],
  ['just below half', { mobileKeyEventRate: 0.0149 }, ['passed', 'failed']],
  ['a bounce rate at a fifth above the median', { bounceRate: 0.48 }, ['passed', 'passed']],
  ['a bounce rate further above', { bounceRate: 0.481 }, ['failed', 'passed']],
  ['few sessions', { sessions: 299, mobileSessions: 299 }, ['notPossible', 'notPossible']],
  ['no split by device', { mobileSessions: null }, ['passed', 'notPossible']],
  ['no bounce rates', { bounceRate: null, medianBounceRate: null }, ['notPossible', 'passed']],
])('%s: %o', (_, change, states) => {
  expect(statesFor(change)).toEqual(states)
})

test('a gap is worse the lower the rate on phones is, and names both rates', () => {
  const [, gap] = checkVisits({ page: { ...page, mobileKeyEventRate: 0.006 }, dateEnd: '2026-11-18' })
  expect(gap).toMatchObject({ magnitude: 0.8 })
  expect(gap?.state === 'failed' && gap.evidence.map(({ key, value }) => [key, value])).toEqual([
    ['value', 0.006],
    ['desktop', 0.03],
    ['mobileSessions', 600],
  ])
})

test.each<[string, Partial<LandingPage>, string]>([
  ['at seven tenths of the median', { keyEventRate: 0.014 }, 'passed'],
  ['just below', { keyEventRate: 0.0139 }, 'failed'],
  ['with few clicks', { keyEventRate: 0.001, paidClicks: 99 }, 'notPossible'],
  ['without ads', { keyEventRate: 0.001, paidClicks: null, paidCost: null }, 'notPossible'],
])('visits that are paid for, on a page %s', (_, change, state) => {
  expect(statesOf(change, ['paidBelowMedian'])).toEqual([state])
})

test('a page that few people go on from is worse the more its visits cost, and names clicks and cost', () => {
  const [, , paid] = checkVisits({ page: { ...page, keyEventRate: 0.005 }, dateEnd: '2026-11-18' })
  expect(paid).toMatchObject({ check: { key: 'paidBelowMedian' }, magnitude: 320.5 * 0.75 })
  expect(paid?.state === 'failed' && paid.evidence.map(({ key, value, unit }) => [key, value, unit])).toEqual([
    ['value', 0.005, 'rate'],
    ['median', 0.02, 'rate'],
    ['paidClicks', 400, 'count'],
    ['paidCost', 320.5, 'money'],
  ])
})
