// A strategy from its empty form to its learning, by the keyboard alone.
import { StrategyOutcome } from '@adwright/sdk/types'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { inputDriver } from '#tests/e2e/journeys/main/input-driver.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const TITLE = 'Dearer boots, fewer clicks'

test('a strategy is set up and completed with a learning by keys alone', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/strategies')
  const keys = inputDriver(page, 'keyboard')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('n')
  await keys.type(field(t('strategies:form.title')), TITLE)
  await keys.type(field(t('strategies:form.target')), '4.5')
  await keys.press(page.getByRole('button', { name: t('strategies:new.submit') }))
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  await keys.press(page.getByRole('link', { name: t('strategies:close.button') }))
  const dialog = page.getByRole('dialog', { name: t('strategies:close.title') })
  await keys.choose(dialog.getByRole('radio', { name: t(`strategies:outcome.${StrategyOutcome.GivenUp}`) }))
  await keys.type(dialog.getByLabel(t('strategies:close.learning')), 'Ask after the second order.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Ask after the second order.')).toBeVisible()
  await expect(page.getByText(t(`strategies:outcome.${StrategyOutcome.GivenUp}`)).first()).toBeVisible()
  // The focus is on the page, not lost.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})
