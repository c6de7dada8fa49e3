// With a finger on a tablet: a long press drags a post to another day of the month.
import { fingerOn } from '#tests/e2e/fingers.ts'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const TITLE = 'Tents: a night in the snow'

test.use({ viewport: { width: 768, height: 1024 }, contextOptions: { hasTouch: true, isMobile: true } })

test('a post is dragged to another day by a long press', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample', { now: '2027-03-26T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario, 'admin'), '/social-calendar')
  const day = (date: string) => page.locator(`[data-day="${date}"]`)
  const tile = (date: string) => day(date).getByRole('link', { name: new RegExp(TITLE) })
  const finger = await fingerOn(page)
  await finger.press(tile('2027-03-27'))
  await expect(page.locator('[data-held]')).toBeVisible()
  await finger.moveTo(day('2027-03-28'))
  await expect(day('2027-03-28').locator('[data-over]')).toBeVisible()
  await finger.release()
  await expect(tile('2027-03-28')).toBeVisible()
  await expect(page.getByRole('button', { name: t('social-calendar:toast.undo') })).toBeVisible()
  // The press ended in no click, which would have opened the post.
  expect(page.url()).not.toContain('/post')

  // A past day refuses the post while the finger is over it.
  await finger.press(tile('2027-03-28'))
  await expect(page.locator('[data-held]')).toBeVisible()
  await finger.moveTo(day('2027-03-25'))
  await expect(day('2027-03-25').getByText(t('social-calendar:when.past'))).toBeVisible()
  await finger.release()
  await expect(page.locator('[data-held]')).toHaveCount(0)
  await expect(tile('2027-03-28')).toBeVisible()
})
