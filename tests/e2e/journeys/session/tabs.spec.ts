// One person in two tabs, and two people in one browser.

import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { EXPECTED_CONSOLE_ERRORS } from '#tests/e2e/journeys/faults/faults.ts'
import { enter, personOf } from '#tests/e2e/people.ts'

const t = wordsOf('en')
test.use({ expectedNoise: EXPECTED_CONSOLE_ERRORS })

test('signing out in one tab signs out in the other, and no personal data remains', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await enter(page, scenario, personOf(scenario), '/settings/general')
  const other = await page.context().newPage()
  await other.goto(`${scenario.origin}/help/tickets/new?lng=en`)
  await other.getByLabel(t('help:new.subject'), { exact: true }).fill('Costs are missing')
  await page.goto(`${scenario.origin}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByText('Elif')).toHaveCount(0)
  const left = await other.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].flatMap((kept) => Object.entries(kept))),
  )
  expect(left).not.toMatch(/Costs are missing|usr_|acc_|"adwright-(access|refresh)"/)
})

test('another person signs in in one tab: the other tab shows that person, and no data of the previous one', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  await enter(page, scenario, personOf(scenario), '/settings/info')
  const other = await page.context().newPage()
  await other.goto(`${scenario.origin}/settings/info?lng=en`)
  await expect(other.getByRole('button', { name: /Elif/ })).toBeVisible()
  await page.goto(`${scenario.origin}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  const { email, password } = personOf(scenario, 'admin')
  await page.getByLabel(t('auth:login.email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Jonas/ })).toBeVisible()
  // The notice blocks the tab that was taken over, and only that one.
  const message = other.getByRole('alertdialog', { name: t('common:overlay.title') })
  await expect(message).toContainText('Jonas')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await message.getByRole('link', { name: t('shell:takenOver.link') }).press('Enter')
  await expect(other).toHaveURL(/\/settings\/login-activity$/)
  await expect(message).toHaveCount(0)
  await expect(other.getByRole('button', { name: /Jonas/ })).toBeVisible()
  await expect(other.getByText(/Elif|Demir/)).toHaveCount(0)
})

test('a suspended tab does not resume with the previous person’s data after another person signed in', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  const [owner, admin] = [personOf(scenario), personOf(scenario, 'admin')]
  await enter(page, scenario, owner, '/settings/info')
  await expect(page.getByRole('button', { name: /Elif/ })).toBeVisible()
  // Changes the session like another tab, but without the message, which a sleeping tab misses.
  await page.evaluate(
    async (credentials) => {
      const body = JSON.stringify({ ...credentials, signInPlatform: 4 })
      const headers = { 'Content-Type': 'application/json' }
      const grant = await (await fetch('/api/Auth/login', { method: 'POST', headers, body })).json()
      localStorage.setItem('adwright-session', 'another')
      localStorage.setItem('adwright-refresh', grant.refreshToken)
      localStorage.setItem('adwright-access', grant.token)
      document.dispatchEvent(new Event('visibilitychange'))
    },
    { email: admin.email, password: admin.password },
  )
  await page.getByRole('button', { name: t('common:overlay.close'), exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: /Jonas/ })).toBeVisible()
  await expect(page.getByText(/Elif|Demir/)).toHaveCount(0)
})
