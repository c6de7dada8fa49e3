import { type Plan, PlanLimitKind } from '@adwright/sdk/types'
import { toMinorUnits } from '#mocks/sandbox/domain/billing/money.ts'
import { allowedIn, limitsOfPlan } from '#mocks/sandbox/domain/billing/plan-limits.ts'
import type { PlanPrice } from '#mocks/sandbox/platforms/card.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

/** The length of a trial in days. */
export const TRIAL_DAYS = 14

type Offer = Omit<Plan, 'accountsLimit' | 'usersLimit' | 'activeRulesLimit' | 'limits'>

const OFFERS: readonly Offer[] = [
  {
    plan: 1,
    productName: 'Starter',
    priceMonthly: 49,
    priceYearly: 490,
    currencyCode: 'EUR',
    features: ['Rules that suggest changes or notify', 'Anomaly detection for one property', 'Email support'],
    isRecommended: false,
  },
  {
    plan: 2,
    productName: 'Growth',
    priceMonthly: 129,
    priceYearly: 1290,
    currencyCode: 'EUR',
    features: [
      'Everything in Starter',
      'Rules in automatic mode, with undo',
      'Anomaly detection for every property',
      'AI analyses of pages and campaigns',
      'Social media calendar',
    ],
    isRecommended: true,
  },
  {
    plan: 3,
    productName: 'Scale',
    priceMonthly: 299,
    priceYearly: 2990,
    currencyCode: 'EUR',
    features: [
      'Everything in Growth',
      'Market analyses',
      'Automated designer',
      'Hourly rules and anomaly monitors',
      'Support within four hours',
    ],
    isRecommended: false,
  },
  {
    plan: 4,
    productName: 'Enterprise',
    priceMonthly: 799,
    priceYearly: 7990,
    currencyCode: 'EUR',
    features: [
      'Everything in Scale',
      'A contact person of your own',
      'Onboarding for the whole team',
      'Payment by invoice',
    ],
    isRecommended: false,
  },
]

/** The plans on offer, the smallest first; prices and limits are the same in every language. */
export const PLANS: readonly Plan[] = OFFERS.map((offer) => ({
  ...offer,
  accountsLimit: allowedIn(offer.plan, PlanLimitKind.Accounts) ?? 0,
  usersLimit: allowedIn(offer.plan, PlanLimitKind.Members) ?? 0,
  activeRulesLimit: allowedIn(offer.plan, PlanLimitKind.ActiveRules) ?? 0,
  limits: limitsOfPlan(offer.plan),
}))

/** The features of the plans in Turkish, in the same order. */
const FEATURES_TR: readonly string[][] = [
  ['Öneren veya haber veren kurallar', 'Bir mülk için anomali algılama', 'E-posta desteği'],
  [
    'Starter planındaki her şey',
    'Geri alınabilen otomatik kurallar',
    'Tüm mülkler için anomali algılama',
    'Sayfa ve kampanya için yapay zekâ analizleri',
    'Sosyal medya takvimi',
  ],
  [
    'Growth planındaki her şey',
    'Pazar analizleri',
    'Otomatik tasarımcı',
    'Saatlik kurallar ve anomali izleme',
    'Dört saat içinde destek',
  ],
  ['Scale planındaki her şey', 'Size özel bir yetkili', 'Tüm ekip için kurulum desteği', 'Fatura ile ödeme'],
]

export const plansIn = (language: Language): Plan[] =>
  PLANS.map((plan, index) => ({ ...plan, features: (language === 'tr' && FEATURES_TR[index]) || plan.features }))

/** The prices of the plans for the card provider. */
export const PLAN_PRICES: readonly PlanPrice[] = PLANS.map(({ plan, currencyCode, priceMonthly, priceYearly }) => ({
  plan,
  currencyCode,
  monthlyMinor: toMinorUnits(priceMonthly, currencyCode),
  yearlyMinor: toMinorUnits(priceYearly, currencyCode),
}))
