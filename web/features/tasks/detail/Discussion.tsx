import type { Task } from '@adwright/sdk/types'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Comments } from '#web/domain/comments/Comments.tsx'
import { TASK_COMMENT_LIMITS } from '#web/domain/comments/comment-writes.ts'
import { useMembers } from '#web/domain/people/use-members.ts'
import type { Scope } from '#web/features/tasks/use-task-page.ts'
import { useUser } from '#web/session/current.ts'
import type { TaskApi } from './use-task-api.ts'
import { useTaskComments } from './use-task-comments.ts'

/** The comments of a task, and a field for the next one. */
export function Discussion({ task, scope, api }: { task: Task; scope: Scope; api: TaskApi }) {
  const { t } = useTranslation('common')
  const { id: userId } = useUser()
  const others = useMembers().members.filter(({ id }) => id !== userId)
  const writes = useTaskComments(scope, task.id, api)
  return (
    <section aria-label={t('ui.comments.title')}>
      <Text fontWeight="semibold" mb="2">
        {t('ui.comments.title')}
      </Text>
      <Comments
        name={`task-comment-${task.id}`}
        comments={task.comments}
        limits={TASK_COMMENT_LIMITS}
        writes={writes}
        {...(scope === 'team' ? { mentionable: others } : {})}
      />
    </section>
  )
}
