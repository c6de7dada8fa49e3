import { type Credential, IntegrationHealthStatus } from '@adwright/sdk/types'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'

export type ConnectedAccount = Credential & { platformName: string }

const tones: Record<IntegrationHealthStatus, StatusTone> = {
  [IntegrationHealthStatus.Connected]: 'good',
  [IntegrationHealthStatus.ExpiresSoon]: 'warning',
  [IntegrationHealthStatus.ReconnectNeeded]: 'bad',
  [IntegrationHealthStatus.Error]: 'bad',
  [IntegrationHealthStatus.Syncing]: 'accent',
}

/** Columns for the account at the platform, its connection's health, and who connected it when. */
export function useConnectedColumns(timeZone: string): readonly Column<ConnectedAccount>[] {
  const { t } = useTranslation('settings')
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'name', header: t('connected.account'), cell: ({ displayName }) => displayName },
      { id: 'platform', header: t('connected.platform'), cell: ({ platformName }) => platformName, priority: 1 },
      {
        id: 'status',
        header: t('team.status'),
        cell: ({ health: { status } }) => (
          <StatusBadge tone={tones[status] ?? 'neutral'}>{t(`health.${status}`)}</StatusBadge>
        ),
        priority: 2,
      },
      {
        id: 'connectedBy',
        header: t('connected.connectedBy'),
        cell: ({ connectedByName }) => connectedByName,
        priority: 3,
      },
      {
        id: 'connectedAt',
        header: t('connected.connectedAt'),
        cell: ({ connectedAt }) => format.date(connectedAt, 'medium', timeZone),
        priority: 4,
      },
    ],
    [t, format, timeZone],
  )
}
