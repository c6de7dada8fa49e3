// The transfer size of a view with a cold cache: the same on every machine, and therefore a limit.
import { BUDGETS, checkBudget, costOf } from '#scripts/bench/web-budgets.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'

for (const budget of BUDGETS) {
  test(`${budget.name} stays within its bytes and requests`, async ({ page, browser, openScenario }) => {
    const scenario = await openScenario('sample')
    if (budget.isSignedIn) await enter(page, scenario, personOf(scenario), '/robots.txt')
    const storageState = await page.context().storageState()
    // Resources of the sign-in are not in this browser's cache.
    const visit = await browser.newContext({ storageState, locale: 'en-US' })
    const { cost, answers } = await costOf(await visit.newPage(), `${scenario.origin}${budget.path}`, budget.ready)
    await visit.close()
    const { rows, passed } = checkBudget(budget, cost)
    console.log(
      rows.map(({ view, figure, is, must, aim }) => `  ${view}: ${figure} ${is} (must ${must}, aim ${aim})`).join('\n'),
    )
    const isIn = (name: string) => answers.some(({ address }) => address.includes(`/assets/${name}-`))
    // An early measurement would miss calls and underestimate the view.
    expect(isIn('shared')).toBe(budget.isSignedIn)
    expect(passed).toEqual([])
  })
}
