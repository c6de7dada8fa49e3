import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const kpi = { metric: 'conversions', source: 1, target: 1_000_000, unit: 'count' }
const draft = { title: 'More tents', goal: 2, kpi, startsOn: '2026-10-01', dueOn: '2027-03-31', status: 2 }

/** A strategy whose ad platform cannot be read for three days, while the list or the strategy itself is open. */
async function open(pathOf: (id: string) => string, language: 'en' | 'tr') {
  let id = ''
  const before = async ({ as, sandbox }: OpenSandbox) => {
    id = (await (await as('owner'))('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id
    const threeDaysAgo = new Date(sandbox.clock.now().getTime() - 3 * DAY_MS)
    await revokeAdsAccess({ store: sandbox.store, now: threeDaysAgo }, ACCOUNT)
  }
  return renderScreen(() => pathOf(id), { scenario: 'sample', language, before })
}

test('a metric that cannot be read shows its last known value with its age, in the list', async () => {
  await open(() => '/strategies', 'en')
  const row = await screen.findByRole('row', { name: /More tents/ })
  expect(within(row).getByText(/of 1M$|of 1,000,000$/)).toBeInTheDocument()
  expect(within(row).getByText('Last known on Nov 15, 2026 (4 days ago)')).toBeInTheDocument()
})

test.each([
  ['en', 'Last known on Nov 15, 2026 (4 days ago)'],
  ['tr', 'Son bilinen değer: 15 Kas 2026 (4 gün önce)'],
] as const)(
  'the strategy itself says so beside the bar, and the bar of the work stays: %s',
  async (language, words) => {
    await open((id) => `/strategies/${id}`, language)
    expect(await screen.findByText(words)).toBeInTheDocument()
  },
)
