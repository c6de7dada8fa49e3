import { expect, test } from 'vitest'
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
}
const statesFor = (change: Partial<typeof page> | Record<string, null>) =>
  checkVisits({ page: { ...page, ...change }, dateEnd: '2026-11-18' }).map(({ state }) => state)

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
