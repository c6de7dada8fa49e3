// A survey with logic on its page without a script: answered with keys alone, left in the middle and resumed by its link; what the results
// say of it is exact, and a lost connection loses nothing.
import type { Survey, SurveyResults } from '@adwright/sdk/types'
import type { Locator, Page } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { callApi, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const PATH = '/BusinessSurvey/acc_8f2KqL'

/** Four questions: low numbers are asked for their reason, the shop is asked for only after "Shop". */
const SURVEY = {
  title: 'The tent after a week',
  audience: 2,
  status: 2,
  questions: [
    { id: 'new_1', type: 3, text: 'How likely?', isRequired: true },
    {
      id: 'new_2',
      type: 6,
      text: 'Why so low?',
      showIf: [{ questionId: 'new_1', operator: 4, values: ['6'] }],
    },
    { id: 'new_3', type: 1, text: 'Where did you buy it?', options: ['Shop', 'Web'] },
    { id: 'new_4', type: 5, text: 'Which shop?', showIf: [{ questionId: 'new_3', operator: 1, values: ['Shop'] }] },
  ],
}

/** Reaches an element with Tab, as a person does who has no mouse. */
async function tabTo(visitor: Page, target: Locator) {
  for (let press = 0; press < 20; press += 1) {
    await visitor.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The element is not reached with Tab.')
}

async function press(visitor: Page, target: Locator, key: string) {
  await tabTo(visitor, target)
  await visitor.keyboard.press(key)
}

const next = (visitor: Page) => visitor.getByRole('button', { name: /^(Next|Send)$/ })

test('a survey with logic is answered with keys alone, left and resumed; completion and drop-off are exact', async ({
  page,
  browser,
  openScenario,
}) => {
  test.slow()
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/surveys')
  const { id, publicUrl } = await callApi<Survey>(page, 'POST', PATH, SURVEY)
  const { pathname } = new URL(publicUrl ?? '')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const start = async (via: string) => {
    const visitor = await context.newPage()
    await visitor.goto(`${scenario.origin}${pathname}?via=${via}`)
    await press(visitor, visitor.getByRole('button'), 'Enter')
    await expect(visitor.getByText('How likely?')).toBeVisible()
    return visitor
  }

  // The long way, with keys alone.
  const critic = await start('poster')
  await press(critic, critic.getByRole('radio', { name: '0', exact: true }), 'ArrowRight')
  await press(critic, next(critic), 'Enter')
  await tabTo(critic, critic.getByRole('textbox', { name: 'Why so low?' }))
  await critic.keyboard.type('Too heavy')
  await press(critic, next(critic), 'Enter')

  // The connection is lost while a step is sent: the answers before are stored, and sending it again goes on.
  await press(critic, critic.getByRole('radio', { name: 'Shop' }), 'Space')
  const question = critic.url()
  await context.setOffline(true)
  await press(critic, next(critic), 'Enter').catch(() => undefined)
  await context.setOffline(false)
  await critic.goto(question)
  await press(critic, critic.getByRole('radio', { name: 'Shop' }), 'Space')
  await press(critic, next(critic), 'Enter')
  await tabTo(critic, critic.getByRole('textbox', { name: 'Which shop?' }))
  await critic.keyboard.type('Bremen')
  await press(critic, next(critic), 'Enter')
  await expect(critic.getByText('Thank you')).toBeVisible()

  // The short way, left in the middle and resumed by its link in another tab.
  const promoter = await start('newsletter')
  await promoter.getByRole('radio', { name: '10', exact: true }).check()
  await next(promoter).click()
  await expect(promoter.getByText('Where did you buy it?')).toBeVisible()
  const link = promoter.url().split('?')[0] ?? ''
  await promoter.close()
  const resumed = await context.newPage()
  await resumed.goto(link)
  await resumed.getByRole('radio', { name: 'Web' }).check()
  await next(resumed).click()
  await expect(resumed.getByText('Thank you')).toBeVisible()

  // A person who leaves at the reason.
  const left = await start('poster')
  await left.getByRole('radio', { name: '3', exact: true }).check()
  await next(left).click()
  await expect(left.getByText('Why so low?')).toBeVisible()
  await context.close()

  await page.goto(`${scenario.origin}/surveys/${id}/results`)
  await expect(page.getByText(t('surveys:results.ofStarted').replace('{{count}}', '3'))).toBeVisible()
  const { steps } = await callApi<SurveyResults>(page, 'GET', `${PATH}/${id}/results`)
  const reached = steps.map(({ reachedCount, leftCount }) => [reachedCount, leftCount])
  expect(reached).toEqual([
    [3, 0],
    [2, 1],
    [2, 0],
    [1, 0],
  ])
})
