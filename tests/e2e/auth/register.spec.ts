import { expect, type Language, test, wordsOf } from '#tests/e2e/fixtures.ts'

const LANGUAGES: Language[] = ['en', 'tr']

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a new user registers, creates an account, starts the trial and reaches the first steps', async ({
      page,
      openScenario,
    }) => {
      const t = wordsOf(language)
      const { origin } = await openScenario('new-user')
      await page.goto(`${origin}/register?lng=${language}`)
      await page.getByRole('button', { name: t('consent:decline') }).click()
      await page.getByLabel(t('auth:register.firstName'), { exact: true }).fill('  Ada ')
      await page.getByLabel(t('auth:register.lastName'), { exact: true }).fill('Lind')
      await page.getByLabel(t('auth:register.email'), { exact: true }).fill('ada@lind-keramik.example')
      await page.getByLabel(t('auth:register.password'), { exact: true }).fill('seven larks over Wannsee')
      await page.getByRole('button', { name: t('auth:register.submit') }).click()

      await expect(page.getByRole('heading', { name: t('auth:onboarding.title') })).toBeVisible()
      await page.getByLabel(t('auth:onboarding.name'), { exact: true }).fill('Lind Keramik')
      await page.getByLabel(t('auth:onboarding.companyName'), { exact: true }).fill('Lind Keramik GmbH')
      await page.getByLabel(t('auth:onboarding.website'), { exact: true }).fill('lind-keramik.example')
      await page.getByLabel(t('auth:onboarding.phone'), { exact: true }).fill('+49 30 901820145')
      await page.getByLabel(t('auth:onboarding.industry'), { exact: true }).selectOption({ index: 1 })
      await page.getByLabel(t('auth:onboarding.goal'), { exact: true }).selectOption({ index: 1 })
      // The entered values survive a reload.
      await page.reload()
      await expect(page.getByLabel(t('auth:onboarding.companyName'), { exact: true })).toHaveValue('Lind Keramik GmbH')
      await page.getByRole('button', { name: t('auth:onboarding.submit') }).click()

      await expect(page).toHaveURL(/\/registration-pricing$/)
      await page
        .getByRole('button', { name: new RegExp(t('auth:pricing.startTrial_other').replace('{{count}}', '\\d+')) })
        .click()
      await expect(page).toHaveURL(/\/get-started$/)
      await expect(page.getByRole('heading', { level: 1, name: t('get-started:title') })).toBeVisible()
    })
  })
}

test('a person who forgot the password sets a new one with the link in the email', async ({ page, openScenario }) => {
  const t = wordsOf('en')
  const { origin, persons, control } = await openScenario('team')
  const email = persons[0]?.email ?? ''
  await page.goto(`${origin}/recovery`)
  await page.getByRole('button', { name: t('consent:decline') }).click()
  await page.getByLabel(t('auth:recovery.email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('auth:recovery.submit') }).click()
  await expect(page.getByRole('heading', { name: t('auth:recovery.sentTitle') })).toBeVisible()

  const [mail] = await control('GET', `/control/mails?to=${encodeURIComponent(email)}`)
  await page.goto(mail.link)
  await page.getByLabel(t('auth:reset.newPassword'), { exact: true }).fill('nine herons below the bridge')
  await page.getByLabel(t('auth:reset.confirmation'), { exact: true }).fill('nine herons below the bridge')
  await page.getByRole('button', { name: t('auth:reset.submit') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel(t('auth:login.email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill('nine herons below the bridge')
  await page.getByRole('button', { name: t('auth:login.submit') }).click()
  await expect(page).toHaveURL(/\/(dashboard|get-started)$/)
})
