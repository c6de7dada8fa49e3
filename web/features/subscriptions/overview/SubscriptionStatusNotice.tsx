import type { SubscriptionInfo } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '#web/lib/server-time.ts'
import { useCurrent } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PortalButton } from './PortalButton.tsx'
import { daysUntil, statusNoticeOf } from './subscription-status.ts'
import { useBillingRights } from './use-billing.ts'

/** The status of a subscription (trial, past due, ended), with the one next step. */
export function SubscriptionStatusNotice({
  subscription,
  plansId,
}: {
  subscription: SubscriptionInfo
  plansId: string
}) {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const { account, user } = useCurrent()
  const { reason } = useBillingRights()
  const now = useServerNow()
  const notice = statusNoticeOf(subscription)
  if (!notice) return null
  const { advice, tone, way } = notice
  const end = subscription.trialEndsAt ?? subscription.currentPeriodEndsAt
  // The person's own subscription, as it is known without an account, comes without its end.
  const dated = end && (advice === 'trialing' || advice === 'ending') ? { advice, end } : undefined
  const title = dated ? t(`dated.${dated.advice}`, { count: daysUntil(dated.end, now) }) : t(`advice.${advice}.title`)
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        way === 'portal' ? (
          <PortalButton size="sm" variant="outline">
            {t('portal.open')}
          </PortalButton>
        ) : reason === undefined ? (
          <Button asChild size="sm" variant="outline">
            <a href={`#${plansId}`}>{t('choosePlan')}</a>
          </Button>
        ) : undefined
      }
    >
      {dated
        ? t(`dated.${dated.advice}Text`, { date: format.date(dated.end, 'medium', account?.timeZone ?? user.timeZone) })
        : t(`advice.${advice}.text`)}
    </Notice>
  )
}
