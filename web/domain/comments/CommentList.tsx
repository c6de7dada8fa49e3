import type { Comment } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#web/session/current.ts'
import { Textarea } from '#web/ui/form/inputs.tsx'
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
}

const MAX_LENGTH = 4000

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

function OneComment({ comment, timeZone, onEdit, onDelete }: Omit<CommentListProps, 'comments'> & { comment: Shown }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const user = useUser()
  const [draft, setDraft] = useState<string>()
  const { id, authorUserId, authorName, text, createdAt, editedAt } = comment
  const isOwn = id !== undefined && authorUserId === user.id

  return (
    <li>
      <Flex gap="2" align="baseline" wrap="wrap">
        <chakra.span fontWeight="medium">{authorName}</chakra.span>
        <Text as="span" textStyle="xs" color="fg.muted">
          {format.dateTime(createdAt, timeZone)}
          {editedAt ? ` · ${t('ui.comments.edited')}` : ''}
        </Text>
      </Flex>
      {draft === undefined ? (
        <Markdown>{text}</Markdown>
      ) : (
        <Textarea
          aria-label={t('ui.comments.text')}
          rows={3}
          maxLength={MAX_LENGTH}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
      )}
      {isOwn && (onEdit || onDelete) ? (
        <Flex gap="1" mt="1">
          {draft === undefined ? (
            <>
              <Button size="xs" variant="ghost" onClick={() => setDraft(text)}>
                {t('ui.comments.edit')}
              </Button>
              <Button size="xs" variant="ghost" onClick={() => void onDelete?.(id)}>
                {t('ui.comments.delete')}
              </Button>
            </>
          ) : (
            <>
              <Button
                size="xs"
                disabled={draft.trim() === ''}
                onClick={() => void onEdit?.(id, draft.trim()).then(() => setDraft(undefined))}
              >
                {t('ui.comments.save')}
              </Button>
              <Button size="xs" variant="ghost" onClick={() => setDraft(undefined)}>
                {t('ui.comments.cancel')}
              </Button>
            </>
          )}
        </Flex>
      ) : null}
    </li>
  )
}
