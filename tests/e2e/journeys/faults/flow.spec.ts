// Device and navigation behavior: double clicks, going back, a reload in the middle.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { callsOf, EXPECTED_CONSOLE_ERRORS, languagesOf, sampleOf, switchOff, switchOn } from './faults.ts'
import { JOURNEYS } from './journeys.ts'

test.use({ expectedNoise: EXPECTED_CONSOLE_ERRORS })

for (const journey of sampleOf(JOURNEYS, 1)) {
  for (const language of languagesOf(JOURNEYS.indexOf(journey) + 1)) {
    test.describe(`in ${language}`, () => {
      test.use({ language })

      test(`${journey.name}: a double click and Enter are one call`, async ({ page, openScenario }) => {
        const scenario = await openScenario(journey.scenario)
        const context = { page, scenario, language, t: wordsOf(language) }
        await journey.begin(context)
        const before = await callsOf(scenario, journey.operationId)
        await switchOn(scenario, { kind: 'latency', fromMs: 2500, operationId: journey.operationId })
        await journey.submit(context).dblclick()
        const [field] = journey.typed(context)[0] ?? []
        await field?.press('Enter')
        await journey.done(context)
        await switchOff(scenario)
        expect((await callsOf(scenario, journey.operationId)) - before).toBe(1)
        if (journey.effects) expect(await journey.effects(context)).toBe(1)
      })
    })
  }
}

test('going back and reloading during account setup lose no input', async ({ page, openScenario }) => {
  const onboarding = JOURNEYS.find(({ operationId }) => operationId === 'createAccount')
  if (!onboarding) throw new Error('There is no such journey.')
  const scenario = await openScenario(onboarding.scenario)
  const context = { page, scenario, language: 'en' as const, t: wordsOf('en') }
  await onboarding.begin(context)
  await page.reload()
  for (const [field, value] of onboarding.typed(context)) await expect(field).toHaveValue(value)
  await page.goto(`${scenario.origin}/recovery`)
  await page.goBack()
  for (const [field, value] of onboarding.typed(context)) await expect(field).toHaveValue(value)
  await onboarding.submit(context).click()
  await onboarding.done(context)
  expect(await onboarding.effects?.(context)).toBe(1)
})
