// Each kind of dialog by keyboard alone: the focus comes in, Tab stays inside, Escape closes, and the focus is back.
import type { Page } from '@playwright/test'
import { expect, type Scenario, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { switchOn } from '#tests/e2e/journeys/faults/faults.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'

const t = wordsOf('en')
const PHONE = { width: 375, height: 800 }
const TAB_PRESSES = 30

test.use({ expectedNoise: /the server responded with a status of (404|500)/ })
// Many views each: on a machine that does other things as well they take their time.
test.describe.configure({ timeout: 180_000 })

interface Kind {
  /** The accessible name of the dialog. */
  name: string
  path: string
  role?: 'dialog' | 'alertdialog'
  viewport?: { width: number; height: number }
  /** The accessible name of the button or link that opens it; `key` opens it from there by a shortcut. */
  opener: string
  key?: string
}

const kinds: Record<string, Kind> = {
  'a question': {
    name: t('settings:logins.signOutOthersAsk'),
    role: 'alertdialog',
    path: '/settings/login-activity',
    opener: t('settings:logins.signOutOthers'),
  },
  'a form at an address': {
    name: t('settings:invite.title'),
    path: '/settings/general',
    opener: t('settings:team.invite'),
  },
  'the command palette': { name: t('palette:title'), path: '/settings/info', opener: t('shell:header.search') },
  'the list of shortcuts': {
    name: t('palette:shortcuts.title'),
    path: '/settings/info',
    opener: t('shell:header.search'),
    key: '?',
  },
  'the list of errors': {
    name: t('shell:debug.title'),
    path: '/settings/info',
    opener: t('shell:header.search'),
    key: 'Control+l',
  },
  'the drawer of a phone': {
    name: t('shell:sidebar.title'),
    path: '/settings/info',
    viewport: PHONE,
    opener: t('shell:sidebar.open'),
  },
}

const openerOf = (page: Page, { opener: name }: Kind) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()

async function openByKey(page: Page, scenario: Scenario, kind: Kind) {
  await signIn(page, scenario, personOf(scenario), kind.path)
  const opener = openerOf(page, kind)
  await opener.waitFor()
  await opener.focus()
  await page.keyboard.press(kind.key ?? 'Enter')
  const dialog = page.getByRole(kind.role ?? 'dialog', { name: kind.name, exact: true })
  await expect(dialog).toBeVisible()
  return { dialog, opener }
}

const ALL = Object.entries(kinds)
for (const [name, kind] of isWhole('JOURNEY') ? ALL : sampleOf(ALL, 2)) {
  test.describe(name, () => {
    test.use({ ...(kind.viewport ? { viewport: kind.viewport } : {}), contextOptions: { reducedMotion: 'reduce' } })

    test('holds the focus, and gives it back', async ({ page, openScenario }) => {
      const { dialog, opener } = await openByKey(page, await openScenario('team'), kind)
      const hasFocus = () => dialog.evaluate((one) => one.contains(document.activeElement))
      await expect.poll(hasFocus).toBe(true)
      for (let press = 0; press < TAB_PRESSES; press += 1) {
        await page.keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab')
        expect(await hasFocus()).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
}

test('F8 leads over an open dialog to the toast of an error, which Close takes away', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/settings/info')
  await switchOn(scenario, { kind: 'status', status: 500, operationId: 'listAnomalies' })
  await page.getByRole('link', { name: t('shell:nav.anomalySetup'), exact: true }).click()
  const region = page.getByRole('region', { name: t('common:ui.toasts.region') })
  const toast = region.getByRole('alert')
  await expect(toast).toContainText(t('common:errorLayer.load'))
  // An element under the pointer stays.
  await toast.hover()
  await expect(page.getByRole('heading', { level: 1, name: t('shell:nav.anomalySetup') })).toBeFocused()

  const opener = page.getByRole('button', { name: t('shell:header.search') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog', { name: t('palette:title') }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.press('F8')
  await expect(region).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toast.getByRole('button', { name: t('common:ui.close') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(opener).toBeFocused()
})
