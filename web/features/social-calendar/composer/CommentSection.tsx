import {
  useCreateSocialPostCommentMutation,
  useDeleteSocialPostCommentMutation,
  useUpdateSocialPostCommentMutation,
} from '@adwright/sdk/react-query'
import type { SocialPost } from '@adwright/sdk/types'
import { zSocialPostCommentDraft } from '@adwright/sdk/zod'
import { Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CommentList } from '#web/domain/comments/CommentList.tsx'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { problemText } from '#web/lib/problem.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useSingleRun } from '#web/lib/use-single-run.ts'
import { useAccount } from '#web/session/current.ts'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { useDraftText } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { PlainField } from './PlainField.tsx'

const DRAFT = { schema: zSocialPostCommentDraft, limit: 2000 }

/** What members said about a post; every member may add to it, and change or delete their own. */
export function CommentSection({ post }: { post: SocialPost }) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId, timeZone } = useAccount()
  const invalidate = useInvalidate()
  const intent = useLastingIntentKey('post-comment')
  const runOnce = useSingleRun()
  const create = useCreateSocialPostCommentMutation()
  const update = useUpdateSocialPostCommentMutation()
  const remove = useDeleteSocialPostCommentMutation()
  const pathOf = (commentId: string) => ({ accountId, id: post.id, commentId })
  const [text, changeText] = useDraftText(`post-comment-${post.id}`)

  async function send() {
    const body = { text: text.trim() }
    if (body.text === '') return
    try {
      await create.mutateAsync({
        path: { accountId, id: post.id },
        body,
        headers: intent.headersOf({ postId: post.id, ...body }),
      })
      intent.renew()
      changeText((current) => (current === text ? '' : current))
      await invalidate('SocialMediaCalendar')
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('comments.failed'), description: problemText(error) })
    }
  }

  return (
    <Section title={t('comments.title')}>
      <Flex direction="column" gap="3">
        {post.comments.length === 0 ? <Text color="fg.muted">{t('comments.none')}</Text> : null}
        <CommentList
          comments={post.comments}
          timeZone={timeZone}
          draft={DRAFT}
          onEdit={async (commentId, changed) => {
            await update.mutateAsync({ path: pathOf(commentId), body: { text: changed } })
            await invalidate('SocialMediaCalendar')
          }}
          onDelete={async (commentId) => {
            await ensureDeleted(remove.mutateAsync({ path: pathOf(commentId) }))
            await invalidate('SocialMediaCalendar')
          }}
        />
        <PlainField
          label={t('comments.label')}
          value={text}
          rows={2}
          maxLength={DRAFT.limit}
          onChange={(next) => changeText(() => next)}
        />
        <BusyButton
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          loading={create.isPending}
          onClick={() => void runOnce(send)}
        >
          {t('comments.submit')}
        </BusyButton>
      </Flex>
    </Section>
  )
}
