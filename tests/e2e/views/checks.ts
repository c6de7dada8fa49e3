// The checks that apply to every view.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '#tests/e2e/fixtures.ts'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const RULES = {
  'target-size': { enabled: true },
  // Experimental in axe: the name of a control contains its visible text, so that voice control finds it.
  'label-content-name-mismatch': { enabled: true },
}

/**
 * WCAG 2.2 A and AA as far as axe can test; the 24 px target size rule is enabled by name. Sticky elements stand in
 * their own place meanwhile, because axe takes the visible rest of a control that is scrolled under one for its size.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await setSticky(page, false)
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: LEVELS }, rules: RULES })
    .analyze()
  await setSticky(page, true)
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 240)} ${failureSummary ?? ''}`).join('\n')}`,
    ),
  ).toEqual([])
}

/** Releases the sticky elements of the page, or makes the released ones sticky again. */
async function setSticky(page: Page, isSticky: boolean): Promise<void> {
  await page.evaluate((isBack) => {
    const released = { position: 'relative', inset: 'auto' }
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      if (isBack && one.dataset.released !== undefined) {
        delete one.dataset.released
        for (const name of Object.keys(released)) one.style.removeProperty(name)
      } else if (!isBack && getComputedStyle(one).position === 'sticky') {
        one.dataset.released = ''
        Object.assign(one.style, released)
      }
    }
  }, isSticky)
}

/** Sets the root font size in percent, as a user's own styles would. */
export async function setRootFont(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
}

/** Expects the page to be no wider than its window once floating elements are positioned; names overflowing elements. */
export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const out = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
      )
      return [`${scrollWidth} px in ${clientWidth} px`, ...out.slice(-3).map((one) => one.outerHTML.slice(0, 200))]
    })
  await expect.poll(tooWide, { timeout: 3000 }).toEqual([])
}
