// Tokens expire during work: one renewal serves all calls and tabs, and a session that has ended is announced once.

import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import {
  callsOf,
  EXPECTED_CONSOLE_ERRORS,
  languagesOf,
  messages,
  sampleOf,
  switchOff,
  switchOn,
} from '#tests/e2e/journeys/faults/faults.ts'
import { enter, personOf } from '#tests/e2e/people.ts'

test.use({ expectedNoise: EXPECTED_CONSOLE_ERRORS })

test('more than twenty concurrently rejected calls in five tabs cause one token renewal', async ({
  page,
  openScenario,
}) => {
  test.slow()
  const t = wordsOf('en')
  const scenario = await openScenario('sample')
  await enter(page, scenario, personOf(scenario), '/dashboard')
  const tabs = [page]
  while (tabs.length < 5) tabs.push(await page.context().newPage())
  let refused = 0
  page.context().on('response', (response) => {
    if (response.status() === 401) refused += 1
  })
  for (const tab of tabs) await tab.goto(`${scenario.origin}/dashboard`)
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: t('dashboard:title') })).toBeVisible()
  const before = await callsOf(scenario, 'reauthorize')
  await scenario.control('PUT', '/control/clock', { forward: { minutes: 20 } })
  // Renewal starts only after the calls of all tabs were rejected.
  await switchOn(scenario, { kind: 'latency', operationId: 'reauthorize', fromMs: 3000 })
  await Promise.all(tabs.map((tab) => tab.reload()))
  const patience = { timeout: 60_000 }
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1, name: t('dashboard:title') })).toBeVisible(patience)
  await expect(messages(page)).toHaveCount(0)
  expect(refused).toBeGreaterThanOrEqual(20)
  expect((await callsOf(scenario, 'reauthorize')) - before).toBe(1)
})

for (const language of languagesOf(0)) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a rejected renewal leads to the sign-in screen, which says so once and returns to the page afterwards', async ({
      page,
      openScenario,
    }) => {
      const t = wordsOf(language)
      const scenario = await openScenario('sample')
      const owner = personOf(scenario)
      await enter(page, scenario, owner, '/settings/general', language)
      await expect(page.getByRole('heading', { level: 1, name: t('settings:general.title') })).toBeVisible()
      await switchOn(scenario, { kind: 'status', status: 401, operationId: 'reauthorize' })
      await scenario.control('PUT', '/control/clock', { forward: { minutes: 20 } })
      await page.getByLabel(t('settings:general.name'), { exact: true }).fill('Lindholm Nordic')
      await page.getByRole('button', { name: t('settings:general.submit'), exact: true }).click()

      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByText(t('auth:login.ended'))).toBeVisible()
      await expect(messages(page)).toHaveCount(0)
      expect(await callsOf(scenario, 'reauthorize')).toBe(1)
      await switchOff(scenario)
      await page.getByLabel(t('auth:login.email'), { exact: true }).fill(owner.email)
      await page.getByLabel(t('auth:login.password'), { exact: true }).fill(owner.password)
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: t('dashboard:continue').replace('{{where}}', t('shell:nav.settings')) })
        .click()
      await expect(page).toHaveURL(/\/settings\/general/)
      // Unsaved input is restored.
      await expect(page.getByLabel(t('settings:general.name'), { exact: true })).toHaveValue('Lindholm Nordic')
    })

    test('a renewal without a connection keeps the session, and the next attempt succeeds', async ({
      page,
      openScenario,
    }) => {
      const t = wordsOf(language)
      const scenario = await openScenario('team')
      await enter(page, scenario, personOf(scenario), '/settings/general', language)
      const name = page.getByLabel(t('settings:general.name'), { exact: true })
      await name.fill('Lindholm Nordic')
      await scenario.control('PUT', '/control/clock', { forward: { minutes: 20 } })
      await switchOn(scenario, { kind: 'status', status: 503, retryAfterSeconds: 7, operationId: 'reauthorize' })
      const submit = page.getByRole('button', { name: t('settings:general.submit'), exact: true })
      await submit.click()
      await expect(messages(page)).toHaveCount(1)
      await expect(messages(page)).toContainText(t('common:problem.next.busy_other').replace('{{count}}', '7'))
      await expect(name).toHaveValue('Lindholm Nordic')
      await switchOff(scenario)
      await submit.click()
      await expect(page.getByText(t('settings:general.saved')).first()).toBeVisible()
      await expect(messages(page)).toHaveCount(0)
    })
  })
}

for (const days of sampleOf([1, -1], 1)) {
  test(`a clock that is ${days} day off changes nothing, and asks for no token twice`, async ({
    page,
    openScenario,
  }) => {
    const t = wordsOf('en')
    const scenario = await openScenario('sample')
    await page.clock.install({ time: Date.now() + days * 86_400_000 })
    await enter(page, scenario, personOf(scenario), '/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: t('dashboard:title') })).toBeVisible()
    await page.goto(`${scenario.origin}/active-rules`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(messages(page)).toHaveCount(0)
    expect(await callsOf(scenario, 'getAdsToken')).toBeLessThanOrEqual(2)
    expect(await callsOf(scenario, 'reauthorize')).toBe(0)
  })
}
