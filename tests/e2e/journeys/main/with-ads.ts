// The first half of the journey: from registration to a change at the ad platform and its undo.
import { expect } from '#tests/e2e/fixtures.ts'
import { writtenOf } from './exports.ts'
import type { TestContext } from './test-context.ts'

const CLIENT = '4839201756'
const DAILY = '3'
const PROPERTY = '318204657'

export async function register({
  page,
  scenario,
  language,
  t,
  counted,
  press,
  type,
  select,
}: TestContext): Promise<void> {
  await page.goto(`${scenario.origin}/register?lng=${language}`)
  const field = (key: string) => page.getByLabel(t(`auth:${key}`), { exact: true })
  await press(page.getByRole('button', { name: t('consent:decline') }))
  await type(field('register.firstName'), 'Ada')
  await type(field('register.lastName'), 'Lind')
  await type(field('register.email'), 'ada@lind-keramik.example')
  await type(field('register.password'), 'seven larks over Wannsee')
  await press(page.getByRole('button', { name: t('auth:register.submit') }))

  await expect(page.getByRole('heading', { name: t('auth:onboarding.title') })).toBeVisible()
  await type(field('onboarding.name'), 'Lind Keramik')
  await type(field('onboarding.companyName'), 'Lind Keramik GmbH')
  await type(field('onboarding.website'), 'lind-keramik.example')
  await type(field('onboarding.phone'), '+49 30 901820145')
  await select(field('onboarding.industry'), { index: 1 })
  await select(field('onboarding.goal'), { index: 1 })
  await press(page.getByRole('button', { name: t('auth:onboarding.submit') }))

  await expect(page).toHaveURL(/\/registration-pricing$/)
  await press(page.getByRole('button', { name: counted('auth:pricing.startTrial_other') }))
  await expect(page).toHaveURL(/\/get-started$/)
}

const GOOGLE_ADS = 3
const GOOGLE_ANALYTICS = 4

