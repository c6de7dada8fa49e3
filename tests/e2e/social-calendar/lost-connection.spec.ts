// The connection is lost at each step of the composer: nothing typed is lost, and nothing is created twice.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const TEXT = 'Snow tonight'

test.use({ expectedNoise: /Failed to load resource/ })

for (const kind of ['drop-before', 'drop-after'] as const)
  test(`a post survives a lost connection at each step (${kind})`, async ({ page, openScenario }) => {
    test.setTimeout(240_000)
    const scenario = await openScenario('sample', { now: '2026-11-18T09:00:00Z' })
    const lose = (operationId: string, times: number) =>
      scenario.control('POST', '/control/faults', { kind, operationId, times })
    await signIn(page, scenario, personOf(scenario, 'user'), '/social-calendar/new?at=2026-11-24')
    const text = page.getByLabel(t('social-calendar:text.label'), { exact: true })
    const channel = page.getByRole('checkbox', { name: /^LinkedIn · Lindholm/ })

    // While it is written and checked, also over a reload.
    await lose('validateSocialPost', 20)
    await text.fill(TEXT)
    await channel.check()
    await page.getByRole('textbox', { name: /^Link/ }).fill('https://lindholm-outdoor.example/tents')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('data') ?? JSON.stringify(localStorage)))
      .toContain(TEXT)
    await page.reload()
    await expect(text).toHaveValue(TEXT)
    await expect(channel).toBeChecked()
    await scenario.control('DELETE', '/control/faults')

    // While it is created, more often than it is retried.
    await lose('createSocialPost', 20)
    const send = page.getByRole('button', { name: t('social-calendar:composer.send') })
    await send.click()
    await expect(page.getByRole('alert')).not.toHaveCount(0)
    await expect(text).toHaveValue(TEXT)
    await scenario.control('DELETE', '/control/faults')
    await send.click()
    await expect(page).toHaveURL(/\/social-calendar\?/)
    const post = page.getByRole('link', { name: new RegExp(TEXT) })
    await expect(post).toHaveCount(1)

    // While it is changed.
    await post.click()
    await lose('updateSocialPost', 20)
    await text.fill(`${TEXT} and tomorrow`)
    const save = page.getByRole('button', { name: t('social-calendar:composer.saveChanges') })
    await save.click()
    await expect(page.getByRole('alert')).not.toHaveCount(0)
    await page.reload()
    await expect(text).toHaveValue(`${TEXT} and tomorrow`)
    await scenario.control('DELETE', '/control/faults')
    await save.click()
    await expect(page).toHaveURL(/\/social-calendar\?/)
    await page.goto(`${scenario.origin}/social-calendar?view=list&text=${encodeURIComponent(TEXT)}`)
    await expect(page.getByRole('link', { name: TEXT })).toHaveCount(1)
  })
