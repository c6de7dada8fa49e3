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

/** WCAG 2.2 A and AA as far as axe can test; the 24 px target size rule is enabled by name. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: LEVELS }, rules: RULES })
    .analyze()
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 240)} ${failureSummary ?? ''}`).join('\n')}`,
    ),
  ).toEqual([])
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
