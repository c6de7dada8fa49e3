// Failures of posts: foreseen in the composer and on the tile, and with a way on after they happened.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const TITLE = 'Spring sale'

test('access that ends before the post is foreseen; a failed post leads to what has to change', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample', { now: '2026-11-18T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario), '/social-calendar/new?at=2027-02-16')
  await page.getByLabel(t('social-calendar:text.label'), { exact: true }).fill(TITLE)
  await page.getByRole('checkbox', { name: 'Facebook · Lindholm Outdoor Deutschland' }).check()
  await expect(page.getByText(/^Access expires before the post goes out/).first()).toBeVisible()
  await page.getByRole('button', { name: t('social-calendar:composer.schedule') }).click()
  const warning = t('social-calendar:tile.noAccess')
  await expect(page.getByRole('link', { name: new RegExp(`${TITLE}.*${warning}$`) })).toBeVisible()

  await page.goto(`${scenario.origin}/social-calendar?view=list&statuses=6`)
  await page.getByRole('link', { name: 'Winter collection: the reel' }).click()
  await page.getByRole('link', { name: t('social-calendar:result.replaceMedia') }).click()
  await expect(page.getByRole('button', { name: t('social-calendar:media.add') })).toBeVisible()
})
