import { BillingPeriod, LimitRenewal, PlanLimitKind, SubscriptionEvent, SubscriptionStatus } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'
import { PLAN_LIMIT_LABELS } from '#mocks/sandbox/texts/plan-limits.ts'

export const BILLING_ENUMERATIONS = {
  SubscriptionStatus: enumeration(SubscriptionStatus, {
    Incomplete: { en: 'Incomplete', tr: 'Tamamlanmadı' },
    IncompleteExpired: { en: 'Incomplete, expired', tr: 'Tamamlanmadan süresi doldu' },
    Trialing: { en: 'In trial', tr: 'Deneme sürümünde' },
    Active: { en: 'Active', tr: 'Etkin' },
    PastDue: { en: 'Past due', tr: 'Ödemesi gecikti' },
    Cancelled: { en: 'Cancelled', tr: 'İptal edildi' },
    Unpaid: { en: 'Unpaid', tr: 'Ödenmedi' },
    None: { en: 'No subscription', tr: 'Abonelik yok' },
  }),
  PlanLimitKind: enumeration(PlanLimitKind, PLAN_LIMIT_LABELS),
  LimitRenewal: enumeration(LimitRenewal, {
    Never: { en: 'Never', tr: 'Sıfırlanmaz' },
    Daily: { en: 'Every day', tr: 'Her gün' },
    Monthly: { en: 'Every month', tr: 'Her ay' },
  }),
  BillingPeriod: enumeration(BillingPeriod, {
    Monthly: { en: 'Monthly', tr: 'Aylık' },
    Yearly: { en: 'Yearly', tr: 'Yıllık' },
  }),
  SubscriptionEvent: enumeration(SubscriptionEvent, {
    TrialStarted: { en: 'Trial started', tr: 'Deneme başladı' },
    Subscribed: { en: 'Subscribed', tr: 'Abone olundu' },
    Renewed: { en: 'Renewed', tr: 'Yenilendi' },
    Upgraded: { en: 'Upgraded', tr: 'Yükseltildi' },
    Downgraded: { en: 'Downgraded', tr: 'Düşürüldü' },
    PaymentFailed: { en: 'Payment failed', tr: 'Ödeme alınamadı' },
    Cancelled: { en: 'Cancelled', tr: 'İptal edildi' },
    Expired: { en: 'Expired', tr: 'Süresi doldu' },
  }),
}
