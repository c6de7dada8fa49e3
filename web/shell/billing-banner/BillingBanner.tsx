import { SubscriptionStatus } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router-dom'
import { paths, patterns } from '#web/paths.ts'
import { useCan, useUser } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** The banner on every view while an invoice is unpaid, for people who can pay it; the billing view has its own notice. */
export function BillingBanner() {
  const { t } = useTranslation('shell')
  const { status } = useUser().subscriptionDetails
  const canPay = useCan('manageBilling')
  const isOnBillingView = useMatch(`${patterns.subscriptions}/*`) !== null
  const isPastDue = status === SubscriptionStatus.PastDue
  if (!canPay || isOnBillingView || !(isPastDue || status === SubscriptionStatus.Unpaid)) return null
  return (
    <Box px={{ base: '4', md: '6' }} pt="4">
      <Notice
        tone="bad"
        title={isPastDue ? t('billing.pastDue') : t('billing.unpaid')}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.subscriptions()}>{t('billing.action')}</Link>
          </Button>
        }
      />
    </Box>
  )
}
