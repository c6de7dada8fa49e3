import type { Task } from '@adwright/sdk/types'
import { zCommentDraft } from '@adwright/sdk/zod'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CommentList } from '#web/domain/comments/CommentList.tsx'
import { useMembers } from '#web/domain/people/use-members.ts'
import { foldText } from '#web/lib/search-text.ts'
import { useAccount } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import type { TaskApi } from './use-task-api.ts'

const empty = { text: '' }
const schema = z.pick(zCommentDraft, { text: true })
const MAX_MENTIONS = 20

/** The members a text mentions, by `@` and their whole name or first name. */
export function mentionedIn(text: string, members: readonly { id: string; name: string }[]): string[] {
  const folded = foldText(text)
  return members
    .filter(({ name }) => {
      const [first = name] = name.split(' ')
      return [name, first].some((one) => folded.includes(`@${foldText(one)}`))
    })
    .map(({ id }) => id)
    .slice(0, MAX_MENTIONS)
}

/** The comments of a task, and a field for the next one; every member may comment. */
export function Discussion({ task, api }: { task: Task; api: TaskApi }) {
  const { t } = useTranslation('tasks')
  const { timeZone } = useAccount()
  const { members } = useMembers()
  const isTeam = task.accountTaskProgressId !== null
  const draft = `task-comment-${task.id}`
  const form = useContractForm(schema, readDraft(draft, empty), { mode: 'onSubmit' })
  useDraft(draft, form)
  return (
    <section aria-label={t('comments.title')}>
      <Text fontWeight="semibold" mb="2">
        {t('comments.title')}
      </Text>
      <CommentList comments={task.comments} timeZone={timeZone} onEdit={api.editComment} onDelete={api.deleteComment} />
      <Form
        form={form}
        label={t('comments.title')}
        submit={t('comments.submit')}
        onSubmit={async ({ text }) => {
          const mentionedUserIds = isTeam ? mentionedIn(text, members) : []
          await api.comment({ text: text.trim(), mentionedUserIds })
          form.reset(empty)
          deleteDraft(draft)
        }}
      >
        <TextAreaField name="text" label={t('comments.label')} rows={3} limit={4000} />
      </Form>
    </section>
  )
}
