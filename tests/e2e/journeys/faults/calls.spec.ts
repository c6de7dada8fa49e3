// A write operation fails in every possible way: no input is lost, one message names the next step, the next attempt works without a
// reload, and the operation takes effect once. Every fault meets one of the journeys that are drawn; with FAULTS=all, each of all journeys.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import {
  EXPECTED_CONSOLE_ERRORS,
  expectFocusKept,
  faultsOf,
  isWhole,
  languagesOf,
  messages,
  restoreTimeouts,
  sampleOf,
  setTimeoutsFor,
  switchOff,
  switchOn,
} from './faults.ts'
import { JOURNEYS } from './journeys.ts'

test.use({ expectedNoise: EXPECTED_CONSOLE_ERRORS })

const drawn = sampleOf(JOURNEYS, 3)

for (const [index, journey] of drawn.entries()) {
  for (const language of languagesOf(index)) {
    test.describe(`in ${language}`, () => {
      test.use({ language })

      test(`${journey.name} outlives every failure of its call`, async ({ page, openScenario }) => {
        if (isWhole) test.slow()
        const scenario = await openScenario(journey.scenario)
        const context = { page, scenario, language, t: wordsOf(language) }
        await journey.begin(context)
        const kept = await Promise.all(
          journey.typed(context).map(async ([field]) => [field, await field.inputValue()] as const),
        )

        for (const fault of faultsOf(index, drawn.length)) {
          await test.step(fault.name, async () => {
            await setTimeoutsFor(page, fault)
            await switchOn(scenario, { ...fault.control, operationId: journey.operationId })
            const submit = journey.submit(context)
            await submit.click()
            await expect(messages(page).filter({ hasText: journey.message(context, fault) })).toHaveCount(1)
            await expect(messages(page)).toHaveCount(journey.staysInForm ? 2 : 1)
            await switchOff(scenario)
            await expect(submit).toBeEnabled()
            for (const [field, value] of kept) await expect(field).toHaveValue(value)
            await expectFocusKept(page)
            const close = page.getByRole('alert').getByRole('button', { name: context.t('common:ui.close') })
            if (await close.isVisible()) await close.click()
          })
        }
        await restoreTimeouts(page)
        await journey.submit(context).click()
        await journey.done(context)
        if (journey.effects) expect(await journey.effects(context)).toBe(1)
      })
    })
  }
}
