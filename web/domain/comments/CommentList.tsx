import type { Comment } from '@adwright/sdk/types'
import { zCommentDraft } from '@adwright/sdk/zod'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { problemText } from '#web/lib/problem.ts'
import { useUser } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, hasDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Markdown } from '#web/ui/text/Markdown.tsx'
import { useFormat } from '#web/ui/use-format.ts'

type Shown = Pick<Comment, 'authorName' | 'text' | 'createdAt'> &
  Partial<Pick<Comment, 'id' | 'authorUserId' | 'editedAt'>>

interface CommentListProps {
  comments: readonly Shown[]
  timeZone: string
  /** Omitted where comments can't be changed. */
  onEdit?: (commentId: string, text: string) => Promise<unknown>
  onDelete?: (commentId: string) => Promise<unknown>
  /** The limits of the contract for comments here; those of tasks by default. */
  draft?: CommentLimits
}

const USUAL = { schema: z.pick(zCommentDraft, { text: true }), limit: 4000 }

export type CommentLimits = typeof USUAL

const draftOf = (id: string) => `comment-${id}`

/** Comments, oldest first; the reader changes and deletes their own. */
export function CommentList({ comments, ...rest }: CommentListProps) {
  if (comments.length === 0) return null
  return (
    <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="4" mb="5">
      {comments.map((comment) => (
        <OneComment key={comment.id ?? `${comment.createdAt} ${comment.authorName}`} comment={comment} {...rest} />
      ))}
    </chakra.ol>
  )
}

type OneCommentProps = Omit<CommentListProps, 'comments'> & { comment: Shown }

function OneComment({ comment, timeZone, onEdit, onDelete, draft = USUAL }: OneCommentProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const user = useUser()
  const { id, authorUserId, authorName, text, createdAt, editedAt } = comment
  const isOwn = id !== undefined && authorUserId === user.id
  const [isEdited, setEdited] = useState(isOwn && hasDraft(draftOf(id)))

  async function remove(commentId: string) {
    try {
      await onDelete?.(commentId)
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
      {isOwn && onEdit && isEdited ? (
        <EditComment id={id} text={text} draft={draft} onEdit={onEdit} onClose={() => setEdited(false)} />
      ) : (
        <Markdown>{text}</Markdown>
      )}
      {isOwn && !isEdited && (onEdit || onDelete) ? (
        <Flex gap="1" mt="1">
          <Button size="xs" variant="ghost" onClick={() => setEdited(true)}>
            {t('ui.comments.edit')}
          </Button>
          <Button size="xs" variant="ghost" onClick={() => void remove(id)}>
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
  draft: CommentLimits
  onEdit: (commentId: string, text: string) => Promise<unknown>
  onClose: () => void
}

/** The reader's own comment as a form; what was typed survives a failure and a reload. */
function EditComment({ id, text, draft: { schema, limit }, onEdit, onClose }: EditCommentProps) {
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
      <TextAreaField name="text" label={t('ui.comments.text')} rows={3} limit={limit} />
    </Form>
  )
}
