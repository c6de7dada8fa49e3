// The connection is lost at each step of a strategy: nothing typed is lost, and nothing is created twice.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const ADDRESS = '/strategies/new?template=keep-customers'
const TITLE = 'Win back the customers of last winter'
const TEXT = 'The first customers came back.'

test.use({ expectedNoise: /Failed to load resource/ })

for (const kind of ['drop-before', 'drop-after'] as const)
  test(`a strategy survives a lost connection at each step (${kind})`, async ({ page, openScenario }) => {
    test.setTimeout(180_000)
    const scenario = await openScenario('sample')
    const lose = (operationId: string) => scenario.control('POST', '/control/faults', { kind, operationId, times: 20 })
    const restore = () => scenario.control('DELETE', '/control/faults')
    await signIn(page, scenario, personOf(scenario), ADDRESS)

    // While it is created, also over a reload.
    const title = page.getByLabel(t('strategies:form.title'), { exact: true })
    await title.fill(TITLE)
    await page.getByLabel(t('strategies:form.target'), { exact: true }).fill('0.3')
    await lose('createAccountStrategy')
    const submit = page.getByRole('button', { name: t('strategies:new.submit') })
    await submit.click()
    await expect(page.getByRole('alert')).not.toHaveCount(0)
    await expect(title).toHaveValue(TITLE)
    await page.reload()
    await expect(title).toHaveValue(TITLE)
    await restore()
    await submit.click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

    // While it is checked in.
    await page.getByRole('link', { name: t('strategies:checkIn.button') }).click()
    const text = page.getByLabel(t('strategies:checkIn.text'))
    await text.fill(TEXT)
    await lose('createAccountStrategyCheckIn')
    const save = page.getByRole('button', { name: t('strategies:checkIn.submit') })
    await save.click()
    await expect(page.getByRole('dialog').getByRole('alert')).not.toHaveCount(0)
    await expect(text).toHaveValue(TEXT)
    await restore()
    await save.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#content').getByText(TEXT, { exact: true })).toHaveCount(1)

    await page.goto(`${scenario.origin}/strategies?text=${encodeURIComponent('last winter')}`)
    await expect(page.getByRole('link', { name: TITLE })).toHaveCount(1)
  })
