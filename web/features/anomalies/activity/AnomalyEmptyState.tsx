import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { NotConnected } from '#web/features/anomalies/NotConnected.tsx'
import { type AnomalyQuery, filterNames } from '#web/features/anomalies/use-anomaly-query.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface AnomalyEmptyStateProps {
  listQuery: AnomalyQuery
  /** The number of anomalies on all pages. */
  total: number
  /** Undefined while loading. */
  monitors: readonly AnomalyConfiguration[] | undefined
}

/** The empty state of the list: why there are no anomalies, and the one next step. */
export function AnomalyEmptyState({ listQuery, total, monitors }: AnomalyEmptyStateProps) {
  const { t } = useTranslation('anomalies')
  const { t: word } = useTranslation('common')
  const { set, onPageChange } = useAddress()
  const { isConnected } = useProperties()
  const mayManage = useCan('manageAnomalies')
  if (total > 0)
    return (
      <EmptyState
        drawing="search"
        title={t('activity.noPage')}
        action={<Button onClick={() => onPageChange(1)}>{t('activity.firstPage')}</Button>}
      />
    )
  if (listQuery.isFiltered)
    return (
      <EmptyState
        drawing="search"
        title={t('activity.noneSuch')}
        action={
          <Button
            variant="outline"
            onClick={() => set(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
          >
            {word('ui.filter.clearAll')}
          </Button>
        }
      >
        {t('activity.noneSuchText')}
      </EmptyState>
    )
  if (isConnected === false) return <NotConnected />
  if (monitors?.length === 0)
    return (
      <EmptyState
        drawing="chart"
        title={t('setup.empty')}
        action={
          mayManage ? (
            <Button asChild>
              <Link to={paths.newAnomalyMonitor()}>{t('setup.new')}</Link>
            </Button>
          ) : undefined
        }
      >
        {t(mayManage ? 'setup.emptyText' : 'setup.emptyAsk')}
      </EmptyState>
    )
  if (monitors?.every((one) => !one.isEnabled))
    return (
      <EmptyState
        drawing="chart"
        title={t('activity.noMonitor')}
        action={
          <Button asChild>
            <Link to={paths.anomalySetup()}>{t('activity.toSetup')}</Link>
          </Button>
        }
      >
        {t('activity.noMonitorText')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="done"
      title={t('activity.empty')}
      action={
        listQuery.period.preset === 'last90' ? null : (
          <Button variant="outline" onClick={() => listQuery.period.choose({ period: 'last90' })}>
            {t('activity.last90')}
          </Button>
        )
      }
    >
      {t('activity.emptyText')}
    </EmptyState>
  )
}
