// Browser storage is unavailable or corrupt: the app works as long as the tab is open.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf } from '#tests/e2e/people.ts'
import { messages, sampleOf } from './faults.ts'

const t = wordsOf('en')

const STORAGES: { name: string; break: () => void }[] = [
  {
    name: 'is full',
    break: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  },
  {
    name: 'throws whatever is asked of it',
    break: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    },
  },
  {
    name: 'holds nonsense',
    break: () => {
      for (const key of ['theme', 'sidebar', 'data', 'language', 'cookies', 'session'])
        localStorage[`adwright-${key}`] ??= '{"half": [7'
      localStorage['adwright-refresh'] ??= 'null'
    },
  },
  {
    name: 'is blocked together with cookies',
    break: () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    },
  },
]

for (const storage of sampleOf(STORAGES, 1)) {
  test(`storage ${storage.name}: a person signs in, walks through the views and saves`, async ({
    page,
    openScenario,
  }) => {
    const scenario = await openScenario('team')
    const { email, password } = personOf(scenario)
    await page.context().addInitScript(storage.break)
    await page.goto(`${scenario.origin}/login?lng=en`)
    await page.getByRole('button', { name: t('consent:decline') }).click()
    await page.getByLabel(t('auth:login.email'), { exact: true }).fill(email)
    await page.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: t('shell:nav.general'), exact: true }).click()
    await page.getByRole('link', { name: t('settings:general.title'), exact: true }).click()
    const name = page.getByLabel(t('settings:general.name'), { exact: true })
    await name.fill('Lindholm Nordic')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('settings:general.saved')).first()).toBeVisible()
    await expect(messages(page)).toHaveCount(0)
  })
}
