import {
  getAnalyticsIntegrationOptions,
  listAnalyticsAccountsOptions,
  useSelectAnalyticsPropertyMutation,
} from '@adwright/sdk/react-query'
import { IntegrationPlatform, PlanLimitKind } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { ConnectFirst } from './ConnectFirst.tsx'
import { type ChoiceRow, rowsOfProperties } from './choice-rows.ts'
import { useNeedsConsent } from './needs-consent.ts'
import type { ConnectionFlow } from './platform.ts'

interface ChoiceProps {
  flow: ConnectionFlow
  onDone: () => void
}

/** Selects the GA4 property among those that the connected Google account can read. */
export function PropertyChoice(props: ChoiceProps) {
  const { id: accountId } = useAccount()
  const { data: analytics } = useSuspenseQuery(getAnalyticsIntegrationOptions({ path: { accountId } }))
  const isBroken = useNeedsConsent(IntegrationPlatform.GoogleAnalytics)
  if (!analytics.isConnected || isBroken) {
    return <ConnectFirst platform={IntegrationPlatform.GoogleAnalytics} flow={props.flow} isAgain={isBroken} />
  }
  return <Properties {...props} />
}

function Properties({ onDone }: ChoiceProps) {
  const { t } = useTranslation('integrations')
  const { id: accountId } = useAccount()
  const queries = useQueryClient()
  const { data: accounts } = useSuspenseQuery(listAnalyticsAccountsOptions({ path: { accountId } }))
  const select = useSelectAnalyticsPropertyMutation()
  const rows = rowsOfProperties(accounts)
  if (rows.every(({ isHeading }) => isHeading)) {
    return (
      <EmptyState drawing="search" headingLevel="h3" title={t('choice.property.empty')}>
        {t('choice.property.emptyText')}
      </EmptyState>
    )
  }

  async function choose({ id, name }: ChoiceRow) {
    await select.mutateAsync({ path: { accountId, propertyName: id } })
    toaster.show({ tone: 'good', title: t('choice.property.done', { name }), description: t('choice.doneText') })
    // All reports belong to another property now.
    void queries.invalidateQueries()
    onDone()
  }

  return (
    <Flex direction="column" gap="4">
      <PlanLimitNotice kind={PlanLimitKind.Properties} />
      <ChoiceForm what="property" rows={rows} onChoose={choose} />
    </Flex>
  )
}