/** The consent page of the platform, the selection, and the wait for the first metrics. */
async function connect(context: TestContext, platform: number, name: string, choice: string): Promise<void> {
  const { page, t, press, choose, forward } = context
  const what = platform === GOOGLE_ADS ? 'client' : 'property'
  await press(page.getByRole('button', { name: t('get-started:action.connect', { platform: name }) }))
  await expect(page).toHaveURL(/\/consent\//)
  await press(page.locator('button[value=allow]'))
  const dialog = page.getByRole('dialog', { name: t(`integrations:choice.${what}.title`) })
  await choose(dialog.locator(`input[value="${choice}"]`))
  await press(dialog.getByRole('button', { name: t(`integrations:choice.${what}.submit`) }))
  await expect(dialog).toBeHidden()
  await forward({ minutes: 5 })
  // Not the summary, which says how many steps are done.
  await expect(page.getByText(`– ${t('get-started:state.done')}`)).toHaveCount(3)
  await press(page.getByRole('link', { name: t('get-started:toChecklist') }))
  await expect(page).toHaveURL(/\/get-started$/)
}

export async function connectPlatforms(context: TestContext): Promise<void> {
  await connect(context, GOOGLE_ADS, 'Google Ads', CLIENT)
  await connect(context, GOOGLE_ANALYTICS, 'Google Analytics', PROPERTY)
}

const RULE = 'rule_no-conversion-keyword'

/** Activates a rule for keywords that spend without conversions; returns its name. */
export async function activateRule({ page, t, counted, press, choose, type, select }: TestContext): Promise<string> {
  await press(page.getByRole('link', { name: t('get-started:action.rule'), exact: true }))
  await expect(page.locator(`a[href="/rules-setup/${RULE}/violations"]`)).toBeVisible()
  await press(page.locator(`a[href="/rules-setup/${RULE}"]`))
  const name = `Journey ${t('autopilot-setup:mode.suggest')}`
  await type(page.getByLabel(t('autopilot-setup:form.nameLabel'), { exact: true }), name)
  await select(page.getByLabel(t('autopilot-setup:schedule.frequency'), { exact: true }), { value: DAILY })
  await choose(page.locator('input[name=mode][value="1"]'))
  await expect(
    page.getByRole('strong').filter({ hasText: counted('autopilot-setup:preview.matched_other') }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: t('autopilot-setup:preview.matches') })).toBeVisible()
  await press(page.getByRole('button', { name: t('autopilot-setup:configure.submit'), exact: true }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

/** Reads the state and metrics of a keyword on a day from the tables. */
async function figuresOf({ page, scenario, t }: TestContext, keyword: string, day: string): Promise<string> {
  const query = new URLSearchParams({ text: keyword, from: day, to: day })
  await page.goto(`${scenario.origin}/rules-setup/tables/keywords?${query}`)
  await expect(page.getByRole('heading', { level: 1, name: t('autopilot-setup:tables.level.keywords') })).toBeVisible()
  // A row, or a card on narrow screens.
  const rows = page.locator('tbody tr, #content li').filter({ has: page.getByText(keyword, { exact: true }) })
  await expect(rows.first()).toBeVisible()
  return (await rows.first().innerText()).replaceAll(/\s+/g, ' ')
}

/** Approves the first suggestion, checks its effect, and undoes it; returns the changed keyword. */
export async function approveAndUndo(context: TestContext, rule: string): Promise<string> {
  const { page, scenario, t, counted, press, today } = context
  await page.goto(`${scenario.origin}/active-rules?tab=proposals`)
  const approve = page.getByRole('button', { name: counted('autopilot:proposals.approveOf') }).first()
  const label = (await approve.getAttribute('aria-label')) ?? ''
  const keyword = label.slice(t('autopilot:proposals.approveOf', { name: '' }).length)
  const before = await figuresOf(context, keyword, today())
  // An imported report does not contain the state.
  expect(before).not.toContain(t('autopilot-setup:tables.status.2'))

  await page.goto(`${scenario.origin}/active-rules?tab=proposals`)
  await press(approve)
  await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0)
  const paused = await figuresOf(context, keyword, today())
  expect(paused).toContain(t('autopilot-setup:tables.status.2'))

  await page.goto(`${scenario.origin}/activity`)
  await expect(page.getByText(counted('autopilot:activity.kind.6')).first()).toBeVisible()
  await press(page.getByRole('link', { name: counted('autopilot:activity.openRunOf') }).first())
  await expect(page.getByRole('heading', { level: 1, name: t('autopilot:activity.run.title') })).toBeVisible()
  await expect(page.getByText(t('autopilot:activity.changeStatus.1')).first()).toBeVisible()
  const run = page.url()

  await press(page.locator('#content a[href^="/active-rules/"]').first())
  await expect(page.getByRole('heading', { level: 1, name: rule, exact: true })).toBeVisible()
  // The default date range ends yesterday, and the change was made today.
  await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}?period=thisMonth`)
  const effect = page.getByRole('region', { name: t('autopilot:detail.effect.title') })
  await expect(effect.getByRole('definition').first()).toHaveText('1')

  await page.goto(run)
  await press(page.getByRole('button', { name: t('autopilot:activity.undo.run') }))
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await press(dialog.getByRole('button', { name: t('autopilot:activity.undo.do_one', { count: '1' }) }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('autopilot:activity.changeStatus.5')).first()).toBeVisible()
  // The state that an imported report does not contain is known once it was changed.
  expect(await figuresOf(context, keyword, today()), 'an undo restores state and figures').toContain(before)
  return keyword
}

/** Days after the undo, the keyword has metrics as if nothing had happened; with an import, those of the file. */
export async function checkMetricsContinue(context: TestContext, keyword: string, isImported: boolean): Promise<void> {
  const yesterday = new Date(Date.parse(context.today()) - 86_400_000).toISOString().slice(0, 10)
  const figures = await figuresOf(context, keyword, yesterday)
  expect(figures).not.toContain(context.t('autopilot-setup:tables.status.2'))
  if (!isImported) return
  const { cost } = writtenOf(keyword, yesterday)
  expect(figures).toContain(context.language === 'tr' ? cost.replace('.', ',') : cost)
}
