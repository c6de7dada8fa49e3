import { WebhookDeliveryStatus, WebhookFailure, WebhookStatus } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const WEBHOOKS_ENUMERATIONS = {
  WebhookDeliveryStatus: enumeration(WebhookDeliveryStatus, {
    Waiting: { en: 'Waiting', tr: 'Bekliyor' },
    Delivered: { en: 'Delivered', tr: 'Teslim edildi' },
    Failed: { en: 'Failed', tr: 'Başarısız' },
  }),
  WebhookFailure: enumeration(WebhookFailure, {
    Status: { en: 'Error status', tr: 'Hata durumu' },
    Redirect: { en: 'Redirected', tr: 'Yönlendirildi' },
    Timeout: { en: 'Timed out', tr: 'Zaman aşımı' },
    Unreachable: { en: 'Unreachable', tr: 'Ulaşılamadı' },
    PrivateAddress: { en: 'Private address', tr: 'Özel adres' },
  }),
  WebhookStatus: enumeration(WebhookStatus, {
    Active: { en: 'Active', tr: 'Etkin' },
    Paused: { en: 'Paused', tr: 'Duraklatıldı' },
    SwitchedOff: { en: 'Switched off', tr: 'Kapatıldı' },
  }),
}
