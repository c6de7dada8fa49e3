import { TaskPriority, type TaskSummary } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberSelect } from '#web/domain/people/MemberSelect.tsx'
import type { Day } from '#web/lib/dates.ts'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import type { TaskChange } from './task-cache.ts'
import { useTaskMenu } from './use-task-menu.ts'
import type { Scope } from './use-task-page.ts'

/** The field of a card that a key has opened. */
export interface OpenedField {
  field: 'assignee' | 'due' | 'labels' | 'priority'
  task: TaskSummary
  scope: Scope
  /** A due day to begin with, in place of the present one. */
  proposed?: Day
}

const MAX_LABEL = 50

/** The value that a field begins with. */
function startOf({ field, task, proposed }: OpenedField): string {
  if (field === 'assignee') return task.assigneeUserId ?? ''
  if (field === 'due') return proposed ?? task.dueOn ?? ''
  return field === 'priority' ? String(task.priority) : ''
}

/** A small dialog that a key opens on a card: assignee, due day, priority, or a further label. */
export function TaskKeyDialog({ opened, onClose }: { opened: OpenedField; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const formId = useId()
  const { field, task, scope } = opened
  const { change } = useTaskMenu(scope)
  const [value, setValue] = useState(() => startOf(opened))

  function submit(event: FormEvent) {
    event.preventDefault()
    onClose()
    const label = value.trim().slice(0, MAX_LABEL)
    const priority = Object.values(TaskPriority).find((one) => String(one) === value)
    const changes: Record<OpenedField['field'], [TaskChange, string] | undefined> = {
      assignee: [{ assigneeUserId: value || null }, t('change.assigned', { count: 1 })],
      due: [{ dueOn: value || null }, t('change.dated', { count: 1 })],
      priority: priority && [{ priority }, t('change.prioritized', { count: 1 })],
      labels: label === '' ? undefined : [{ addedLabels: [label] }, t('change.labeled', { count: 1 })],
    }
    const chosen = changes[field]
    if (chosen) void change(scope, [task], ...chosen)
  }

  const labels = {
    assignee: t('column.assignee'),
    due: t('column.dueOn'),
    priority: t('column.priority'),
    labels: t('keyDialog.label'),
  }
  const label = labels[field]
  return (
    <Dialog
      title={t(`keyDialog.${field}`, { title: task.title })}
      isOpen
      onClose={onClose}
      size="sm"
      footer={
        <Button type="submit" form={formId}>
          {t('keyDialog.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Flex direction="column" gap="1.5">
          {field === 'assignee' ? (
            <MemberSelect
              aria-label={label}
              capability="manageTasks"
              placeholder={t('unassigned')}
              value={value}
              onChange={(userId) => setValue(userId ?? '')}
            />
          ) : field === 'priority' ? (
            <Select aria-label={label} value={value} onChange={({ target }) => setValue(target.value)}>
              {Object.values(TaskPriority).map((priority) => (
                <option key={priority} value={priority}>
                  {t(`priority.${priority}`)}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              aria-label={label}
              type={field === 'due' ? 'date' : 'text'}
              maxLength={field === 'due' ? undefined : MAX_LABEL}
              autoComplete="off"
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </Flex>
      </form>
    </Dialog>
  )
}
