// A platform is connected, and the answer of the server does not arrive: a try again finishes the same connection.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import {
  call,
  callsOf,
  FAULTS,
  hasten,
  isWhole,
  messages,
  NOISE,
  sampleOf,
  switchOff,
  switchOn,
  unhurry,
} from './faults.ts'

test.use({ expectedNoise: NOISE })

const GOOGLE_ADS = 3
// What the server refuses in words is begun anew; here nothing is known of what it did.
const undecided = FAULTS.filter(({ name }) => !/JSON|schema/.test(name))

const t = wordsOf('en')

test('connecting a platform outlives the failures of its last call', async ({ page, openScenario }) => {
  if (isWhole) test.slow()
  const scenario = await openScenario('team')
  const platform = 'Google Ads'
  await enter(page, scenario, personOf(scenario), `/integrations/${GOOGLE_ADS}`)
  const connect = page.getByRole('button', { name: t('integrations:connect.action').replace('{{platform}}', platform) })
  await expect(connect).toBeVisible()
  await hasten(page)
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
  await unhurry(page)
  await retry.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: platform }).first()).toBeVisible()
  await expect(messages(page)).toHaveCount(0)
  const [account] = await call<{ id: string }[]>(page, '/Account')
  const all = await call<{ platform: number; credentials: unknown[] }[]>(page, `/Integration/${account?.id}`)
  expect(all.find(({ platform: one }) => one === GOOGLE_ADS)?.credentials).toHaveLength(1)
})
