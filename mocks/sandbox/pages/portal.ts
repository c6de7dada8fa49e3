// The billing portal of the card provider: plan, card, cancellation and invoices of one person, at an address that is valid for minutes.
import type { Plan } from '@adwright/sdk/types'
import { SubscriptionEvent } from '@adwright/sdk/types'
import { type BillingContext, cardSubscriptionOf } from '#mocks/sandbox/domain/billing/billing-events.ts'
import { toContractAmount } from '#mocks/sandbox/domain/billing/money.ts'
import { PLANS } from '#mocks/sandbox/domain/billing/plans.ts'
import { extendPortal, type PortalSession, portalOf } from '#mocks/sandbox/domain/billing/portal-sessions.ts'
import type { StoredHistoryEntry } from '#mocks/sandbox/domain/billing/subscription-states.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { cardFields } from '#mocks/sandbox/pages/checkout.ts'
import { changeAtProvider, type Decision } from '#mocks/sandbox/pages/deliver.ts'
import {
  date,
  html,
  type Markup,
  money,
  notFoundPage,
  page,
  pageLanguage,
  readForm,
  redirect,
  refusedPage,
} from '#mocks/sandbox/pages/page.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'
import type {
  CardProvider,
  CardSubscription,
  Choice,
  ProviderBook,
  ProviderResult,
} from '#mocks/sandbox/platforms/card.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { CHECKOUT_WORDS, PORTAL_WORDS as WORDS } from '#mocks/sandbox/texts/pages.ts'

type PortalVisit = {
  key: string
  session: PortalSession
  person: Person
  subscription: CardSubscription | undefined
  invoices: StoredHistoryEntry[]
  language: Language
}

const planOf = (number: number): Plan | undefined => PLANS.find(({ plan }) => plan === number)

async function visitOf(
  context: Pick<BillingContext, 'store' | 'now'> & { secrets: Secrets },
  key: string,
  language: Language,
) {
  const session = await portalOf(context, key)
  const person = session && (await context.store.get('person', session.personId))
  if (!session || !person) return undefined
  const where = { invoiceNumber: { not: null } }
  const invoices = await context.store.list('historyEntry', person.id, { where, order: 'desc' })
  const subscription = await cardSubscriptionOf(context, person)
  return { key, session, person, subscription, invoices, language } satisfies PortalVisit
}

/** Formats a plan with its price: "Growth, €129.00 a month". */
function priced(plan: Plan, often: Choice['period'], language: Language): string {
  const isMonthly = often === 1
  const price = money(isMonthly ? plan.priceMonthly : plan.priceYearly, plan.currencyCode, language)
  return `${plan.productName}, ${price} ${WORDS[isMonthly ? 'monthly' : 'yearly'][language]}`
}

function stateOf(
  { status, plan, period, next, card, cancelAtPeriodEnd, periodEndsAt }: CardSubscription,
  language: Language,
  timeZone: string,
) {
  const said = ({ plan: number, period: often }: Choice) => {
    const chosen = planOf(number)
    return chosen ? priced(chosen, often, language) : String(number)
  }
  if (status === 'canceled') return html`<p>${WORDS.nothing[language]}</p>`
  if (status === 'past_due' || status === 'unpaid')
    return html`<p>${said({ plan, period })}</p><p class="bad">${WORDS[status === 'unpaid' ? 'unpaid' : 'pastDue'][language]}</p>`
  const isTrialOnly = status === 'trialing' && card === null
  const word = cancelAtPeriodEnd ? WORDS.endsOn : isTrialOnly ? WORDS.trialUntil : WORDS.renewsOn
  return html`<p>${said({ plan, period })}<br>${word[language]} ${date(periodEndsAt, language, timeZone)}</p>
${next && html`<p>${WORDS.changesTo[language]} ${said(next)}</p>`}`
}

function planForm({ plan, period }: Choice, language: Language, error?: string): Markup {
  const choices = PLANS.flatMap((one) => [{ one, often: 1 } as const, { one, often: 2 } as const])
  const options = choices.map(({ one, often }) => {
    const isPresent = one.plan === plan && often === period
    return html`<option value="${one.plan}-${often}"${isPresent && html` selected`}>${priced(one, often, language)}</option>`
  })
  return html`<h2>${WORDS.change[language]}</h2><form method="post"><p>${WORDS.changeHint[language]}</p>
${error && html`<p class="bad" id="choice-error" role="alert">${error}</p>`}
<label for="choice">${WORDS.choose[language]}</label><select id="choice" name="choice"${error && html` aria-invalid="true" aria-describedby="choice-error"`}>${options}</select><br>
<button name="do" value="change">${WORDS.change[language]}</button></form>`
}

function cancelForm({ cancelAtPeriodEnd }: CardSubscription, language: Language): Markup {
  return cancelAtPeriodEnd
    ? html`<form method="post"><button name="do" value="resume">${WORDS.resume[language]}</button></form>`
    : html`<form method="post"><p>${WORDS.cancelHint[language]}</p><button name="do" value="cancel">${WORDS.cancel[language]}</button></form>`
}

