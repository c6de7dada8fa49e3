// The market analysis without ads says what is missing; with ads every rival's shares lie inside the bounds that the auctions leave them, and
// no sentence speaks of more than the auctions.
import type { AnalysisRun } from '@adwright/sdk/types'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { callApi, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const MARKET = '/ai-analysis/market'
/** Shares are rounded to six digits. */
const ROUNDING = 1e-5
const BEYOND_AUCTIONS = /market leader|market share|biggest|largest in the market|number one|industry average/i

test('without ads, the market analysis leads to the connection', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/ai-analysis/campaigns')
  await page.getByRole('link', { name: t('analyses:start.connect') }).click()
  await expect(page).toHaveURL(/\/get-started\/\d/)
})

test('rivals of the market analysis keep the bounds of both shares, and its texts speak of the auctions alone', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), MARKET)
  const name = t('analyses:start.analyzeKind').replace('{{kind}}', t('analyses:kind.3'))
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(/\/ai-analysis\/market\/ana_/)
  await expect(page.getByRole('region', { name: t('analyses:run.rivals') }).first()).toBeVisible()
  const runId = new URL(page.url()).pathname.split('/').at(-1)
  const run = await callApi<AnalysisRun>(page, 'GET', `/AI/acc_8f2KqL/runs/${runId}`)
  const own = run.auctions?.impressionShare ?? 0
  const rivals = run.auctions?.rivals ?? []
  expect(rivals.length).toBeGreaterThanOrEqual(5)
  for (const { domain, impressionShare, overlapRate, positionAboveRate, outrankingShare } of rivals) {
    const together = overlapRate * own
    // Shown together: in no more auctions than either was shown in, and in no fewer than both shares together leave.
    expect(together, domain).toBeLessThanOrEqual(Math.min(own, impressionShare) + ROUNDING)
    expect(together, domain).toBeGreaterThanOrEqual(Math.max(0, own + impressionShare - 1) - ROUNDING)
    // The own ad outranks a rival wherever it was shown and the rival was not above.
    expect(outrankingShare, domain).toBeCloseTo(own - together * positionAboveRate, 4)
  }
  const texts = run.findings.flatMap((one) => [one.title, one.detail, one.evidenceText, one.suggestedAction])
  for (const text of [run.summary, ...texts]) expect(text).not.toMatch(BEYOND_AUCTIONS)
  await expect(page.getByText(BEYOND_AUCTIONS)).toHaveCount(0)
})
