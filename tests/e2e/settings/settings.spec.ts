import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { latestMail, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
test.use({ expectedNoise: /the server responded with a status of 4\d\d/ })

/** One gray pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
// The test visits many views, which takes long on a busy machine.
test.describe.configure({ timeout: 180_000 })

test('a person changes the email address with the code from the mailbox; wrong and expired codes show an error', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  const fresh = 'elif@lindholm-outdoor.example'
  await signIn(page, scenario, personOf(scenario), '/settings/change-email')
  const address = page.getByLabel(t('settings:email.new'), { exact: true })
  await address.fill(fresh)
  await address.press('Enter')

  const dialog = page.getByRole('dialog', { name: t('settings:email.verifyTitle') })
  const code = dialog.getByLabel(t('settings:verify.code'), { exact: true })
  await expect(code).toBeFocused()
  const sent = (await latestMail(scenario, fresh)).code ?? ''
  await page.keyboard.type(sent === '111111' ? '222222' : '111111')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText('Incorrect code. Enter the code we sent.')).toBeVisible()

  await scenario.control('PUT', '/control/clock', { forward: { minutes: 16 } })
  await code.fill(sent)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/expired/)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/settings\/change-email$/)
  await address.fill(fresh)
  await address.press('Enter')
  await expect(code).toBeFocused()
  await page.keyboard.type((await latestMail(scenario, fresh)).code ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('settings:email.saved')).first()).toBeVisible()
  // No personal data remains in the address or the history.
  await expect(page).toHaveURL(/\/settings\/change-email$/)
  await expect(page.getByText(fresh).first()).toBeVisible()
})

test('a new password: a wrong current one shows an error beside its field, and other sessions end', async ({
  page,
  openBrowser,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  const owner = personOf(scenario)
  const password = 'nine herons below the bridge'
  await signIn(page, scenario, owner, '/settings/change-password')
  const elsewhere = await openBrowser()
  await signIn(elsewhere, scenario, owner, '/settings/info')

  const current = page.getByLabel(t('settings:password.current'), { exact: true })
  await current.fill('not-the-password')
  await page.getByLabel(t('settings:password.new'), { exact: true }).fill(password)
  await page.getByLabel(t('settings:password.confirmation'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toBeFocused()
  await current.fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('settings:password.saved')).first()).toBeVisible()

  await elsewhere.getByRole('link', { name: t('settings:email.title') }).click()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login$/)

  // Signs in again in another browser, and signs out from there.
  await signIn(elsewhere, scenario, { ...owner, password }, '/settings/info')
  await page.getByRole('link', { name: t('settings:logins.title') }).press('Enter')
  await expect(page.getByText(t('settings:logins.current'))).toBeVisible()
  // The heading takes the focus after a navigation, on a busy machine later than the view is shown.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const signOutOthers = page.getByRole('button', { name: t('settings:logins.signOutOthers') })
  const asked = page.getByRole('alertdialog')
  await signOutOthers.press('Enter')
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(signOutOthers).toBeFocused()
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: t('settings:logins.signOutOthers') }).press('Enter')
  await expect(page.getByText(t('settings:logins.signOutOthersDone')).first()).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await page.reload()
  await expect(page.getByText(t('settings:logins.current'))).toBeVisible()
})

test('an image is validated, uploaded, shown in the menu, and removed again', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/settings/info')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText(t('settings:pictureProblem.type'))).toBeVisible()
  // An image by its name but not by its content: the server rejects it.
  await input.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('still no picture') })
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await input.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByText(t('settings:picture.saved')).first()).toBeVisible()
  const menu = page.getByRole('button', { name: /User menu/ })
  await expect(menu.locator('img')).toBeVisible()
  await page.reload()
  await expect(menu.locator('img')).toBeVisible()
  await page.getByRole('button', { name: t('settings:picture.remove') }).press('Enter')
  await expect(menu.locator('img')).toHaveCount(0)
  await expect(menu).toContainText('ED')
})
