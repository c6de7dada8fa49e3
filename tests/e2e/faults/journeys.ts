// What a person does that has an effect; each with how it is begun, sent, told from what was typed, and counted.
import type { Locator, Page } from '@playwright/test'
import { expect, type Language, type Scenario } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import { call, type Fault } from './faults.ts'

type Words = (key: string) => string

export interface Stage {
  page: Page
  scenario: Scenario
  language: Language
  t: Words
}

export interface Journey {
  name: string
  scenario: string
  operationId: string
  /** Goes to the form and fills it. */
  begin: (stage: Stage) => Promise<void>
  submit: (stage: Stage) => Locator
  /** The fields with what was typed into them. */
  typed: (stage: Stage) => [Locator, string][]
  /** What the one message says. */
  message: (stage: Stage, fault: Fault) => string
  /** Waits for what tells that it worked. */
  done: (stage: Stage) => Promise<void>
  /** How many effects the server has; 1 at the end. */
  effects?: (stage: Stage) => Promise<number>
}

const field = ({ page, t }: Stage, key: string) => page.getByLabel(t(key), { exact: true })

const fill = async (fields: [Locator, string][]) => {
  for (const [one, value] of fields) await one.fill(value)
}

const inForm = ({ t }: Stage, { next }: Fault) =>
  t(`common:problem.next.${next === 'busy' ? 'busy_other' : next}`).replace('{{count}}', '7')

/** Opens an address as a visitor who has declined cookies. */
async function visit({ page, scenario, language }: Stage, path: string) {
  await page.context().addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
  await page.goto(`${scenario.origin}${path}?lng=${language}`)
}

const signIn: Journey = {
  name: 'signing in',
  scenario: 'team',
  operationId: 'login',
  async begin(stage) {
    await visit(stage, '/login')
    await fill(signIn.typed(stage))
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('auth:login.submit'), exact: true }),
  typed: (stage) => {
    const { email, password } = personOf(stage.scenario)
    return [
      [field(stage, 'auth:login.email'), email],
      [field(stage, 'auth:login.password'), password],
    ]
  },
  message: ({ t }) => t('auth:login.failed'),
  done: ({ page }) => expect(page).toHaveURL(/\/(get-started|dashboard)$/),
}

const register: Journey = {
  name: 'registering',
  scenario: 'new-user',
  operationId: 'register',
  async begin(stage) {
    await visit(stage, '/register')
    await fill(register.typed(stage))
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('auth:register.submit'), exact: true }),
  typed: (stage) => [
    [field(stage, 'auth:register.firstName'), 'Nora'],
    [field(stage, 'auth:register.lastName'), 'Lind'],
    [field(stage, 'auth:register.email'), 'nora@lind-keramik.example'],
    [field(stage, 'auth:register.password'), 'seven larks over Wannsee'],
  ],
  // An answer without a token keeps the contract, and has words of its own.
  message: ({ t }, { name }) => t(name.includes('schema') ? 'auth:register.noToken' : 'auth:register.failed'),
  done: (stage) => expect(field(stage, 'auth:onboarding.companyName')).toBeVisible(),
  effects: async ({ page }) =>
    (await call<{ email: string }>(page, '/User')).email === 'nora@lind-keramik.example' ? 1 : 0,
}

const onboarding: Journey = {
  name: 'setting an account up',
  scenario: 'new-user',
  operationId: 'createAccount',
  async begin(stage) {
    await enter(stage.page, stage.scenario, personOf(stage.scenario, 'new'), '/register', stage.language)
    await fill(onboarding.typed(stage))
    await field(stage, 'auth:onboarding.industry').selectOption({ index: 1 })
    await field(stage, 'auth:onboarding.goal').selectOption({ index: 1 })
    await field(stage, 'auth:onboarding.phone').fill('+49 30 901820145')
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('auth:onboarding.submit'), exact: true }),
  typed: (stage) => [
    [field(stage, 'auth:onboarding.name'), 'Lind Keramik'],
    [field(stage, 'auth:onboarding.companyName'), 'Lind Keramik GmbH'],
    [field(stage, 'auth:onboarding.website'), 'lind-keramik.example'],
  ],
  message: ({ t }) => t('auth:onboarding.failed'),
  done: ({ page }) => expect(page).toHaveURL(/\/registration-pricing$/),
  effects: async ({ page }) => (await call<unknown[]>(page, '/Account')).length,
}

const ticket: Journey = {
  name: 'writing to support',
  scenario: 'team',
  operationId: 'createTicket',
  async begin(stage) {
    await enter(stage.page, stage.scenario, personOf(stage.scenario), '/help/tickets', stage.language)
    await stage.page
      .getByRole('button', { name: stage.t('help:new.open') })
      .first()
      .click()
    await fill(ticket.typed(stage))
    await field(stage, 'help:new.category').selectOption({ index: 1 })
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('help:new.submit'), exact: true }),
  typed: (stage) => [
    [field(stage, 'help:new.subject'), 'Costs are missing'],
    [field(stage, 'help:new.text'), 'Since Tuesday the costs are 0.'],
  ],
  message: inForm,
  done: ({ page }) => expect(page).toHaveURL(/\/help\/tickets\/[^/?]+$/),
  async effects({ page }) {
    const { id } = await call<{ id: string }>(page, '/User')
    const { items } = await call<{ items: { subject: string }[] }>(page, `/Ticket/${id}?currentPage=1&pageSize=100`)
    return items.filter(({ subject }) => subject === 'Costs are missing').length
  },
}

const INVITED = 'nora@lind-keramik.example'

const invite: Journey = {
  name: 'inviting a colleague',
  scenario: 'team',
  operationId: 'inviteAccountUser',
  async begin(stage) {
    await enter(stage.page, stage.scenario, personOf(stage.scenario), '/settings/general/invite', stage.language)
    await fill(invite.typed(stage))
  },
  submit: ({ page, t }) =>
    page.getByRole('dialog').getByRole('button', { name: t('settings:invite.submit'), exact: true }),
  typed: ({ page, t }) => [
    [page.getByRole('dialog').getByLabel(t('settings:invite.email'), { exact: true }), INVITED],
    [page.getByRole('dialog').getByLabel(new RegExp(`^${t('settings:invite.message')}`)), 'Come and look.'],
  ],
  message: inForm,
  done: ({ page }) => expect(page.getByRole('dialog')).toBeHidden(),
  effects: async ({ scenario }) =>
    (await scenario.control('GET', `/control/mails?to=${encodeURIComponent(INVITED)}`)).length,
}

const settings: Journey = {
  name: 'saving the company',
  scenario: 'team',
  operationId: 'updateAccount',
  async begin(stage) {
    await enter(stage.page, stage.scenario, personOf(stage.scenario), '/settings/general', stage.language)
    await fill(settings.typed(stage))
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('settings:general.submit'), exact: true }),
  typed: (stage) => [
    [field(stage, 'settings:general.name'), 'Lindholm Nordic'],
    [field(stage, 'settings:general.companyName'), 'Lindholm Nordic AB'],
  ],
  message: inForm,
  done: ({ page, t }) => expect(page.getByText(t('settings:general.saved')).first()).toBeVisible(),
  effects: async ({ page }) =>
    (await call<{ name: string }[]>(page, '/Account')).filter(({ name }) => name === 'Lindholm Nordic').length,
}

export const JOURNEYS = [signIn, register, onboarding, ticket, invite, settings]
