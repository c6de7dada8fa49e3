import { getSocialPostMetricsOptions, useUpdateSocialPostMutation } from '@adwright/sdk/react-query'
import { type SocialPost, SocialPostFailure, SocialPostStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CommentSection } from '#web/features/social-calendar/composer/CommentSection.tsx'
import { PostDesigns } from '#web/features/social-calendar/PostDesigns.tsx'
import { POST_READS } from '#web/features/social-calendar/post-reads.ts'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { reasonText } from '#web/lib/reason-text.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { ChannelMetrics } from './ChannelMetrics.tsx'
import { PostHistory } from './PostHistory.tsx'
import { PostOutcome } from './PostOutcome.tsx'

const RETRY_WAIT_MS = 2 * 60_000
const { ReconnectNeeded, NotAllowed, ChannelGone, MediaRefused, Duplicate } = SocialPostFailure
const CONNECTION_FAILURES: readonly SocialPostFailure[] = [ReconnectNeeded, NotAllowed, ChannelGone]

/** Schedules a failed post again; only the channels that refused it are tried. */
function RetryButton({ post }: { post: SocialPost }) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const mayApprove = useCan('publishWithoutApproval')
  const invalidate = useInvalidate()
  const update = useUpdateSocialPostMutation()
  async function retry() {
    const scheduledAt = new Date(serverNow().getTime() + RETRY_WAIT_MS).toISOString()
    try {
      const body = { title: post.title, status: SocialPostStatus.Scheduled, scheduledAt }
      await update.mutateAsync({ path: { accountId, id: post.id }, query: { expectedVersion: post.version }, body })
      await invalidate(...POST_READS)
      toaster.show({ tone: 'good', title: t('result.retrying') })
    } catch (error) {
      const description = reasonText(error)
      toaster.show({ tone: 'bad', title: t('toast.notChanged'), description })
    }
  }
  return (
    <DisabledReason reason={mayApprove ? undefined : t('reason.approver')}>
      <BusyButton size="sm" loading={update.isPending} onClick={() => void retry()}>
        {t('result.retry')}
      </BusyButton>
    </DisabledReason>
  )
}

/** A link to the composer; for viewers a button that says whom to ask. */
function WriterLink({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation('social-calendar')
  const mayWrite = useCan('managePosts')
  return (
    <DisabledReason reason={mayWrite ? undefined : t('reason.viewer')}>
      <Button asChild={mayWrite} size="sm" variant="outline">
        {mayWrite ? <Link to={to}>{label}</Link> : label}
      </Button>
    </DisabledReason>
  )
}

/** The way on after a failure at a channel: reconnect, or change what the network refused. */
function WayOn({ postId, failureCode }: { postId: string; failureCode: SocialPostFailure | null }) {
  const { t } = useTranslation('social-calendar')
  if (failureCode === null) return null
  if (CONNECTION_FAILURES.includes(failureCode))
    return (
      <Button asChild size="sm" variant="outline">
        <Link to={paths.integrations()}>{t('result.reconnect')}</Link>
      </Button>
    )
  if (failureCode === MediaRefused)
    return <WriterLink to={paths.socialPost(postId, { edit: true, step: 'show' })} label={t('result.replaceMedia')} />
  if (failureCode === Duplicate)
    return <WriterLink to={paths.socialPost(postId, { edit: true })} label={t('result.changeText')} />
  return null
}

function ChannelLine({ postId, channel }: { postId: string; channel: SocialPost['channels'][number] }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  const { network, channelName, publishedUrl, publishedAt, failureCode, failureReason, nextTryAt } = channel
  return (
    <chakra.li display="flex" flexDirection="column" gap="1" py="2" _notFirst={{ borderTopWidth: '1px' }}>
      <Flex gap="2" justify="space-between" wrap="wrap">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {networkName(network)} · {channelName}
        </Text>
        {publishedUrl ? (
          <chakra.a href={publishedUrl} target="_blank" rel="noreferrer" color="accent.fg" textDecoration="underline">
            {t('result.view')}
          </chakra.a>
        ) : null}
      </Flex>
      {publishedAt ? (
        <Text textStyle="sm" color="fg.muted">
          {t('result.publishedAt', { when: format.dateTime(publishedAt, timeZone) })}
        </Text>
      ) : failureReason ? (
        <Flex direction="column" gap="2" align="flex-start">
          <Text color="bad.fg">{failureReason}</Text>
          <WayOn postId={postId} failureCode={failureCode} />
        </Flex>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {nextTryAt ? t('result.nextTry', { when: format.time(nextTryAt, timeZone) }) : t('result.pending')}
        </Text>
      )}
    </chakra.li>
  )
}

/** A post that went to the networks: what became of it at each channel, its text, and how it did. */
export function PostResult({ post }: { post: SocialPost }) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const isFailed = post.status === SocialPostStatus.Failed
  const isOut = post.channels.some(({ publishedAt }) => publishedAt !== null)
  const growth = useQuery({
    ...getSocialPostMetricsOptions({ path: { accountId, id: post.id } }),
    enabled: isOut,
  })
  return (
    <Flex direction="column" gap="5">
      {isFailed ? (
        <Notice
          tone="bad"
          title={t('result.failedTitle')}
          action={
            <Flex gap="2" wrap="wrap">
              <WriterLink to={paths.socialPost(post.id, { edit: true })} label={t('action.edit')} />
              <RetryButton post={post} />
            </Flex>
          }
        >
          {t('result.failedText')}
        </Notice>
      ) : null}
      <Section
        title={t('result.channels')}
        actions={<WriterLink to={paths.newSocialPost({ copyOf: post.id })} label={t('action.duplicate')} />}
      >
        <chakra.ul listStyleType="none">
          {post.channels.map((channel) => (
            <ChannelLine key={`${channel.network}.${channel.channelId}`} postId={post.id} channel={channel} />
          ))}
        </chakra.ul>
      </Section>
      {isOut ? <ChannelMetrics post={post} growth={growth} /> : null}
      {isOut || isFailed ? <PostOutcome post={post} /> : null}
      <Section title={t('result.content')}>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {post.text}
        </Text>
        {post.hashtags.length > 0 ? (
          <Text mt="2" color="fg.muted">
            {post.hashtags.map((tag) => `#${tag}`).join(' ')}
          </Text>
        ) : null}
        <Flex gap="3" mt="3" wrap="wrap">
          {post.media.map((file) =>
            file.thumbnailUrl ? (
              <chakra.img
                key={file.id}
                src={file.thumbnailUrl}
                alt={file.altText ?? ''}
                maxHeight="12rem"
                borderRadius="l2"
              />
            ) : null,
          )}
        </Flex>
        <PostDesigns designs={post.designs} />
      </Section>
      <PostHistory post={post} />
      <CommentSection post={post} />
    </Flex>
  )
}
