import { ChangeAction, type SocialPost, SocialPostStatus } from '@adwright/sdk/types'
import { Button, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount, useCan } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { PostChanges, postHistoryOptions } from './PostChanges.tsx'

/** The changes of a post. Who approves it sees those since the last approval first, and the others on request. */
export function PostHistory({ post }: { post: SocialPost }) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const isApprover = useCan('publishWithoutApproval') && post.status === SocialPostStatus.AwaitsApproval
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    ...postHistoryOptions(accountId, post.id),
    enabled: isOpen || isApprover,
  })
  const entries = data?.items ?? []
  const approval = entries.find(({ action }) => action === ChangeAction.Approved)
  // An approval covers the edit that it came with, whose changes have its time.
  const unapproved = isApprover && approval ? entries.filter(({ occurredAt }) => occurredAt > approval.occurredAt) : []
  const isShort = !isOpen && unapproved.length > 0

  return (
    <Section title={t(isShort ? 'history.sinceApproval' : 'history.title')}>
      {isOpen || isShort ? (
        error && !data ? (
          <SectionError title={t('history.failed')} error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <TextSkeleton lines={3} />
        ) : entries.length === 0 ? (
          <Text color="fg.muted">{t('history.none')}</Text>
        ) : (
          <PostChanges entries={isShort ? unapproved : entries} totalCount={isShort ? undefined : data.totalCount} />
        )
      ) : null}
      {isOpen ? null : (
        <Button size="sm" variant="ghost" mt={isShort ? '3' : '0'} onClick={() => setOpen(true)}>
          {t('history.show')}
        </Button>
      )}
    </Section>
  )
}
