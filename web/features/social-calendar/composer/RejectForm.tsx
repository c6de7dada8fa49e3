import { useUpdateSocialPostMutation } from '@adwright/sdk/react-query'
import { type SocialPost, SocialPostStatus } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_READS } from '#web/features/social-calendar/post-reads.ts'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { useDraftText } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { PlainField } from './PlainField.tsx'

/** Sends a post back to its author, with the reason. */
export function RejectForm({ post }: { post: SocialPost }) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const update = useUpdateSocialPostMutation()
  const [comment, changeComment] = useDraftText(`post-rejection-${post.id}`)
  const [problem, setProblem] = useState<string>()

  async function reject() {
    if (comment.trim() === '') return setProblem(t('reject.missing'))
    try {
      const body = { title: post.title, status: SocialPostStatus.Draft, comment: comment.trim() }
      const query = { expectedVersion: post.version }
      await update.mutateAsync({ path: { accountId, id: post.id }, query, body })
      changeComment(() => '')
      await invalidate(...POST_READS)
      toaster.show({ tone: 'good', title: t('reject.done', { name: post.createdByName }) })
    } catch (error) {
      setProblem(problemText(error))
    }
  }

  return (
    <Section title={t('reject.title')} description={t('reject.text', { name: post.createdByName })}>
      <Flex direction="column" gap="3" align="flex-start">
        <Flex direction="column" width="100%">
          <PlainField
            label={t('reject.comment')}
            value={comment}
            rows={2}
            maxLength={2000}
            onChange={(next) => changeComment(() => next)}
          />
        </Flex>
        {problem ? (
          <Text role="alert" color="bad.fg" textStyle="sm">
            {problem}
          </Text>
        ) : null}
        <BusyButton variant="outline" loading={update.isPending} onClick={() => void reject()}>
          {t('reject.submit')}
        </BusyButton>
      </Flex>
    </Section>
  )
}
