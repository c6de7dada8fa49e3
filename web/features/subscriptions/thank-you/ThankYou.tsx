import { getAccountSubscriptionOptions, getUserOptions } from '@adwright/sdk/react-query'
import { BillingPeriod, SubscriptionStatus } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Period } from '#web/domain/plans/checkout.ts'
import { toProblem } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { planLabelOf } from '#web/session/gates.ts'
import { Drawing } from '#web/ui/feedback/Drawing.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Poll intervals for the payment: short at first, long once it is late, because the provider may be down for hours. */
const POLL_MS = { first: 3000, late: 15_000 }
const PATIENCE_MS = 60_000

/** The provider confirms a payment within seconds; refetches the person until then. */
function usePaidPlan() {
  const { account } = useCurrent()
  const [isLate, setLate] = useState(false)
  const user = useQuery({
    ...getUserOptions(),
    refetchInterval: ({ state }) =>
      state.data?.subscriptionDetails.status !== SubscriptionStatus.Active && POLL_MS[isLate ? 'late' : 'first'],
    meta: { errors: 'inline' },
  })
  const details = user.data?.subscriptionDetails
  const isPaid = details?.status === SubscriptionStatus.Active
  const info = useQuery({
    ...getAccountSubscriptionOptions({ path: { accountId: account?.id ?? '' } }),
    enabled: account !== undefined,
    meta: { errors: 'toast' },
  })
  useEffect(() => {
    if (isPaid || isLate) return undefined
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isPaid, isLate])

  const { refetch } = info
  useEffect(() => {
    if (isPaid && account) void refetch()
  }, [isPaid, account, refetch])
  return {
    isPaid,
    isLate,
    check: async () => {
      const { data, error } = await user.refetch()
      return { error, isPaid: data?.subscriptionDetails.status === SubscriptionStatus.Active }
    },
    plan: planLabelOf(details?.subscriptionProductName),
    terms: info.data?.billing ?? undefined,
    nextPayment: info.data?.currentPeriodEndsAt,
  }
}

/** Refetches immediately, and announces if the status is unchanged. */
function CheckButton({ check }: Pick<ReturnType<typeof usePaidPlan>, 'check'>) {
  const { t } = useTranslation('subscriptions')
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    const { error, isPaid } = await check()
    setBusy(false)
    if (error) toaster.show({ tone: 'bad', title: t('thanks.failed'), description: toProblem(error).message })
    else if (!isPaid) toaster.show({ title: t('thanks.notYet') })
  }

  return (
    <BusyButton size="sm" variant="outline" loading={isBusy} loadingText={t('thanks.again')} onClick={() => void ask()}>
      {t('thanks.again')}
    </BusyButton>
  )
}

/** Confirms a purchase: the plan, the next payment date, and links to continue. */
export function ThankYou({ period }: { period: Period }) {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const { account, user } = useCurrent()
  const { isPaid, isLate, check, plan, terms, nextPayment } = usePaidPlan()
  const date = nextPayment ? format.date(nextPayment, 'medium', account?.timeZone ?? user.timeZone) : undefined
  const money = (amount: number) => format.money(amount, terms?.currencyCode ?? 'EUR')
  const isYearly = terms ? terms.period === BillingPeriod.Yearly : period === 'yearly'
  return (
    <Page title={t('thanks.title')} lead={t(isYearly ? 'thanks.yearly' : 'thanks.monthly')}>
      <Flex direction="column" align="flex-start" gap="4" layerStyle="card" p="6" maxWidth="36rem">
        <Drawing name="done" />
        {isPaid ? (
          <div role="status">
            <Text textStyle="section">{t('thanks.paid', { plan })}</Text>
            <Text color="fg.muted">
              {terms
                ? t(isYearly ? 'thanks.bought.yearly' : 'thanks.bought.monthly', { plan, price: money(terms.price) })
                : null}
            </Text>
            <Text color="fg.muted">
              {date && terms?.nextAmount ? t('thanks.next', { amount: money(terms.nextAmount), date }) : null}{' '}
              {t('thanks.invoice')}
            </Text>
          </div>
        ) : (
          <Notice
            title={isLate ? t('thanks.late') : t('thanks.waiting')}
            role="status"
            action={
              isLate ? (
                <Flex gap="2" wrap="wrap">
                  <CheckButton check={check} />
                  <Button asChild size="sm" variant="ghost">
                    <Link to={paths.tickets()}>{t('thanks.support')}</Link>
                  </Button>
                </Flex>
              ) : undefined
            }
          >
            {isLate ? t('thanks.lateText') : t('thanks.waitingText')}
          </Notice>
        )}
        <Flex gap="2" wrap="wrap">
          <Button asChild>
            <Link to={paths.dashboard()}>{t('thanks.dashboard')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.subscriptions()}>{t('thanks.billing')}</Link>
          </Button>
        </Flex>
      </Flex>
    </Page>
  )
}
