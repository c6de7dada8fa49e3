// Measures the built app with the sandbox: transferred bytes and loading times of views, and the most expensive components.
import { chromium } from 'playwright'
import { signedInState, startApp } from '#scripts/bench/app.ts'
import { BUDGETS, checkBudget, costOf, rounded, type VisitKind } from '#scripts/bench/web-budgets.ts'
import { lighthouseRows } from '#scripts/bench/web-lighthouse.ts'
import { partRows } from '#scripts/bench/web-parts.ts'
import { shiftRows } from '#scripts/bench/web-shifts.ts'
import { MACHINES, vitalsOf } from '#scripts/bench/web-visits.ts'
import { findBrowser } from '#scripts/lib/browser.ts'

const NOBODY = { cookies: [], origins: [] }

/** Prints bytes, requests and times of visits with a cold cache, then the times of the most expensive components. */
export async function benchWeb(): Promise<void> {
  const app = await startApp()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  try {
    const state = await signedInState(app.origin)
    const costs: object[] = []
    const times: object[] = []
    for (const budget of BUDGETS) {
      const storageState = budget.isSignedIn ? state : NOBODY
      const context = await browser.newContext({ storageState, locale: 'en-US' })
      const { cost } = await costOf(await context.newPage(), app.origin + budget.path, budget.ready)
      await context.close()
      costs.push(...checkBudget(budget, cost).rows)
      costs.push({
        view: budget.name,
        figure: 'css, KiB brotli (Emotion writes its own by script)',
        is: rounded(cost.css),
      })
      const kinds: VisitKind[] = budget.isSignedIn ? ['answered'] : ['first visit', 'answered']
      for (const kind of kinds)
        for (const machine of MACHINES) {
          const { lcp, tbt, cls } = await vitalsOf(browser, app.origin, budget, machine, { kind, state: storageState })
          times.push({
            view: budget.name,
            visit: kind,
            machine: machine.name,
            'LCP ms': Math.round(lcp),
            'TBT ms': Math.round(tbt),
            CLS: cls.toFixed(4),
          })
        }
    }
    console.log('\nCold cache, cookies answered: bytes and requests')
    console.table(costs)
    console.log(
      '\nCold cache: medians of 3 (login, mobile, answered: LCP must 1800, aim 1200; TBT must 100, aim 50; first visit: LCP must 1800, TBT must 200; CLS must 0.01, aim 0)',
    )
    console.table(times)
    const shifts = await shiftRows(browser, app.origin, state)
    console.log(`\nViews whose layout shifts by more than 0.01, of ${shifts.count} looked at: ${shifts.rows.length}`)
    if (shifts.rows.length > 0) console.table(shifts.rows)
    console.log(
      '\nLighthouse on public views: medians of 3 (login on a phone, answered: performance must 97, aim 99, LCP and TBT as above; first visit: must 95, aim 98; the other categories 100)',
    )
    console.table(await lighthouseRows(app.origin))
    console.log('\nThe heaviest parts: medians of 5')
    console.table(await partRows(browser))
  } finally {
    await browser.close()
    app.stop()
  }
}
