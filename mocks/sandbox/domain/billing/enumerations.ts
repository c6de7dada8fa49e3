import { BillingPeriod, SubscriptionEvent, SubscriptionStatus } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

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
