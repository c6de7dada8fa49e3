// On a phone: a task is added, worked on and finished, a post is approved, and what begins a new item is within reach of the thumb.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test.use({ viewport: { width: 375, height: 740 } })

test('a task is added, worked on and finished with one column at a time', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/tasks?tab=team')
  const line = page.getByRole('textbox', { name: t('tasks:quickAdd.label') })
  await line.fill('Exclude rentals')
  await line.press('Enter')
  await page.getByRole('link', { name: 'Exclude rentals' }).click()
  const task = page.getByRole('region', { name: 'Exclude rentals' })
  await task.getByRole('textbox', { name: t('tasks:checklist.add') }).fill('Ask Jonas')
  await task.getByRole('button', { name: t('tasks:checklist.submit'), exact: true }).click()
  await task.getByRole('checkbox', { name: 'Ask Jonas' }).check()
  await expect(task.getByText('1 of 1', { exact: false })).toBeVisible()
  await task.getByLabel(t('tasks:column.status')).selectOption(t('tasks:status.4'))
  await task.getByRole('button', { name: t('tasks:detail.close') }).click()
  await page.getByRole('button', { name: t('tasks:status.4'), exact: true }).click()
  await expect(page.getByRole('link', { name: 'Exclude rentals' })).toBeVisible()
})

test('a post is approved from the list', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario, 'admin'), '/social-calendar?view=list&statuses=2')
  await page.getByRole('link', { name: 'We are hiring: performance marketing' }).click()
  const approve = page.getByRole('button', { name: t('social-calendar:composer.approve') })
  await page.getByRole('button', { name: `3. ${t('social-calendar:composer.step.when')}` }).click()
  await approve.click()
  await expect(
    page.getByText(t('social-calendar:saved.3').replace('{{title}}', 'We are hiring: performance marketing')),
  ).toBeVisible()
})

const LISTS = [
  ['/tasks?tab=team&view=list', 'tasks:new'],
  ['/strategies', 'strategies:new.button'],
  ['/social-calendar', 'social-calendar:action.new'],
  ['/surveys', 'surveys:new.button'],
  ['/designer', 'designer:new.button'],
] as const

test.describe('with a coarse pointer', () => {
  test.use({ contextOptions: { hasTouch: true, isMobile: true } })

  test('what begins a new item stays at the bottom of each list', async ({ page, openScenario }) => {
    const scenario = await openScenario('sample')
    await signIn(page, scenario, personOf(scenario), LISTS[0][0])
    for (const [address, name] of LISTS) {
      await page.goto(scenario.origin + address)
      await expect(page.locator('#content [aria-busy=true]')).toHaveCount(0)
      const small = await page
        .locator('#content')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
        )
      expect.soft(small, `${address}: buttons are large enough for a finger`).toEqual([])
      const create = page.getByRole('link', { name: t(name), exact: true })
      for (const place of ['start', 'end'] as const) {
        await page.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight : 0), place === 'end')
        const box = await create.boundingBox()
        expect.soft(box?.height, `${address}: a target of 44 px`).toBeGreaterThanOrEqual(44)
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${address}: at the bottom, ${place}`).toBeGreaterThan(740 - 24)
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${address}: in the window, ${place}`).toBeLessThanOrEqual(740)
      }
    }
  })
})
