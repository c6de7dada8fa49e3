// The checkout of the card provider: choose a plan, pay with a test card, return to the product.
import type { Plan } from '@adwright/sdk/types'
import { type BillingContext, cardSubscriptionOf } from '#mocks/sandbox/domain/billing/billing-events.ts'
import { PLANS } from '#mocks/sandbox/domain/billing/plans.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { changeAtProvider, type Decision } from '#mocks/sandbox/pages/deliver.ts'
import {
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
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { CHECKOUT_WORDS as WORDS } from '#mocks/sandbox/texts/pages.ts'

type Order = { plan: Plan; period: 1 | 2; person: Person; key: string }

/** Returns the order; undefined without the key that only the buyer received. */
async function orderOf({ store, secrets }: Runtime, fields: URLSearchParams): Promise<Order | undefined> {
  const plan = PLANS.find((one) => String(one.plan) === fields.get('plan'))
  const period = fields.get('period') === '1' ? 1 : fields.get('period') === '2' ? 2 : undefined
  const [id, key] = [fields.get('person') ?? '', fields.get('key') ?? '']
  const person = secrets.isMac('checkout-pages', id, key) ? await store.get('person', id) : undefined
  return plan && period && person && !person.isDeactivated ? { plan, period, person, key } : undefined
}

const MAGIC_CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'declines'],
  ['4000 0000 0000 0341', 'declinesLater'],
] as const

/** The fields of a card, shared with the portal; `error` is shown beside the number. */
export function cardFields(language: Language, error?: string): Markup {
  return html`<label for="card">${WORDS.card[language]}</label>
<input id="card" name="card" required inputmode="numeric" autocomplete="cc-number" value="4242 4242 4242 4242" aria-describedby="cards${error && ' card-error'}"${error && html` aria-invalid="true"`}>
${error && html`<p class="bad" id="card-error" role="alert">${error}</p>`}
<div id="cards"><p>${WORDS.magic[language]}</p><ul>${MAGIC_CARDS.map(([number, fate]) => html`<li>${number}: ${WORDS[fate][language]}</li>`)}</ul></div>`
}

function orderPage({ plan, period, person, key }: Order, language: Language, error?: string): Response {
  const price = money(period === 1 ? plan.priceMonthly : plan.priceYearly, plan.currencyCode, language)
  const body = html`<p>${plan.productName}: <strong>${price}</strong> ${WORDS[period === 1 ? 'monthly' : 'yearly'][language]}</p>
<p>${WORDS.buyer[language]}: ${person.email ?? person.id}</p>
<form method="post" action="/checkout">
<input type="hidden" name="plan" value="${plan.plan}"><input type="hidden" name="period" value="${period}"><input type="hidden" name="person" value="${person.id}"><input type="hidden" name="key" value="${key}"><input type="hidden" name="lang" value="${language}">
${cardFields(language, error)}
<button>${WORDS.pay[language]} ${price}</button></form>
<p><a href="/subscriptions">${WORDS.back[language]}</a></p>`
  return page({ title: WORDS.title[language], language, body, status: error ? 402 : 200 })
}

function subscribedPage(language: Language): Response {
  const body = html`<p>${WORDS.subscribedText[language]}</p><p><a href="/subscriptions">${WORDS.back[language]}</a></p>`
  return page({ title: WORDS.subscribed[language], language, body, status: 409 })
}

/** An active plan is changed in the portal instead of bought twice; a trial is replaced by a purchase. */
async function runningOf(context: Pick<BillingContext, 'store' | 'now'>, person: Person) {
  const subscription = await cardSubscriptionOf(context, person)
  return subscription && subscription.status !== 'canceled' ? subscription : undefined
}

const sell = (runtime: Runtime, order: Order, number: string, language: Language) =>
  changeAtProvider(runtime, async (context): Promise<Decision> => {
    const person = (await context.store.get('person', order.person.id)) ?? order.person
    const running = await runningOf(context, person)
    if (running && running.status !== 'trialing') return { response: subscribedPage(language) }
    const { card: cards } = context.platforms
    const card = cards.cardOf(number)
    if (!card) return { response: orderPage(order, language, WORDS.unknownCard[language]) }
    if (card.fate === 'declines') return { response: orderPage(order, language, WORDS.declined[language]) }
    const { newId, now, origin } = context
    const ids = { id: running?.id ?? newId('sub'), customerId: running?.customerId ?? newId('cus') }
    const bought = { plan: order.plan.plan, period: order.period, personId: person.id, card, at: now.toISOString() }
    return {
      response: redirect(`${origin}/subscriptions/thank-you-${order.period === 1 ? 'monthly' : 'yearly'}`),
      work: (book) => cards.buy(book, { ...bought, ...ids }),
    }
  })

/** /checkout?plan=&period=&person=&key=: GET shows the order, POST pays it; undefined for any other path. */
export async function checkoutPage(runtime: Runtime, request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/checkout') return undefined
  const isPost = request.method === 'POST'
  const asked = pageLanguage(request)
  if (!isPost && request.method !== 'GET') return refusedPage(asked, 405)
  const fields = isPost ? await readForm(request) : searchParams
  if (!fields) return refusedPage(asked, 400)
  const language = fields.get('lang') === 'tr' ? 'tr' : fields.get('lang') === 'en' ? 'en' : asked
  const order = await orderOf(runtime, fields)
  if (!order) return notFoundPage(language)
  if (isPost) return sell(runtime, order, fields.get('card') ?? '', language)
  const running = await runningOf({ store: runtime.store, now: runtime.clock.now() }, order.person)
  return running && running.status !== 'trialing' ? subscribedPage(language) : orderPage(order, language)
}
