// Actions in a view before it is checked.
import type { Page } from '@playwright/test'
import type { Words } from './view.ts'

/** Every dialog of the app, including drawers, the command palette and the cookie question. */
export const DIALOG = '[role=dialog]:visible, [role=alertdialog]:visible, dialog[open]'
export const MENU = '[role=menu]:popover-open, [popover]:popover-open'

type Step = (page: Page, t: Words) => Promise<void>

const shown = (page: Page, selector: string) => page.locator(selector).first().waitFor()

/** Clicks the first element that matches a selector, and waits for what it opens. */
const opened =
  (selector: string, opens: string): Step =>
  async (page) => {
    await page.locator(selector).filter({ visible: true }).first().click()
    await shown(page, opens)
  }

/** Clicks a button by its text. */
const byText =
  (key: string, opens: string = DIALOG): Step =>
  async (page, t) => {
    await page
      .locator('#content')
      .getByRole('button', { name: t(key), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await shown(page, opens)
  }

const pressed =
  (keys: string, opens: string): Step =>
  async (page) => {
    await page.keyboard.press(keys)
    await shown(page, opens)
  }

export const steps = {
  failedSubmit: async (page: Page) => {
    await page.locator('main form button[type=submit]').first().click()
    await shown(page, '[aria-invalid=true], [role=alert]')
  },
  emptied: async (page: Page) => {
    await page.locator('#content form input').first().fill('')
    await steps.failedSubmit(page)
  },
  palette: pressed('Control+k', '[role=combobox]'),
  paletteFound: async (page: Page, t: Words) => {
    await steps.palette(page, t)
    await page.keyboard.type('rule')
    await shown(page, '[role=option]')
  },
  shortcuts: pressed('?', DIALOG),
  debug: pressed('Control+l', DIALOG),
  dialogThere: (page: Page) => shown(page, DIALOG),
  userMenu: opened('aside [aria-haspopup=menu]', MENU),
  mobileSidebar: opened('header button', DIALOG),
  rowMenu: opened('#content :is(table, [role=grid], ul) [aria-haspopup=menu]', MENU),
  period: opened('#content [aria-haspopup=dialog]', DIALOG),
  byText,
  tickedRow: async (page: Page) => {
    await page.locator('#content :is(tbody, ul) input[type=checkbox]').first().check({ force: true })
  },
  pauseDialog: opened('#content [role=switch]', DIALOG),
  restoreDialog: opened('#content ol button', DIALOG),
}
