import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '#web/lib/use-address.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { TaskSources } from './TaskSources.tsx'
import { NO_FILTERS } from './use-task-address.ts'

/** Why there is no task, and the next step: clear filters, or look at what waits elsewhere. */
export function NothingToDo({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('tasks')
  const { t: word } = useTranslation('common')
  const { set } = useAddress()
  if (isFiltered)
    return (
      <Box layerStyle="card">
        <EmptyState
          drawing="search"
          title={t('empty.filtered')}
          action={
            <Button variant="outline" onClick={() => set(NO_FILTERS)}>
              {word('ui.filter.clearAll')}
            </Button>
          }
        />
      </Box>
    )
  return (
    <Box layerStyle="card">
      <EmptyState title={t('empty.title')} action={<TaskSources />}>
        {t('empty.text')}
      </EmptyState>
    </Box>
  )
}
