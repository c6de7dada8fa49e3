import { useCreateSocialPostCommentMutation } from '@adwright/sdk/react-query'
import type { SocialPost } from '@adwright/sdk/types'
import { chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#web/lib/problem.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { useDraftText } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PlainField } from './PlainField.tsx'

/** What members said about a post; every member may add to it. */
export function CommentSection({ post }: { post: SocialPost }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { id: accountId, timeZone } = useAccount()
  const invalidate = useInvalidate()
  const intent = useLastingIntentKey('post-comment')
  const create = useCreateSocialPostCommentMutation()
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
        <chakra.ul display="flex" flexDirection="column" gap="3" listStyleType="none">
          {post.comments.map((comment) => (
            <chakra.li key={`${comment.createdAt} ${comment.authorName}`}>
              <Text textStyle="xs" color="fg.muted">
                {comment.authorName} · {format.dateTime(comment.createdAt, timeZone)}
              </Text>
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                {comment.text}
              </Text>
            </chakra.li>
          ))}
        </chakra.ul>
        <PlainField
          label={t('comments.label')}
          value={text}
          rows={2}
          maxLength={2000}
          onChange={(next) => changeText(() => next)}
        />
        <BusyButton
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          loading={create.isPending}
          onClick={() => void send()}
        >
          {t('comments.submit')}
        </BusyButton>
      </Flex>
    </Section>
  )
}
