// The second half of the journey: a monitor, an anomaly, and its explanation.
import { readFileSync } from 'node:fs'
import { expect } from '#tests/e2e/fixtures.ts'
import type { TestContext } from './test-context.ts'

const HIGH = '3'
/** The channel of the bot traffic. */
const CAUSE = 'Direct'

export async function watchMetric({ page, scenario, t, counted, press, choose, type }: TestContext): Promise<void> {
  await page.goto(`${scenario.origin}/anomaly-setup`)
  await press(page.getByRole('link', { name: t('anomalies:setup.new') }).first())
  await type(page.getByLabel(t('anomalies:monitor.name'), { exact: true }), 'Shop')
  await press(page.getByRole('button', { name: t('anomalies:monitor.create') }))
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()

  await press(page.locator('a[href*="/metrics/"]').first())
  const alerts = page.getByRole('radiogroup', { name: t('anomalies:metric.sensitivity') })
  await expect(alerts.getByText(counted('anomalies:tuner.alerts_other')).first()).toBeVisible()
  await choose(alerts.locator(`input[value="${HIGH}"]`))
  await expect(page.getByText(counted('anomalies:tuner.noise'))).toBeVisible()
  await press(page.getByRole('button', { name: t('anomalies:metric.save') }))
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(page.getByText(t('anomalies:sensitivity.3'), { exact: true }).first()).toBeVisible()
}

export async function followAnomaly({ page, scenario, t, press }: TestContext): Promise<void> {
  await page.goto(`${scenario.origin}/anomaly-activity`)
  await press(page.locator('a[href^="/anomaly-activity/"]').first())
  await expect(page.getByRole('heading', { name: t('anomalies:why.title') })).toBeVisible()
  await expect(page.locator('#content').getByText(CAUSE).first()).toBeVisible()
  await press(page.getByRole('button', { name: t('anomalies:action.acknowledge') }))
  await expect(page.getByText(t('anomalies:status.2'), { exact: true })).toBeVisible()
  await press(page.getByRole('link', { name: t('anomalies:detail.report') }))
  await expect(page).toHaveURL(/\/analytics-reports\?metric=/)
  await expect(page.getByRole('heading', { level: 1, name: t('reports:title') })).toBeVisible()
}

const FROM = '2026-11-01'
const TO = '2026-11-20'
const digits = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** The total of a metric equals the sum of its rows; with an import, the sum of the file. */
export async function addUp(context: TestContext, written?: (from: string, to: string) => number): Promise<void> {
  const { page, scenario, t, press } = context
  const query = `from=${FROM}&to=${TO}&compare=none&metric=sessions&by=sessionDefaultChannelGroup`
  await page.goto(`${scenario.origin}/analytics-reports?${query}`)
  const tile = page.getByRole('list', { name: t('reports:totals') }).locator('a[href*="metric=sessions"]')
  const [label = '', shown = ''] = (await tile.innerText()).split('\n')
  const saved = page.waitForEvent('download')
  await press(page.getByRole('button', { name: t('reports:csv.table') }))
  const [header = '', ...rows] = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  const separator = header.includes(';') ? ';' : ','
  const column = header.split(separator).indexOf(label)
  const sum = rows.reduce((so, row) => so + digits(row.split(separator)[column] ?? ''), 0)
  expect(digits(shown)).toBe(sum)
  if (written) expect(sum).toBe(written(FROM, TO))
}
