import { TaskPriority, type TaskSummary } from '@adwright/sdk/types'
import { ListChecks, MessageSquare, Paperclip, Repeat } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

function Mark({
  icon: Icon,
  text,
  label,
}: {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>
  text?: string
  label: string
}) {
  return (
    <span data-part="mark" title={label}>
      <Icon size={13} aria-hidden="true" />
      <span data-part="words">{label}</span>
      {text ? <span aria-hidden="true">{text}</span> : null}
    </span>
  )
}

/** Due day, priority, counts and labels of a task, below the title of its card. */
export function TaskMarks({ task }: { task: TaskSummary }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { dueOn, isOverdue, priority, labels, checklistCount, checklistDoneCount, commentCount, attachmentCount } = task
  return (
    <div data-part="marks">
      {dueOn ? (
        <span data-part={isOverdue ? 'overdue' : 'due'}>
          {t(isOverdue ? 'mark.overdue' : 'mark.due', { date: format.date(dueOn, 'short') })}
        </span>
      ) : null}
      {priority >= TaskPriority.High ? <span>{t(`priority.${priority}`)}</span> : null}
      {checklistCount > 0 ? (
        <Mark
          icon={ListChecks}
          text={`${checklistDoneCount}/${checklistCount}`}
          label={t('mark.checklist', { done: checklistDoneCount, count: checklistCount })}
        />
      ) : null}
      {commentCount > 0 ? (
        <Mark icon={MessageSquare} text={String(commentCount)} label={t('mark.comments', { count: commentCount })} />
      ) : null}
      {attachmentCount > 0 ? (
        <Mark icon={Paperclip} text={String(attachmentCount)} label={t('mark.files', { count: attachmentCount })} />
      ) : null}
      {task.isRepeating ? <Mark icon={Repeat} label={t('mark.repeating')} /> : null}
      {labels.slice(0, 3).map((label) => (
        <span key={label} data-part="label">
          {label}
        </span>
      ))}
    </div>
  )
}
