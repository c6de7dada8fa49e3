// On a phone: a post is written in three steps, sent over a broken connection once, and moved by its menu.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const TITLE = 'Snow tonight'

test.use({ viewport: { width: 375, height: 740 }, expectedNoise: /Failed to load resource/ })

test('a post is written in steps, created once although an answer was lost, and moved by menu', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample', { now: '2026-11-18T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario, 'user'), '/social-calendar/new?at=2026-11-24')
  const next = page.getByRole('button', { name: t('social-calendar:composer.next'), exact: true })
  const link = page.getByRole('textbox', { name: /^Link/ })
  await page.getByLabel(t('social-calendar:text.label'), { exact: true }).fill(TITLE)
  await link.fill('no address')
  await page.getByRole('checkbox', { name: /^LinkedIn · Lindholm/ }).check()
  await next.click()
  await next.click()
  await page.getByRole('button', { name: t('social-calendar:composer.saveDraft'), exact: true }).click()
  // The wrong link is in the first step, which opens with the message at the field.
  await expect(link).toHaveAttribute('aria-invalid', 'true')
  await link.fill('https://lindholm-outdoor.example/tents')
  await next.click()
  await next.click()
  await scenario.control('POST', '/control/faults', { kind: 'drop-after', operationId: 'createSocialPost', times: 1 })
  await page.getByRole('button', { name: t('social-calendar:composer.send') }).click()
  await expect(page).toHaveURL(/\/social-calendar\?/)
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(1)

  await page.getByRole('button', { name: `Actions for ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: t('social-calendar:action.move') }).click()
  const dialog = page.getByRole('dialog', { name: t('social-calendar:move.title') })
  await dialog.getByLabel(t('social-calendar:when.day')).fill('2026-11-25')
  await dialog.getByRole('button', { name: t('social-calendar:move.submit') }).click()
  const day = page.getByRole('region', { name: /Wednesday, November 25, 2026|November 25, 2026/ })
  await expect(day.getByRole('link', { name: TITLE })).toBeVisible()
})

test('results are read without scrolling sideways', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample', { now: '2026-11-18T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario, 'viewer'), '/social-calendar/results')
  const posts = page.getByRole('list', { name: t('social-calendar:results.posts') })
  const rate = posts.getByText(t('social-calendar:metric.rate'), { exact: true })
  await expect(rate.first()).toBeVisible()
  const widths = () =>
    page.evaluate(() => ({
      inside: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }))
  const { inside, window } = await widths()
  expect(inside).toBeLessThanOrEqual(window)
  // Nothing on the page is wider than the window, also not in a box that scrolls by itself.
  const cut = await page
    .locator('#content :is(table, td, th, li, dl, p, h2, h3)')
    .evaluateAll((parts) =>
      parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 1).map((part) => part.textContent),
    )
  expect(cut).toEqual([])
})
