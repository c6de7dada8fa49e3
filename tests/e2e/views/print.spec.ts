// Printed views: the content with its date range, light and without controls, whatever the theme on the screen. One is drawn by the printed
// seed; all of them with VIEWS=all.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'
import { patterns } from '#web/paths.ts'
import { prepareVisit, scenarioOf, visit } from './open.ts'
import { found, type View, view } from './view.ts'

const t = wordsOf('en')

const DATE_RANGE = /\w{3} \d+ – \w{3} \d+, \d{4}/

const PRINTED: readonly { printed: View; shown: readonly (string | RegExp)[]; hidden: readonly string[] }[] = [
  {
    printed: view(patterns.analyticsReports),
    shown: [DATE_RANGE, t('reports:table.title')],
    hidden: [t('annotations:add'), t('annotations:routine')],
  },
  {
    printed: view(patterns.dashboard),
    shown: [DATE_RANGE, t('dashboard:distribution.title')],
    hidden: [t('dashboard:tips.title')],
  },
  {
    printed: view(patterns.anomaly, { path: found.anomaly }),
    shown: [t('anomalies:facts.title')],
    hidden: [t('annotations:add'), t('common:ui.comments.submit')],
  },
]

test.use({ theme: 'dark', viewport: { width: 1024, height: 900 } })

for (const { printed, shown, hidden } of isWhole('VIEWS') ? PRINTED : sampleOf(PRINTED, 1))
  test(`${printed.name} is printed light and whole, without controls`, async ({ page, openScenario, request }) => {
    const scenario = await scenarioOf(printed, openScenario)
    await visit(page, await prepareVisit(page, request, scenario, printed, 'en'), printed, 'en')
    await page.emulateMedia({ media: 'print' })
    for (const text of shown) await expect(page.getByText(text).first()).toBeVisible()
    for (const text of hidden)
      await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('aside, nav, [role=toolbar], [role=switch]').filter({ visible: true })).toHaveCount(0)
    const paper = await page.evaluate(() => ({
      background: getComputedStyle(document.body).backgroundColor,
      isWhole: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    }))
    expect(paper).toEqual({ background: 'rgb(255, 255, 255)', isWhole: true })
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
  })
