import type { TaskSummary } from '@adwright/sdk/types'
import { Check, Ellipsis } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import { TaskMarks } from './TaskMarks.tsx'
import { CardBox } from './task-card-style.ts'
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
    <CardBox data-task={task.id} data-selected={isSelected || undefined}>
      <div data-part="text">
        {isSelected ? (
          <span data-part="selected">
            <Check size={12} aria-hidden="true" />
            {t('select.isSelected')}
          </span>
        ) : null}
        <Link data-part="title" to={{ pathname: taskAddress(scope, task.id), search }} preventScrollReset>
          {task.title}
        </Link>
        <TaskMarks task={task} />
        {scope === 'team' ? (
          <span data-part="assignee">
            {task.assigneeName ?? t(task.hasAssigneeLeft ? 'assigneeLeft' : 'unassigned')}
          </span>
        ) : null}
      </div>
      <Menu
        actions={() => menu.all(task)}
        trigger={<IconButton size="xs" label={t('menu.open', { title: task.title })} icon={Ellipsis} />}
      />
    </CardBox>
  )
})
