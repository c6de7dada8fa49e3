// Write actions of a person, each with its start, submission, check of the kept input and count of effects.
import type { Locator, Page } from '@playwright/test'
import { expect, type Language, type Scenario } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import { call, type Fault } from './faults.ts'

type Words = (key: string) => string

export interface TestContext {
  page: Page
  scenario: Scenario
  language: Language
  t: Words
}

export interface Journey {
  name: string
  scenario: string
  operationId: string
  /** Opens the form and fills it. */
  begin: (context: TestContext) => Promise<void>
  submit: (context: TestContext) => Locator
  /** The fields with the entered values. */
  typed: (context: TestContext) => [Locator, string][]
  /** The expected error message. */
  message: (context: TestContext, fault: Fault) => string
  /** True if the form keeps the message that a toast shows first. */
  staysInForm?: boolean
  /** Waits for the confirmation of success. */
  done: (context: TestContext) => Promise<void>
  /** The number of effects on the server; 1 at the end. */
  effects?: (context: TestContext) => Promise<number>
}

const field = ({ page, t }: TestContext, key: string) => page.getByLabel(t(key), { exact: true })

const fill = async (fields: [Locator, string][]) => {
  for (const [one, value] of fields) await one.fill(value)
}

const inForm = ({ t }: TestContext, { next }: Fault) =>
  t(`common:problem.next.${next === 'busy' ? 'busy_other' : next}`).replace('{{count}}', '7')

/** Opens an address as a visitor who has declined cookies. */
async function visit({ page, scenario, language }: TestContext, path: string) {
  await page.context().addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
  await page.goto(`${scenario.origin}${path}?lng=${language}`)
}

const signIn: Journey = {
  name: 'signing in',
  scenario: 'team',
  operationId: 'login',
  async begin(context) {
    await visit(context, '/login')
    await fill(signIn.typed(context))
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('auth:login.submit'), exact: true }),
  typed: (context) => {
    const { email, password } = personOf(context.scenario)
    return [
      [field(context, 'auth:login.email'), email],
      [field(context, 'auth:login.password'), password],
    ]
  },
  message: ({ t }) => t('auth:login.failed'),
  staysInForm: true,
  done: ({ page }) => expect(page).toHaveURL(/\/(get-started|dashboard)$/),
}

const register: Journey = {
  name: 'registering',
  scenario: 'new-user',
  operationId: 'register',
  async begin(context) {
    await visit(context, '/register')
    await fill(register.typed(context))
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('auth:register.submit'), exact: true }),
  typed: (context) => [
    [field(context, 'auth:register.firstName'), 'Nora'],
    [field(context, 'auth:register.lastName'), 'Lind'],
    [field(context, 'auth:register.email'), 'nora@lind-keramik.example'],
    [field(context, 'auth:register.password'), 'seven larks over Wannsee'],
  ],
  // A response without a token is valid in the contract and has a message of its own.
  message: ({ t }, { name }) => t(name.includes('schema') ? 'auth:register.noToken' : 'auth:register.failed'),
  staysInForm: true,
  done: (context) => expect(field(context, 'auth:onboarding.companyName')).toBeVisible(),
  effects: async ({ page }) =>
    (await call<{ email: string }>(page, '/User')).email === 'nora@lind-keramik.example' ? 1 : 0,
}

const onboarding: Journey = {
  name: 'setting an account up',
  scenario: 'new-user',
  operationId: 'createAccount',
  async begin(context) {
    await enter(context.page, context.scenario, personOf(context.scenario, 'new'), '/register', context.language)
    await fill(onboarding.typed(context))
    await field(context, 'auth:onboarding.industry').selectOption({ index: 1 })
    await field(context, 'auth:onboarding.goal').selectOption({ index: 1 })
    await field(context, 'auth:onboarding.phone').fill('+49 30 901820145')
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('auth:onboarding.submit'), exact: true }),
  typed: (context) => [
    [field(context, 'auth:onboarding.name'), 'Lind Keramik'],
    [field(context, 'auth:onboarding.companyName'), 'Lind Keramik GmbH'],
    [field(context, 'auth:onboarding.website'), 'lind-keramik.example'],
  ],
  message: ({ t }) => t('auth:onboarding.failed'),
  staysInForm: true,
  done: ({ page }) => expect(page).toHaveURL(/\/registration-pricing$/),
  effects: async ({ page }) => (await call<unknown[]>(page, '/Account')).length,
}

const ticket: Journey = {
  name: 'writing to support',
  scenario: 'team',
  operationId: 'createTicket',
  async begin(context) {
    await enter(context.page, context.scenario, personOf(context.scenario), '/help/tickets', context.language)
    await context.page
      .getByRole('link', { name: context.t('help:new.open') })
      .first()
      .click()
    await fill(ticket.typed(context))
    await field(context, 'help:new.category').selectOption({ index: 1 })
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('help:new.submit'), exact: true }),
  typed: (context) => [
    [field(context, 'help:new.subject'), 'Costs are missing'],
    [field(context, 'help:new.text'), 'Since Tuesday the costs are 0.'],
  ],
  message: inForm,
  done: ({ page }) => expect(page).toHaveURL(/\/help\/tickets\/(?!new)[^/?]+$/),
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
  async begin(context) {
    await enter(
      context.page,
      context.scenario,
      personOf(context.scenario),
      '/settings/general/invite',
      context.language,
    )
    await fill(invite.typed(context))
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
  async begin(context) {
    await enter(context.page, context.scenario, personOf(context.scenario), '/settings/general', context.language)
    await fill(settings.typed(context))
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('settings:general.submit'), exact: true }),
  typed: (context) => [
    [field(context, 'settings:general.name'), 'Lindholm Nordic'],
    [field(context, 'settings:general.companyName'), 'Lindholm Nordic AB'],
  ],
  message: inForm,
  done: ({ page, t }) => expect(page.getByText(t('settings:general.saved')).first()).toBeVisible(),
  effects: async ({ page }) =>
    (await call<{ name: string }[]>(page, '/Account')).filter(({ name }) => name === 'Lindholm Nordic').length,
}

export const JOURNEYS = [signIn, register, onboarding, ticket, invite, settings]
