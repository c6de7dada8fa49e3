// Operates a page with a mouse, by touch, or with the keyboard alone.
import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/e2e/fixtures.ts'

export type InputMode = 'mouse' | 'touch' | 'keyboard'

export interface InputDriver {
  /** A button or a link. */
  press: (target: Locator) => Promise<void>
  /** A radio button, checkbox or switch that is off. */
  choose: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  select: (target: Locator, option: { index: number } | { value: string }) => Promise<void>
}

/** More tab stops than the longest screen has. */
const MAX_STOPS = 400

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus, without ever setting the focus directly. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}.`)
}

/** A group of radio buttons is one tab stop; the arrow keys move within it. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute('name')
  const group = page.locator(`input[type=radio][name="${name}"]:enabled`)
  const count = await group.count()
  const checked = page.locator(`input[type=radio][name="${name}"]:checked`)
  await reach(page, (await checked.count()) > 0 ? checked : group.first())
  if (!(await target.isChecked())) await page.keyboard.press('Space')
  for (let step = 0; step < count && !(await target.isChecked()); step += 1) await page.keyboard.press('ArrowDown')
}

function keyboard(page: Page): InputDriver {
  return {
    async press(target) {
      await expect(target).toBeEnabled()
      await reach(page, target)
      await page.keyboard.press('Enter')
    },
    async choose(target) {
      await target.waitFor()
      if (await target.isChecked()) return
      if ((await target.getAttribute('type')) === 'radio') await arrowTo(page, target)
      else {
        await reach(page, target)
        await page.keyboard.press('Space')
      }
      await expect(target).toBeChecked()
    },
    async type(target, text) {
      await reach(page, target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
    },
    async select(target, option) {
      await reach(page, target)
      await target.selectOption(option)
    },
  }
}

/** Creates the driver of an input device. */
export function inputDriver(page: Page, inputMode: InputMode): InputDriver {
  if (inputMode === 'keyboard') return keyboard(page)
  const press = (target: Locator) => (inputMode === 'touch' ? target.tap() : target.click())
  return {
    press,
    async choose(target) {
      await target.waitFor()
      if (!(await target.isChecked())) await press(target)
      await expect(target).toBeChecked()
    },
    type: (target, text) => target.fill(text),
    async select(target, option) {
      await target.selectOption(option)
    },
  }
}
