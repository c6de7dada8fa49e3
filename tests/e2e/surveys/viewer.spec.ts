// A viewer reads every screen of surveys, analyses and the designer; whatever they may not do says whom to ask.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

const SCREENS = [
  '/surveys',
  '/surveys?view=deleted',
  '/surveys/new',
  '/ai-analysis',
  '/ai-analysis/findings',
  '/ai-analysis/pages',
  '/ai-analysis/campaigns',
  '/ai-analysis/market',
  '/ai-analysis/ask',
  '/ai-analysis/tools/ad-texts',
  '/designer',
  '/designer?view=deleted',
  '/designer/brand-kit',
  '/designer/new',
]

/** Buttons and links that change something. */
const WRITES = [
  'surveys:new.button',
  'surveys:template.use',
  'surveys:builder.save',
  'surveys:builder.add',
  'surveys:builder.remove',
  'surveys:open.button',
  'surveys:close.button',
  'surveys:copy.button',
  'surveys:answers.saveTags',
  'surveys:answers.delete',
  'surveys:person.button',
  'surveys:results.task',
  'analyses:start.analyze',
  'analyses:run.again',
  'analyses:ask.submit',
  'analyses:finding.task',
  'analyses:finding.rule',
  'analyses:finding.strategy',
  'analyses:finding.done',
  'analyses:finding.dismiss',
  'designer:new.button',
  'designer:new.submit',
  'designer:edit.button',
  'designer:shorter.submit',
].map(t)

test('a viewer reads surveys, analyses and designs, and nothing is offered without a reason', async ({
  page,
  openScenario,
}) => {
  test.setTimeout(240_000)
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario, 'viewer'), '/surveys')
  const linkOn = async (path: string, part: RegExp) => {
    await page.goto(`${scenario.origin}${path}`)
    const links = page.locator('#content a[href]')
    const find = async () => {
      const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      return all.find((href) => part.test(href)) ?? ''
    }
    await expect.poll(find).not.toBe('')
    return find()
  }
  const results = await linkOn('/surveys', /^\/surveys\/srv_[^/]+\/results$/)
  const survey = results.replace('/results', '')
  const answer = await linkOn(`${survey}/answers`, /\/answers\/[^/?]+$/)
  const ofThings = [
    `${survey}/edit`,
    `${survey}/share`,
    results,
    `${survey}/answers`,
    answer,
    await linkOn('/ai-analysis/findings', /\/findings\/[^/?]+$/),
    await linkOn('/ai-analysis/campaigns', /\/campaigns\/ana_/),
    await linkOn('/designer', /^\/designer\/dsg_/),
  ]
  for (const screen of [...SCREENS, ...ofThings]) {
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
    // A field that can be changed would promise that it can be saved.
    const open = page.locator('#content form:not([role=search]) :is(textarea, input[type=text]):enabled')
    await expect.soft(open, `${screen}: a form`).toHaveCount(0)
  }
})
