import { Button, Flex, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BulkBar } from './BulkBar.tsx'
import { taskInLists } from './task-cache.ts'
import { useTaskMenu } from './use-task-menu.ts'
import type { Scope } from './use-task-page.ts'

interface SelectionBarProps {
  ids: ReadonlySet<string>
  scope: Scope
  onClear: () => void
}

/** The actions on the cards that were selected by key. */
export function SelectionBar({ ids, scope, onClear }: SelectionBarProps) {
  const { t } = useTranslation('tasks')
  const queries = useQueryClient()
  const menu = useTaskMenu(scope)
  const tasks = [...ids].flatMap((id) => {
    const found = taskInLists(queries, id)
    return found && found.isOfTeam === (scope === 'team') ? [found.task] : []
  })
  if (tasks.length === 0) return null
  return (
    <Flex layerStyle="card" p="2.5" gap="3" wrap="wrap" align="center">
      <Text role="status" textStyle="sm">
        {t('select.count', { count: tasks.length })}
      </Text>
      <BulkBar tasks={tasks} scope={scope} menu={menu} />
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('select.clear')}
      </Button>
    </Flex>
  )
}
