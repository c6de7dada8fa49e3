// A viewer reads every screen of surveys, analyses and the designer; whatever they may not do says whom to ask.
import type { Page } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

/** Each area has a test of its own, which another worker can run: nearly all of the time is the start of the app on each screen. */
const AREAS: { area: string; screens: string[]; things: [list: string, part: RegExp][] }[] = [
  {
    area: 'surveys',
    screens: ['/surveys', '/surveys?view=deleted', '/surveys/new'],
    things: [['/surveys', /^\/surveys\/srv_[^/]+\/results$/]],
  },
  {
    area: 'analyses',
    screens: [
      '/ai-analysis',
      '/ai-analysis/findings',
      '/ai-analysis/pages',
      '/ai-analysis/campaigns',
      '/ai-analysis/market',
      '/ai-analysis/ask',
      '/ai-analysis/tools/ad-texts',
    ],
    things: [
      ['/ai-analysis/findings', /\/findings\/[^/?]+$/],
      ['/ai-analysis/campaigns', /\/campaigns\/ana_/],
    ],
  },
  {
    area: 'designs',
    screens: ['/designer', '/designer?view=deleted', '/designer/brand-kit', '/designer/new'],
    things: [['/designer', /^\/designer\/dsg_/]],
  },
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
/** One search of a screen for all of them: a search for each took most of the time of this story. */
const WRITE = new RegExp(`^(?:${WRITES.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`)

/** The first link of a screen to a thing of its list. */
async function linkOn(page: Page, part: RegExp) {
  const links = page.locator('#content a[href]')
  const find = async () => {
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    return all.find((href) => part.test(href)) ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

async function expectReasons(page: Page, screen: string) {
  const content = page.locator('#content')
  await expect(content.locator('h1').first()).toBeVisible()
  await expect(content.locator('[aria-busy=true]')).toHaveCount(0)
  const writes = content.getByRole('button', { name: WRITE }).or(content.getByRole('link', { name: WRITE }))
  for (const element of await writes.all())
    await expect.soft(element, `${screen}: ${await element.innerText()}`).toHaveAttribute('aria-disabled', 'true')
  // A field that can be changed would promise that it can be saved.
  const open = content.locator('form:not([role=search]) :is(textarea, input[type=text]):enabled')
  await expect.soft(open, `${screen}: a form`).toHaveCount(0)
}

for (const { area, screens, things } of AREAS)
  test(`a viewer reads ${area}, and nothing is offered without a reason`, async ({ page, openScenario }) => {
    const scenario = await openScenario('sample')
    await signIn(page, scenario, personOf(scenario, 'viewer'), screens[0] ?? '')
    const open = async (screen: string) => {
      await page.goto(`${scenario.origin}${screen}`)
      await expectReasons(page, screen)
    }
    for (const screen of screens) {
      await open(screen)
      for (const [list, part] of things) {
        if (list !== screen) continue
        const thing = await linkOn(page, part)
        await open(thing)
        if (!thing.endsWith('/results')) continue
        const survey = thing.replace('/results', '')
        for (const tab of ['edit', 'share', 'answers']) await open(`${survey}/${tab}`)
        await open(await linkOn(page, /\/answers\/[^/?]+$/))
      }
    }
  })
