// The connection is lost at each step of brief and brand kit: nothing typed is lost, and nothing is created twice.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const NAME = 'Boots for the ridge'
const BRIEF = 'Stay dry on the ridge. Two days of rain.'

test.use({ expectedNoise: /Failed to load resource/ })

for (const kind of ['drop-before', 'drop-after'] as const) {
  test(`a brief survives a lost connection at each step (${kind})`, async ({ page, openScenario }) => {
    test.setTimeout(240_000)
    const scenario = await openScenario('sample')
    const lose = (operationId: string) => scenario.control('POST', '/control/faults', { kind, operationId, times: 20 })
    const restore = () => scenario.control('DELETE', '/control/faults')
    const name = page.getByLabel(t('designer:form.name'), { exact: true })
    const brief = page.getByLabel(t('designer:form.brief'), { exact: true })
    await signIn(page, scenario, personOf(scenario), '/designer/new')

    // While it is written and drawn, also over a reload.
    await lose('previewDesign')
    await name.fill(NAME)
    await brief.fill(BRIEF)
    await expect(page.getByText(t('designer:preview.error'))).toBeVisible()
    await page.reload()
    await expect(name).toHaveValue(NAME)
    await expect(brief).toHaveValue(BRIEF)
    await restore()

    // While it is created, as a test and for real, more often than it is retried.
    await lose('createDesign')
    for (const button of ['designer:new.test', 'designer:new.submit']) {
      await page.getByRole('button', { name: t(button), exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: t('common:problem.kept') })).toBeVisible()
      await page.reload()
      await expect(brief).toHaveValue(BRIEF)
    }
    await restore()
    await page.getByRole('button', { name: t('designer:new.submit'), exact: true }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await page.goto(`${scenario.origin}/designer?text=${encodeURIComponent(NAME)}`)
    // A test was asked for and then the design itself: with a lost answer, both were created, and each once.
    await expect(page.getByRole('link', { name: NAME })).toHaveCount(kind === 'drop-before' ? 1 : 2)
  })

  test(`a brand kit survives a lost connection at each step (${kind})`, async ({ page, openScenario }) => {
    test.setTimeout(120_000)
    const scenario = await openScenario('sample')
    const voice = page.getByLabel(new RegExp(`^${t('designer:kit.voice')}`))
    const save = page.getByRole('button', { name: t('designer:kit.submitFirst'), exact: true })
    /** The first brand kit is made in steps. */
    const toLastStep = async () => {
      for (const step of [2, 3]) {
        await page.getByRole('button', { name: t('designer:kit.next'), exact: true }).click()
        await expect(page.getByText(new RegExp(`^Step ${step} `))).toBeVisible()
      }
    }
    await signIn(page, scenario, personOf(scenario), '/designer/brand-kit')
    await scenario.control('POST', '/control/faults', { kind, operationId: 'updateBrandKit', times: 20 })
    await toLastStep()
    await voice.fill('Calm and short.')
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: t('common:problem.kept') })).toBeVisible()
    await page.reload()
    // A kit whose answer alone was lost is there already, and no longer has steps.
    const isStored = kind === 'drop-after'
    if (!isStored) await toLastStep()
    await expect(voice).toHaveValue('Calm and short.')
    await scenario.control('DELETE', '/control/faults')
    await (isStored ? page.getByRole('button', { name: t('designer:kit.submit'), exact: true }) : save).dblclick()
    await expect(page.getByText(t('designer:kit.done')).first()).toBeVisible()
    await page.goto(`${scenario.origin}/designer/brand-kit`)
    await expect(voice).toHaveValue('Calm and short.')
  })
}
