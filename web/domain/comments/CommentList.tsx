import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '#web/domain/people/use-members.ts'
import { problemText } from '#web/lib/problem.ts'
import { useSingleRun } from '#web/lib/use-single-run.ts'
import { useUser } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, hasDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { Markdown } from '#web/ui/text/Markdown.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { CommentLimits, CommentWrites, ShownComment } from './comment-writes.ts'
import { MentionField } from './MentionField.tsx'

interface CommentListProps {
  comments: readonly ShownComment[]
  timeZone: string
  limits: CommentLimits
  writes: CommentWrites
  /** The members whom a comment may mention. */
  mentionable: readonly Member[] | undefined
}

const draftOf = (id: string) => `comment-${id}`

/** Comments, oldest first; the reader changes and deletes their own. */
export function CommentList({ comments, ...rest }: CommentListProps) {
  if (comments.length === 0) return null
  return (
    // After the last comment was deleted, the focus goes to what stands beside this section: the field of the next one.
    <section>
      <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="4" mb="5">
        {comments.map((comment) => (
          <OneComment key={comment.id} comment={comment} {...rest} />
        ))}
      </chakra.ol>
    </section>
  )
}

type OneCommentProps = Omit<CommentListProps, 'comments'> & { comment: ShownComment }

function OneComment({ comment, timeZone, limits, writes, mentionable }: OneCommentProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const user = useUser()
  const runOnce = useSingleRun()
  const { id, authorUserId, authorName, text, createdAt, editedAt } = comment
  const isOwn = authorUserId === user.id
  const [isEdited, setEdited] = useState(isOwn && hasDraft(draftOf(id)))

  async function restore(headers: { 'Idempotency-Key': string }) {
    try {
      await writes.restore(id, headers)
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('ui.comments.notRestored'), description: problemText(error) })
    }
  }
  async function remove() {
    try {
      await writes.remove(id)
      // Each deletion is undone by a key of its own: a comment may be deleted and restored again.
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const label = t('ui.comments.undo')
      offerUndo({ title: t('ui.comments.deleted'), label, undo: () => void restore(headers) })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('ui.comments.notDeleted'), description: problemText(error) })
    }
  }
  return (
    <li>
      <Flex gap="2" align="baseline" wrap="wrap">
        <chakra.span fontWeight="medium">{authorName}</chakra.span>
        <Text as="span" textStyle="xs" color="fg.muted">
          {format.dateTime(createdAt, timeZone)}
          {editedAt ? ` · ${t('ui.comments.edited')}` : ''}
        </Text>
      </Flex>
      {isOwn && isEdited ? (
        <EditComment
          id={id}
          text={text}
          limits={limits}
          mentionable={mentionable}
          onEdit={writes.edit}
          onClose={() => setEdited(false)}
        />
      ) : (
        <Markdown>{text}</Markdown>
      )}
      {isOwn && !isEdited ? (
        <Flex gap="1" mt="1" data-print-hidden>
          <Button size="xs" variant="ghost" onClick={() => setEdited(true)}>
            {t('ui.comments.edit')}
          </Button>
          <Button size="xs" variant="ghost" onClick={() => void runOnce(remove)}>
            {t('ui.comments.delete')}
          </Button>
        </Flex>
      ) : null}
    </li>
  )
}

interface EditCommentProps {
  id: string
  text: string
  limits: CommentLimits
  mentionable: readonly Member[] | undefined
  onEdit: CommentWrites['edit']
  onClose: () => void
}

/** The reader's own comment as a form; what was typed survives a failure and a reload. */
function EditComment({ id, text, limits: { schema, maxLength }, mentionable, onEdit, onClose }: EditCommentProps) {
  const { t } = useTranslation('common')
  const form = useContractForm(schema, { text })
  useEditDraft(draftOf(id), form)
  function close() {
    deleteDraft(draftOf(id))
    onClose()
  }
  return (
    <Form
      form={form}
      label={t('ui.comments.edit')}
      submit={t('ui.comments.save')}
      secondary={
        <Button variant="ghost" onClick={close}>
          {t('ui.comments.cancel')}
        </Button>
      }
      onSubmit={async (draft) => {
        await onEdit(id, draft.text.trim())
        close()
      }}
    >
      <MentionField name="text" label={t('ui.comments.text')} rows={3} limit={maxLength} members={mentionable} />
    </Form>
  )
}
