// The connection is lost at each step of the builder: nothing typed is lost, and nothing is created twice.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const TITLE = 'After the first night'
const RUBBISH = '\u{1F3D5} <b>"; DROP TABLE\n'.repeat(4000)

test.use({ expectedNoise: /Failed to load resource/ })

for (const kind of ['drop-before', 'drop-after'] as const)
  test(`a survey survives a lost connection at each step (${kind})`, async ({ page, openScenario }) => {
    test.setTimeout(240_000)
    const scenario = await openScenario('sample')
    const lose = (operationId: string) => scenario.control('POST', '/control/faults', { kind, operationId, times: 20 })
    const restore = () => scenario.control('DELETE', '/control/faults')
    const save = page.getByRole('button', { name: t('surveys:builder.save') })
    const title = page.getByLabel(t('surveys:settings.name'), { exact: true })
    const question = page.getByLabel(t('surveys:builder.text'), { exact: true })
    await signIn(page, scenario, personOf(scenario), '/surveys/new?template=pageExit')

    // While it is written, also over a reload; what is pasted never makes the page unusable.
    await title.fill(TITLE)
    await question.fill(RUBBISH)
    const pasted = await question.inputValue()
    expect(pasted.length).toBeGreaterThan(100)
    await page.reload()
    await expect(question).toHaveValue(pasted)
    await question.fill('What kept you awake?')

    // While it is created, more often than it is retried, and by a double click.
    await lose('createBusinessSurvey')
    await save.dblclick()
    await expect(page.getByRole('alert')).toContainText(t('surveys:builder.problems'))
    await expect(title).toHaveValue(TITLE)
    await page.reload()
    await expect(title).toHaveValue(TITLE)
    await restore()
    await save.dblclick()
    await expect(page).toHaveURL(/\/surveys\/srv_[^/]+\/edit/)

    // While it is changed.
    await lose('updateBusinessSurvey')
    await question.fill('What kept you awake, or your dog?')
    await save.click()
    await expect(page.getByRole('alert')).toContainText(t('surveys:builder.problems'))
    await page.goBack()
    await page.goForward()
    await expect(question).toHaveValue('What kept you awake, or your dog?')
    await restore()
    await save.click()
    await expect(page.getByText(t('surveys:edit.done'))).toBeVisible()

    await page.goto(`${scenario.origin}/surveys?text=${encodeURIComponent(TITLE)}`)
    await expect(page.getByRole('link', { name: TITLE })).toHaveCount(1)
  })