function invoiceTable(invoices: StoredHistoryEntry[], language: Language, timeZone: string): Markup {
  if (invoices.length === 0) return html`<p>${WORDS.noInvoices[language]}</p>`
  const rows = invoices.map(
    ({ invoiceNumber, occurredAt, amountMinor, currencyCode, event }) =>
      html`<tr><td>${invoiceNumber}</td><td>${date(occurredAt, language, timeZone)}</td><td>${money(toContractAmount(amountMinor, currencyCode), currencyCode, language)}</td><td>${WORDS[event === SubscriptionEvent.PaymentFailed ? 'open' : 'paid'][language]}</td></tr>`,
  )
  const heads = [WORDS.number, WORDS.date, WORDS.amount, WORDS.state].map(
    (word) => html`<th scope="col">${word[language]}</th>`,
  )
  return html`<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
}

/** The validation errors of a form, each shown beside its field. */
type Errors = { card?: string; plan?: string }

function portalPage(
  { session, person: { timeZone }, subscription, invoices, language }: PortalVisit,
  { card: cardError, plan: planError }: Errors = {},
): Response {
  const isRunning = subscription && subscription.status !== 'canceled'
  const card = subscription?.card ? `${WORDS.cardEnding[language]} ${subscription.card.last4}` : WORDS.noCard[language]
  const body = html`<nav><a href="${session.returnUrl}">${WORDS.back[language]}</a></nav>
<h2>${WORDS.plan[language]}</h2>${subscription ? stateOf(subscription, language, timeZone) : html`<p>${WORDS.nothing[language]}</p>`}
${subscription?.status === 'active' && planForm(session.change ?? subscription, language, planError)}
${isRunning && html`<h2>${WORDS.card[language]}</h2><p>${card}</p><form method="post">${cardFields(language, cardError)}<br><button name="do" value="card">${WORDS.replace[language]}</button></form>`}
${isRunning && html`<h2>${WORDS.cancel[language]}</h2>${cancelForm(subscription, language)}`}
<h2>${WORDS.invoices[language]}</h2>${invoiceTable(invoices, language, timeZone)}`
  return page({ title: WORDS.title[language], language, body, status: cardError || planError ? 402 : 200 })
}

function choiceOf(text: string | null): Choice | undefined {
  const [, plan, period] = /^(\d{1,3})-([12])$/.exec(text ?? '') ?? []
  return plan && planOf(Number(plan)) ? { plan: Number(plan), period: period === '1' ? 1 : 2 } : undefined
}

type Operation = (book: ProviderBook) => ProviderResult

/** The provider operation that a form requests; an error text if the card is declined. */
function operationOf(
  cards: CardProvider,
  subscription: CardSubscription,
  fields: URLSearchParams,
  at: string,
  language: Language,
): Operation | string {
  const choice = choiceOf(fields.get('choice'))
  const card = cards.cardOf(fields.get('card') ?? '')
  switch (fields.get('do')) {
    case 'cancel':
      return (book) => cards.cancel(book, subscription, at)
    case 'resume':
      return (book) => cards.resume(book, subscription, at)
    case 'change':
      return (book) => (choice ? cards.changePlan(book, subscription, choice, at) : { subscription, events: [] })
    case 'card': {
      if (!card) return CHECKOUT_WORDS.unknownCard[language]
      const isRefused = card.fate === 'declines' || (subscription.openInvoice !== null && card.fate !== 'pays')
      return isRefused ? CHECKOUT_WORDS.declined[language] : (book) => cards.changeCard(book, subscription, card, at)
    }
    default:
      return () => ({ subscription, events: [] })
  }
}

const change = (runtime: Runtime, key: string, fields: URLSearchParams, language: Language) =>
  changeAtProvider(runtime, async (context): Promise<Decision> => {
    const visit = await visitOf({ ...context, secrets: runtime.secrets }, key, language)
    if (!visit?.subscription || visit.subscription.status === 'canceled') return { response: notFoundPage(language) }
    await extendPortal(context.store, visit.session, context.now)
    const work = operationOf(context.platforms.card, visit.subscription, fields, context.now.toISOString(), language)
    if (typeof work === 'string') return { response: portalPage(visit, { card: work }) }
    const response = redirect(`${context.origin}/portal/${key}?lang=${language}`)
    return { response, work, declined: portalPage(visit, { plan: WORDS.upgradeDeclined[language] }) }
  })

/** An invoice, readable with its address, which contains the guessable number and an unguessable key. */
async function invoicePage({ store, secrets }: Runtime, address: string, language: Language): Promise<Response> {
  const [number = '', key] = address.split('.')
  if (!secrets.isMac('invoice-pages', number, key ?? '')) return notFoundPage(language)
  const where = { invoiceNumber: number }
  const [entry] = await store.listAll('historyEntry', { where, order: 'desc', limit: 1 })
  if (!entry) return notFoundPage(language)
  const { timeZone = 'UTC' } = (await store.get('person', entry.personId)) ?? {}
  const body = html`<p>Adwright ${entry.productName}</p>${invoiceTable([entry], language, timeZone)}`
  return page({ title: `${WORDS.invoice[language]} ${number}`, language, body })
}

/** /portal/{session} and /portal/invoices/{number}.{key}; undefined for any other path. */
export async function portalPages(runtime: Runtime, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const [, invoices, key] = /^\/portal\/(invoices\/)?([\w.-]+)$/.exec(pathname) ?? []
  if (key === undefined) return undefined
  const language = pageLanguage(request)
  if (request.method === 'POST' && !invoices) {
    const fields = await readForm(request)
    return fields ? change(runtime, key, fields, language) : refusedPage(language, 400)
  }
  if (request.method !== 'GET') return refusedPage(language, 405)
  if (invoices) return invoicePage(runtime, key, language)
  const visit = await visitOf({ ...runtime, now: runtime.clock.now() }, key, language)
  return visit ? portalPage(visit) : notFoundPage(language)
}
