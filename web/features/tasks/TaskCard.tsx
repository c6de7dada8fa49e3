import type { TaskSummary } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { Check, Ellipsis } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { TaskMarks } from './TaskMarks.tsx'
import { useTaskSelection } from './task-selection.ts'
import type { TaskMenu } from './use-task-menu.ts'
import type { Scope } from './use-task-page.ts'

interface TaskCardProps {
  task: TaskSummary
  scope: Scope
  menu: TaskMenu
}

export const taskAddress = (scope: Scope, id: string) => (scope === 'team' ? paths.task(id) : paths.ownTask(id))

/** A task as a card: its title is the link, everything else is in the menu. Memoized, because a board has many. */
export const TaskCard = memo(function TaskCard({ task, scope, menu }: TaskCardProps) {
  const { t } = useTranslation('tasks')
  const { search } = useLocation()
  const isSelected = useTaskSelection().ids.has(task.id)
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isSelected ? 'accent.solid' : 'border.subtle'}
      borderRadius="l2"
      p="3"
      data-task={task.id}
    >
      {isSelected ? (
        <chakra.span display="flex" gap="1" alignItems="center" textStyle="xs" color="accent.fg">
          <Check size={12} aria-hidden="true" />
          {t('select.isSelected')}
        </chakra.span>
      ) : null}
      <Flex gap="1" align="flex-start">
        <chakra.div flex="1" minWidth="0">
          <chakra.span asChild fontWeight="medium" overflowWrap="anywhere" display="block" mb="1">
            <Link to={{ pathname: taskAddress(scope, task.id), search }} preventScrollReset>
              {task.title}
            </Link>
          </chakra.span>
          <TaskMarks task={task} />
          {scope === 'team' ? (
            <chakra.span display="block" textStyle="xs" color="fg.muted" mt="1">
              {task.assigneeName ?? t(task.hasAssigneeLeft ? 'assigneeLeft' : 'unassigned')}
            </chakra.span>
          ) : null}
        </chakra.div>
        <Menu
          actions={menu.all(task)}
          trigger={<IconButton size="xs" label={t('menu.open', { title: task.title })} icon={Ellipsis} />}
        />
      </Flex>
    </Box>
  )
})
