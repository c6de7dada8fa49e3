// A fortnight planned and sent for approval in Turkish, and decided by an admin from the list.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, latestMail, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const tr = wordsOf('tr')

test('a member plans drafts and sends three for approval in Turkish; an admin approves two by key and sends one back', async ({
  page,
  openBrowser,
  openScenario,
}) => {
  const scenario = await openScenario('sample', { now: '2026-11-18T09:00:00Z' })
  await enter(page, scenario, personOf(scenario, 'user'), '/social-calendar/plan', 'tr')
  const plan = page.getByRole('dialog', { name: tr('social-calendar:plan.title') })
  await plan.getByRole('checkbox', { name: /^LinkedIn · Lindholm/ }).click()
  await plan.getByLabel(tr('social-calendar:plan.perWeek')).selectOption('2')
  await plan.getByRole('button', { name: /4/ }).click()
  await expect(plan).toBeHidden()
  const drafts = page.getByRole('link', { name: new RegExp(`LinkedIn, ${tr('social-calendar:status.1')}$`) })
  await expect(drafts).toHaveCount(4)
  const texts = ['Kış çadırları geldi', 'Botlarınızı su geçirmez yapın', 'Tamir atölyemizden bir gün']
  for (const [index, text] of texts.entries()) {
    await drafts.first().click()
    await page.getByRole('textbox', { name: new RegExp(`^${tr('social-calendar:composer.title')}`) }).fill(text)
    await page.getByLabel(tr('social-calendar:text.label'), { exact: true }).fill(text)
    await page.getByRole('button', { name: tr('social-calendar:composer.send') }).click()
    await expect(drafts).toHaveCount(3 - index)
  }

  const admin = personOf(scenario, 'admin')
  const { link } = await latestMail(scenario, admin.email)
  const other = await openBrowser()
  await signIn(other, scenario, admin, new URL(link ?? '', scenario.origin).pathname)
  await expect(other.getByRole('heading', { level: 1, name: texts[2] })).toBeVisible()
  await other.getByLabel(t('social-calendar:reject.comment')).fill('Please add a picture.')
  await other.getByRole('button', { name: t('social-calendar:reject.submit') }).click()
  await expect(other.getByText('Please add a picture.').first()).toBeVisible()

  await signIn(other, scenario, admin, '/social-calendar?view=list&statuses=2')
  for (const text of texts.slice(0, 2)) {
    const row = other.getByRole('row', { name: text })
    await row.focus()
    await other.keyboard.press('a')
    await expect(row).toBeHidden()
  }
})
