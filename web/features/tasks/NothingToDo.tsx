import { getWorkspaceAttentionOptions } from '@adwright/sdk/react-query'
import { Box, Button, Flex } from '@chakra-ui/react'
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
  const { newAnomalies = 0, newFindings = 0, ruleMatches = 0 } = data ?? {}
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
          newAnomalies + newFindings + ruleMatches > 0 ? (
            <Flex gap="2" wrap="wrap" justify="center">
              {newAnomalies > 0 ? (
                <Button asChild variant="outline">
                  <Link to={paths.anomalyActivity()}>{t('empty.anomalies', { count: newAnomalies })}</Link>
                </Button>
              ) : null}
              {newFindings > 0 ? (
                <Button asChild variant="outline">
                  <Link to={paths.findings()}>{t('empty.findings', { count: newFindings })}</Link>
                </Button>
              ) : null}
              {ruleMatches > 0 ? (
                <Button asChild variant="outline">
                  <Link to={paths.rulesSetup()}>{t('empty.matches', { count: ruleMatches })}</Link>
                </Button>
              ) : null}
            </Flex>
          ) : undefined
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Box>
  )
}
