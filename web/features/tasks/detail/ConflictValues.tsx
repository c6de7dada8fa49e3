import { type Task, type TaskDraft, TaskPriority } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useMembers } from '#web/domain/people/use-members.ts'
import { isSameData } from '#web/lib/same-data.ts'
import { BeforeAfter } from '#web/ui/feedback/BeforeAfter.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** A change that lost a race, and the task it was made to. */
export interface PendingChange {
  change: Partial<TaskDraft>
  base: Task
}

const FIELDS = ['title', 'description', 'priority', 'assigneeUserId', 'dueOn', 'estimateHours', 'labels'] as const
type Field = (typeof FIELDS)[number]

/** What someone else changed meanwhile, and the own change that was not saved, each as before and after. */
export function ConflictValues({ pending: { change, base }, latest }: { pending: PendingChange; latest: Task }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { members } = useMembers()
  function textOf(field: Field, value: unknown): string {
    if (value === null || value === undefined || value === '') return t('conflict.nothing')
    if (field === 'assigneeUserId') return members.find(({ id }) => id === value)?.name ?? t('conflict.nothing')
    if (field === 'priority') {
      const priority = Object.values(TaskPriority).find((one) => one === value)
      return priority ? t(`priority.${priority}`) : ''
    }
    if (field === 'dueOn' && typeof value === 'string') return format.date(value)
    if (field === 'estimateHours') return format.number(Number(value))
    return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
  }
  const line = (kind: 'theirs' | 'mine', field: Field, after: unknown) => (
    <li key={`${kind} ${field}`}>
      {t(`conflict.by.${kind}`, { field: t(`history.field.${field}`) })}{' '}
      <BeforeAfter before={textOf(field, base[field])} after={textOf(field, after)} />
    </li>
  )
  return (
    <chakra.ul listStyleType="none" mt="1" display="flex" flexDirection="column" gap="1">
      {FIELDS.filter((field) => !isSameData(base[field], latest[field])).map((field) =>
        line('theirs', field, latest[field]),
      )}
      {FIELDS.filter((field) => change[field] !== undefined && !isSameData(base[field], change[field])).map((field) =>
        line('mine', field, change[field]),
      )}
    </chakra.ul>
  )
}
