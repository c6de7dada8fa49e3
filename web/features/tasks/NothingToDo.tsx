import { getWorkspaceAttentionOptions } from '@adwright/sdk/react-query'
import { Box, Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FILTER_NAMES } from './use-task-address.ts'

/** Why there is no task, and the next step: clear filters, or look at what waits elsewhere. */
export function NothingToDo({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('tasks')
  const { t: word } = useTranslation('common')
  const { set } = useAddress()
  const accountId = useAccount().id
  const { data } = useQuery({ ...getWorkspaceAttentionOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  const waiting = data?.newAnomalies ?? 0
  if (isFiltered)
    return (
      <Box layerStyle="card">
        <EmptyState
          drawing="search"
          title={t('empty.filtered')}
          action={
            <Button
              variant="outline"
              onClick={() =>
                set({ ...Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined])), deleted: undefined })
              }
            >
              {word('ui.filter.clearAll')}
            </Button>
          }
        />
      </Box>
    )
  return (
    <Box layerStyle="card">
      <EmptyState
        title={t('empty.title')}
        action={
          waiting > 0 ? (
            <Button asChild variant="outline">
              <Link to={paths.anomalyActivity()}>{t('empty.anomalies', { count: waiting })}</Link>
            </Button>
          ) : undefined
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Box>
  )
}
