import type { TaskSummary } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberSelect } from '#web/domain/people/MemberSelect.tsx'
import type { Day } from '#web/lib/dates.ts'
import { Input } from '#web/ui/form/inputs.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import type { TaskChange } from './task-cache.ts'
import { useTaskMenu } from './use-task-menu.ts'
import type { Scope } from './use-task-page.ts'

/** The field of a card that a key has opened. */
export interface OpenedField {
  field: 'assignee' | 'due' | 'labels'
  task: TaskSummary
  scope: Scope
  /** A due day to begin with, in place of the present one. */
  proposed?: Day
}

const MAX_LABEL = 50

/** A small dialog that a key opens on a card: assignee, due day, or a further label. */
export function TaskKeyDialog({ opened, onClose }: { opened: OpenedField; onClose: () => void }) {
  const { t } = useTranslation('tasks')
  const formId = useId()
  const { field, task, scope, proposed } = opened
  const { change } = useTaskMenu(scope)
  const [value, setValue] = useState(
    field === 'assignee' ? (task.assigneeUserId ?? '') : field === 'due' ? (proposed ?? task.dueOn ?? '') : '',
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    onClose()
    const label = value.trim().slice(0, MAX_LABEL)
    const changes: Record<OpenedField['field'], [TaskChange, string] | undefined> = {
      assignee: [{ assigneeUserId: value || null }, t('change.assigned', { count: 1 })],
      due: [{ dueOn: value || null }, t('change.dated', { count: 1 })],
      labels: label === '' ? undefined : [{ addedLabels: [label] }, t('change.labeled', { count: 1 })],
    }
    const chosen = changes[field]
    if (chosen) void change(scope, [task], ...chosen)
  }

  const label = field === 'assignee' ? t('column.assignee') : field === 'due' ? t('column.dueOn') : t('keyDialog.label')
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
