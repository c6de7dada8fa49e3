import { type Webhook, type WebhookDelivery, WebhookDeliveryStatus, WebhookStatus } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

const tones: Record<number, StatusTone> = {
  [WebhookStatus.Active]: 'good',
  [WebhookStatus.Paused]: 'neutral',
  [WebhookStatus.SwitchedOff]: 'bad',
}

export function WebhookState({ status }: Pick<Webhook, 'status'>) {
  const { t } = useTranslation('settings-webhooks')
  return <StatusBadge tone={tones[status] ?? 'neutral'}>{t(`status.${status}`)}</StatusBadge>
}

const deliveryTones: Record<number, StatusTone> = {
  [WebhookDeliveryStatus.Waiting]: 'warning',
  [WebhookDeliveryStatus.Delivered]: 'good',
  [WebhookDeliveryStatus.Failed]: 'bad',
}

export function DeliveryState({ status }: Pick<WebhookDelivery, 'status'>) {
  const { t } = useTranslation('settings-webhooks')
  return <StatusBadge tone={deliveryTones[status] ?? 'neutral'}>{t(`deliveryStatus.${status}`)}</StatusBadge>
}

/** The answer of the receiver, or the reason why there is none. */
export function DeliveryResult({ statusCode, failure }: Pick<WebhookDelivery, 'statusCode' | 'failure'>) {
  const { t } = useTranslation('settings-webhooks')
  if (failure === null) return statusCode ?? '–'
  return statusCode === null ? t(`failure.${failure}`) : `${statusCode} · ${t(`failure.${failure}`)}`
}
