import {
  getAdsIntegrationOptions,
  listCustomerClientsOptions,
  useSelectCustomerClientMutation,
} from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { ConnectFirst } from './ConnectFirst.tsx'
import { type ChoiceRow, rowsOfClients } from './choice-rows.ts'
import { useNeedsConsent } from './needs-consent.ts'
import type { ConnectionFlow } from './platform.ts'

interface ChoiceProps {
  flow: ConnectionFlow
  onDone: () => void
}

/** Selects the client account among those that the connected Google account can read. */
export function ClientChoice(props: ChoiceProps) {
  const { id: accountId } = useAccount()
  const { data: ads } = useSuspenseQuery(getAdsIntegrationOptions({ path: { accountId } }))
  const isBroken = useNeedsConsent(IntegrationPlatform.GoogleAds)
  if (!ads.isConnected || isBroken) {
    return <ConnectFirst platform={IntegrationPlatform.GoogleAds} flow={props.flow} isAgain={isBroken} />
  }
  return <Clients {...props} />
}

function Clients({ onDone }: ChoiceProps) {
  const { t } = useTranslation('integrations')
  const { id: accountId } = useAccount()
  const queries = useQueryClient()
  const { data: accounts } = useSuspenseQuery(listCustomerClientsOptions({ path: { accountId } }))
  const select = useSelectCustomerClientMutation()
  const rows = rowsOfClients(accounts)
  if (rows.every(({ isHeading }) => isHeading)) {
    return (
      <EmptyState drawing="search" headingLevel="h3" title={t('choice.client.empty')}>
        {t('choice.client.emptyText')}
      </EmptyState>
    )
  }

  async function choose({ id, name }: ChoiceRow) {
    await select.mutateAsync({ path: { accountId, customerClientId: id } })
    toaster.show({ tone: 'good', title: t('choice.client.done', { name }), description: t('choice.doneText') })
    // All metrics belong to another client account now.
    void queries.invalidateQueries()
    onDone()
  }

  return <ChoiceForm what="client" rows={rows} onChoose={choose} />
}
