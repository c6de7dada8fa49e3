// A post is moved over the night in which the clocks change: its local time stays, and Undo restores time and state.
import type { SocialPost } from '@adwright/sdk/types'
import type { Page } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { callApi, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const TITLE = 'Tents: a night in the snow'

/** State and time of a post, as the API has them. */
const stored = async (page: Page, href: string) => {
  const path = `/SocialMediaCalendar/acc_8f2KqL/${href.split('/').at(-1)}`
  const { status, scheduledAt } = await callApi<SocialPost>(page, 'GET', path)
  return { status, scheduledAt }
}

// Saturday evening is in winter time, Sunday in summer time.
const before = { status: 3, scheduledAt: '2027-03-27T17:00:00.000Z' }
const after = '2027-03-28T16:00:00.000Z'

test('by mouse, a post of an admin keeps its local time over a clock change', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample', { now: '2027-03-26T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario, 'admin'), '/social-calendar')
  const tile = page.getByRole('link', { name: new RegExp(TITLE) })
  const href = (await tile.getAttribute('href')) ?? ''
  expect(await stored(page, href)).toEqual(before)
  await tile.dragTo(page.locator('[data-day="2027-03-28"]'))
  await expect(page.getByText(t('social-calendar:toast.undo'))).toBeVisible()
  await expect(page.locator('[data-day="2027-03-28"]').getByRole('link', { name: /^18:00, Tents/ })).toBeVisible()
  expect(await stored(page, href)).toEqual({ status: 3, scheduledAt: after })
  await page.getByRole('button', { name: t('social-calendar:toast.undo') }).click()
  await expect(page.getByText(t('social-calendar:toast.undone'))).toBeVisible()
  expect(await stored(page, href)).toEqual(before)
  // A past day refuses the post.
  await tile.dragTo(page.locator('[data-day="2027-03-25"]'))
  expect(await stored(page, href)).toEqual(before)
})

test('by keys, a post of a user needs approval again, and Undo restores time and approval', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample', { now: '2027-03-26T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario, 'user'), '/social-calendar')
  const tile = page.getByRole('link', { name: new RegExp(TITLE) })
  const href = (await tile.getAttribute('href')) ?? ''
  await tile.focus()
  await page.keyboard.press('m')
  await expect(page.getByText(t('social-calendar:move.again')).first()).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-day="2027-03-28"]').getByRole('link', { name: /^18:00, Tents/ })).toBeFocused()
  await expect.poll(() => stored(page, href)).toEqual({ status: 2, scheduledAt: after })
  await page.keyboard.press('Control+z')
  await expect(page.getByText(t('social-calendar:toast.undone'))).toBeVisible()
  expect(await stored(page, href)).toEqual(before)
})

test('in the week, each hour stands below its day, with and without posts', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample', { now: '2027-03-26T09:00:00Z' })
  await signIn(page, scenario, personOf(scenario, 'admin'), '/social-calendar?view=week')
  await expect(page.getByRole('link', { name: new RegExp(TITLE) })).toBeVisible()
  const leftOf = (role: 'columnheader' | 'gridcell') =>
    page.getByRole(role).evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
  const days = (await leftOf('columnheader')).slice(1)
  expect(days).toHaveLength(7)
  expect([...new Set(await leftOf('gridcell'))].sort((a, b) => a - b)).toEqual(days)
})
