import type { TaskSummary } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Menu, type MenuAction } from '#web/ui/overlay/Menu.tsx'
import type { TaskMenu } from './use-task-menu.ts'
import type { Scope } from './use-task-page.ts'

function MenuButton({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <Menu
      placement="bottom-start"
      actions={actions}
      trigger={
        <Button size="sm" variant="outline">
          {label}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  )
}

/** The actions on selected tasks. */
export function BulkBar({ tasks, scope, menu }: { tasks: readonly TaskSummary[]; scope: Scope; menu: TaskMenu }) {
  const { t } = useTranslation('tasks')
  const reason = menu.mayManage ? undefined : t('reason')
  const isDeleted = tasks.every(({ deletedAt }) => deletedAt !== null)
  if (isDeleted)
    return (
      <DisabledReason reason={reason}>
        <Button size="sm" variant="outline" onClick={() => void menu.restore(tasks)}>
          {t('menu.restore')}
        </Button>
      </DisabledReason>
    )
  return (
    <Flex gap="2" wrap="wrap">
      <MenuButton label={t('column.status')} actions={menu.statusActions(tasks)} />
      {scope === 'team' ? <MenuButton label={t('column.assignee')} actions={menu.assignActions(tasks)} /> : null}
      <MenuButton label={t('column.priority')} actions={menu.priorityActions(tasks)} />
      {menu.archiveActions(tasks).map(({ id, label, onSelect }) => (
        <DisabledReason key={id} reason={reason}>
          <Button size="sm" variant="outline" onClick={onSelect}>
            {label}
          </Button>
        </DisabledReason>
      ))}
      <DisabledReason reason={reason}>
        <Button size="sm" variant="outline" onClick={() => void menu.remove(tasks)}>
          {t('menu.delete')}
        </Button>
      </DisabledReason>
    </Flex>
  )
}
