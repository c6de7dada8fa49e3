// A platform is connected, but the response is lost: a retry completes the same connection.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import {
  call,
  callsOf,
  EXPECTED_CONSOLE_ERRORS,
  FAULTS,
  isWhole,
  messages,
  restoreTimeouts,
  sampleOf,
  shortenTimeouts,
  switchOff,
  switchOn,
} from './faults.ts'

test.use({ expectedNoise: EXPECTED_CONSOLE_ERRORS })

const GOOGLE_ADS = 3
// A rejection would start a new connection; here the outcome on the server is unknown.
const undecided = FAULTS.filter(({ name }) => !/JSON|schema/.test(name))

const t = wordsOf('en')

test('connecting a platform survives failures of its last call', async ({ page, openScenario }) => {
  if (isWhole) test.slow()
  const scenario = await openScenario('team')
  const platform = 'Google Ads'
  await enter(page, scenario, personOf(scenario), `/integrations/${GOOGLE_ADS}`)
  const connect = page.getByRole('button', { name: t('integrations:connect.action').replace('{{platform}}', platform) })
  await expect(connect).toBeVisible()
  await shortenTimeouts(page)
  await connect.click()
  const retry = page.getByRole('alert').getByRole('button', { name: t('integrations:consent.retry') })
  for (const [at, fault] of sampleOf(undecided, 2).entries()) {
    await test.step(fault.name, async () => {
      await switchOn(scenario, { ...fault.control, operationId: 'connectIntegration' })
      const before = await callsOf(scenario, 'connectIntegration')
      await (at === 0 ? page.locator('button[value=allow]').click() : retry.press('Enter'))
      await expect.poll(() => callsOf(scenario, 'connectIntegration')).toBeGreaterThan(before)
      await expect(retry).toBeVisible()
      await expect(messages(page)).toHaveCount(1)
      await switchOff(scenario)
    })
  }
  await restoreTimeouts(page)
  await retry.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: platform }).first()).toBeVisible()
  await expect(messages(page)).toHaveCount(0)
  const [account] = await call<{ id: string }[]>(page, '/Account')
  const all = await call<{ platform: number; credentials: unknown[] }[]>(page, `/Integration/${account?.id}`)
  expect(all.find(({ platform: one }) => one === GOOGLE_ADS)?.credentials).toHaveLength(1)
})
