// Measures the layout shift of every view with a fixed address while it loads, on a phone and on a desktop, without throttling.
import type { Browser } from 'playwright'
import { answerConsent } from '#scripts/bench/web-budgets.ts'
import { MACHINES, type State, watchVitals } from '#scripts/bench/web-visits.ts'
import { patterns } from '#web/paths.ts'

/** The maximum layout shift of a view; the target is 0. */
const MUST = 0.01
const NOT_VIEWS: string[] = [patterns.home, patterns.logout]
const PUBLIC: string[] = [patterns.login, patterns.register, patterns.recovery]

const PATHS = Object.values(patterns)
  .map((pattern) => pattern.replace(/\/:\w+\?$/, ''))
  .filter((path) => !path.includes(':') && !NOT_VIEWS.includes(path))

async function shiftOf(browser: Browser, address: string, viewport: { width: number; height: number }, state?: State) {
  const context = await browser.newContext({ viewport, locale: 'en-US', ...(state ? { storageState: state } : {}) })
  const page = await context.newPage()
  await page.addInitScript(watchVitals)
  await page.addInitScript(answerConsent)
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const { cls } = await page.evaluate(() => Reflect.get(globalThis, 'vitals'))
  await context.close()
  return cls
}

/** The views that exceed the limit, and the number of measured views. */
export async function shiftRows(browser: Browser, origin: string, state: State) {
  const rows: { view: string; machine: string; CLS: string }[] = []
  for (const path of PATHS)
    for (const { name, viewport } of MACHINES) {
      const cls = await shiftOf(browser, origin + path, viewport, PUBLIC.includes(path) ? undefined : state)
      if (cls > MUST) rows.push({ view: path, machine: name, CLS: cls.toFixed(4) })
    }
  return { rows, count: PATHS.length * MACHINES.length }
}
