// The shortest complete path on the contract's examples: sign in, then the dashboard with the account's metrics.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Language, type Theme, test, wordsOf } from '#tests/e2e/fixtures.ts'

const prism = `http://127.0.0.1:${process.env.PRISM_PORT ?? 4001}`
test.use({ baseURL: prism })

const LANGUAGES: Language[] = ['en', 'tr']
const THEMES: Theme[] = ['light', 'dark']

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test.describe(`in ${language}, ${theme}`, () => {
      test.use({ language, theme })

      test('a marketer signs in and sees the metrics of the account and the distribution of its anomalies', async ({
        page,
      }) => {
        const t = wordsOf(language)
        await page.goto(`/?lng=${language}`)
        await page.getByRole('button', { name: t('consent:decline') }).click()
        await expect(page.getByRole('heading', { name: t('auth:login.title') })).toBeVisible()
        await page.getByLabel(t('auth:login.email')).fill('elif.demir@lindholm-outdoor.example')
        await page.getByLabel(t('auth:login.password'), { exact: true }).fill('seven larks over Wannsee')
        await page.getByRole('button', { name: t('auth:login.submit') }).click()
        await expect(page).toHaveURL(/\/dashboard$/)

        // The person of the examples uses English, which applies after signing in.
        const shown = wordsOf('en')
        await expect(page.getByRole('heading', { level: 1, name: shown('dashboard:title') })).toBeVisible()
        await expect(page.getByRole('article').filter({ hasText: '137,173' })).toBeVisible()
        await expect(page.getByRole('heading', { name: shown('dashboard:distribution.title') })).toBeVisible()
        const distribution = page.getByRole('list', { name: shown('dashboard:distribution.byMetric') })
        await expect(distribution.getByRole('listitem').first()).toContainText('1')
        await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      })
    })
  }
}
