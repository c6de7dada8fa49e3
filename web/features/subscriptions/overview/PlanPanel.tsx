import { type SubscriptionInfo, SubscriptionStatus } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useCurrent } from '#web/session/current.ts'
import { planLabelOf } from '#web/session/gates.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { BillingFacts } from './BillingFacts.tsx'
import { statusTones } from './subscription-status.ts'
import { useBillingRights } from './use-billing.ts'

interface UseOfLimitProps {
  label: string
  note: string
  used: number
  limit: number
}

/** How much of a limit is used; over it after a downgrade. */
function UseOfLimit({ label, note, used, limit }: UseOfLimitProps) {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const isOver = used > limit
  const share = limit === 0 ? 0 : Math.min(1, used / limit)
  const words = t('limits.of', { used: format.number(used), limit: format.number(limit) })
  const left = isOver
    ? t('limits.over', { count: used - limit })
    : used === limit
      ? t('limits.full')
      : t('limits.left', { count: limit - used })
  return (
    <div>
      <Flex justify="space-between" gap="3">
        <Text fontWeight="medium">{label}</Text>
        <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {words}
        </Text>
      </Flex>
      <Box bg="bg.muted" height="1.5" borderRadius="full" overflow="hidden" mt="1.5" aria-hidden="true">
        <Box height="100%" width={`${share * 100}%`} bg={used >= limit ? 'severity.low.solid' : 'accent.solid'} />
      </Box>
      <Flex justify="space-between" gap="3" color="fg.muted" textStyle="sm" mt="1">
        <span>{note}</span>
        <chakra.span color={isOver ? 'bad.fg' : undefined} whiteSpace="nowrap">
          {left}
        </chakra.span>
      </Flex>
    </div>
  )
}

/** The plan of the account, and how much of its limits is used. */
export function PlanPanel({ subscription }: { subscription: SubscriptionInfo }) {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const { account, user } = useCurrent()
  const { canSee, reason } = useBillingRights()
  const { accountsLimit, accountsCount, usersLimit, usersCount } = user.subscriptionDetails
  const { status, productName, cancelAtPeriodEnd, currentPeriodEndsAt, trialEndsAt, billing } = subscription
  const end = trialEndsAt ?? currentPeriodEndsAt
  const date = end ? format.date(end, 'medium', account?.timeZone ?? user.timeZone) : ''
  const isRunning = status === SubscriptionStatus.Active || status === SubscriptionStatus.Trialing
  const isOverdue = status === SubscriptionStatus.PastDue || status === SubscriptionStatus.Unpaid
  const isEnding = cancelAtPeriodEnd || trialEndsAt !== null
  return (
    <Section title={account ? t('plan.titleOf', { account: account.name }) : t('plan.title')}>
      <Flex gap="3" align="center" wrap="wrap">
        <Text textStyle="figure">
          {productName === null && status === SubscriptionStatus.None ? t('plan.none') : planLabelOf(productName)}
        </Text>
        <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
      </Flex>
      {canSee && end && isRunning && !billing ? (
        <Text color="fg.muted">{isEnding ? t('plan.endsOn', { date }) : t('plan.periodEndsOn', { date })}</Text>
      ) : null}
      {billing ? <BillingFacts terms={billing} isOverdue={isOverdue} date={date} /> : null}
      <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" mt="5">
        <UseOfLimit
          label={t('limits.accounts')}
          note={t('limits.accountsNote')}
          used={accountsCount}
          limit={accountsLimit}
        />
        <UseOfLimit label={t('limits.users')} note={t('limits.usersNote')} used={usersCount} limit={usersLimit} />
      </Box>
      {reason ? (
        <Text color="fg.muted" textStyle="sm" mt="4">
          {canSee ? reason : t('onlyPlan', { account: account?.name ?? '' })}
        </Text>
      ) : null}
    </Section>
  )
}
