// Access to one network ends before a post goes out: after reconnecting, only the channel that refused it is tried again.
import type { SocialPost } from '@adwright/sdk/types'
import type { Page } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { callApi, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const TITLE = 'Snow tonight'
const ACCOUNT = 'acc_8f2KqL'

test.use({ expectedNoise: /status of 401/ })

/** Connects a platform on its consent page, for the first time or again. */
async function connect(page: Page, name: string) {
  await page
    .getByRole('button', { name: new RegExp(`^(Connect|Reconnect) ${name}$`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/consent\//)
  await page.locator('button[value=allow]').click()
  await expect(page).toHaveURL(/\/integrations/)
  await expect(page.getByText(new RegExp(`^${name} is connected as`)).first()).toBeVisible()
}

/** The channels of a post by network: how often they were tried, and where the post can be seen. */
const channelsOf = async (page: Page, id: string) => {
  const { channels } = await callApi<SocialPost>(page, 'GET', `/SocialMediaCalendar/${ACCOUNT}/${id}`)
  return channels.map(({ attemptCount, publishedUrl }) => ({ attemptCount, publishedUrl }))
}

test('after reconnecting, a failed post goes out at the refused channel alone', async ({ page, openScenario }) => {
  test.setTimeout(240_000)
  const scenario = await openScenario('team', { now: '2026-11-18T09:00:00Z' })
  const owner = personOf(scenario)
  const forward = (body: unknown) => scenario.control('PUT', '/control/clock', body)
  await signIn(page, scenario, owner, '/integrations/1')
  await connect(page, 'Meta')
  // Access to LinkedIn is given a month later, so that only Meta's ends before the post.
  await forward({ forward: { days: 30 } })
  await signIn(page, scenario, owner, '/integrations/2')
  await connect(page, 'LinkedIn')

  await page.goto(`${scenario.origin}/social-calendar/new?at=2027-01-20`)
  await page.getByLabel(t('social-calendar:text.label'), { exact: true }).fill(TITLE)
  await page.getByRole('checkbox', { name: /^Facebook · Lindholm Outdoor Deutschland/ }).check()
  await page.getByRole('checkbox', { name: /^LinkedIn · Lindholm Outdoor GmbH/ }).check()
  await page.getByRole('button', { name: t('social-calendar:composer.schedule') }).click()
  const href = (await page.getByRole('link', { name: new RegExp(TITLE) }).getAttribute('href')) ?? ''
  const id = href.split('/').at(-1) ?? ''

  await forward({ now: '2027-01-21T09:00:00Z' })
  await signIn(page, scenario, owner, href)
  const [, linkedIn] = await channelsOf(page, id)
  expect(linkedIn).toEqual({ attemptCount: expect.any(Number), publishedUrl: expect.any(String) })
  await page.getByRole('link', { name: t('social-calendar:result.reconnect') }).click()
  await connect(page, 'Meta')

  await page.goto(`${scenario.origin}${href}`)
  await page.getByRole('button', { name: t('social-calendar:result.retry') }).click()
  await expect(page.getByText(t('social-calendar:result.retrying'))).toBeVisible()
  await forward({ forward: { hours: 1 } })
  await page.reload()
  await expect(page.getByRole('link', { name: t('social-calendar:result.view') })).toHaveCount(2)
  expect((await channelsOf(page, id))[1]).toEqual(linkedIn)
})
