import { useListIntegrationsQuery } from '@adwright/sdk/react-query'
import type { Account } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { type ConnectedAccount, useConnectedColumns } from './use-connected-columns.tsx'

/** The platform accounts that have given access, with the member who connected each. */
export function ConnectedAccounts({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { id: accountId, timeZone } = account
  const integrations = useListIntegrationsQuery({ path: { accountId } })
  const rows = (integrations.data ?? []).flatMap(({ name, credentials }) =>
    credentials.map((credential): ConnectedAccount => ({ ...credential, platformName: name })),
  )
  const columns = useConnectedColumns(timeZone)
  return (
    <DataTable
      label={t('connected.title')}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      nameOf={({ displayName }) => displayName}
      read={integrations}
      empty={<EmptyState title={t('connected.empty')}>{t('connected.emptyText')}</EmptyState>}
    />
  )
}
