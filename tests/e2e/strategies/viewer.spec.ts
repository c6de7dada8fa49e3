// A viewer reads every screen of tasks, strategies and the calendar; whatever they may not do says whom to ask.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

const SCREENS = [
  '/tasks',
  '/tasks?tab=team',
  '/tasks?tab=team&view=list',
  '/tasks?tab=mine',
  '/strategies',
  '/strategies?view=timeline',
  '/strategies?view=deleted',
  '/strategies/new',
  '/social-calendar',
  '/social-calendar?view=week',
  '/social-calendar?view=list',
  '/social-calendar/new',
  '/social-calendar/slots',
  '/social-calendar/import',
  '/social-calendar/results',
  '/social-calendar/deleted',
]

/** Buttons and links that change something. */
const WRITES = [
  'tasks:new',
  'tasks:quickAdd.submit',
  'strategies:new.submit',
  'strategies:checkIn.button',
  'strategies:close.button',
  'strategies:edit.button',
  'social-calendar:action.new',
  'social-calendar:action.edit',
  'social-calendar:action.duplicate',
  'social-calendar:composer.schedule',
  'social-calendar:composer.send',
  'social-calendar:composer.saveDraft',
  'social-calendar:slots.add',
  'social-calendar:import.test',
  'social-calendar:result.retry',
].map(t)

test('a viewer reads all screens, and nothing is offered without a reason', async ({ page, openScenario }) => {
  test.setTimeout(240_000)
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario, 'viewer'), '/strategies')
  const idOf = async (path: string) =>
    (await page.locator(`#content a[href^="${path}"]:not([href$="/new"])`).first().getAttribute('href')) ?? ''
  const strategy = await idOf('/strategies/str')
  await page.goto(`${scenario.origin}/social-calendar?view=list`)
  const post = await idOf('/social-calendar/post')
  for (const screen of [...SCREENS, strategy, `${strategy}?tab=tasks`, post]) {
    await page.goto(`${scenario.origin}${screen}`)
    await expect(page.locator('#content h1').first()).toBeVisible()
    await expect(page.locator('#content [aria-busy=true]')).toHaveCount(0)
    for (const name of WRITES)
      for (const element of await page
        .locator('#content')
        .getByRole('button', { name, exact: true })
        .or(page.locator('#content').getByRole('link', { name, exact: true }))
        .all())
        await expect.soft(element, `${screen}: ${name}`).toHaveAttribute('aria-disabled', 'true')
  }
})
