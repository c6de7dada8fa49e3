import { listSocialPostHistoryOptions } from '@adwright/sdk/react-query'
import { ChangeAction, type SocialPost, SocialPostStatus } from '@adwright/sdk/types'
import { Button, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoryList } from '#web/domain/history/HistoryList.tsx'
import { useAccount, useCan } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Fields whose values the contract gives as digits, with the prefix of their words. */
const WORDS = { status: 'status', postType: 'postType' } as const

/** The changes of a post. Who approves it sees those since the last approval first, and the others on request. */
export function PostHistory({ post }: { post: SocialPost }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { id: accountId, timeZone } = useAccount()
  const isApprover = useCan('publishWithoutApproval') && post.status === SocialPostStatus.AwaitsApproval
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    ...listSocialPostHistoryOptions({ path: { accountId, id: post.id }, query: { pageSize: 100 } }),
    enabled: isOpen || isApprover,
  })
  const entries = data?.items ?? []
  const approval = entries.find(({ action }) => action === ChangeAction.Approved)
  // An approval covers the edit that it came with, whose changes have its time.
  const unapproved = isApprover && approval ? entries.filter(({ occurredAt }) => occurredAt > approval.occurredAt) : []
  const isShort = !isOpen && unapproved.length > 0

  function valueText(field: string, value: string): string {
    if (field === 'scheduledAt') return format.dateTime(value, timeZone)
    return field in WORDS ? t(`${WORDS[field as keyof typeof WORDS]}.${value}` as 'status.1') : value
  }

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
          <HistoryList
            entries={isShort ? unapproved : entries}
            timeZone={timeZone}
            fieldName={(field) => t(`history.field.${field}` as 'history.field.title', { defaultValue: field })}
            valueText={valueText}
          />
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
