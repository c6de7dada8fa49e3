import { listSocialPostHistoryOptions } from '@adwright/sdk/react-query'
import type { ChangeEntry, SocialPost } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HistoryList } from '#web/domain/history/HistoryList.tsx'
import { useAccount } from '#web/session/current.ts'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Fields whose values the contract gives as digits, with the prefix of their words. */
const WORDS = { status: 'status', postType: 'postType' } as const

export const postHistoryOptions = (accountId: string, id: string) =>
  listSocialPostHistoryOptions({ path: { accountId, id }, query: { pageSize: 100 } })

/** Changes of a post in words. */
export function PostChanges({
  entries,
  totalCount,
}: {
  entries: readonly ChangeEntry[]
  totalCount?: number | undefined
}) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()

  function valueText(field: string, value: string): string {
    if (field === 'scheduledAt') return format.dateTime(value, timeZone)
    return field in WORDS ? t(`${WORDS[field as keyof typeof WORDS]}.${value}` as 'status.1') : value
  }
  return (
    <HistoryList
      entries={entries}
      totalCount={totalCount}
      timeZone={timeZone}
      fieldName={(field) => t(`history.field.${field}` as 'history.field.title', { defaultValue: field })}
      valueText={valueText}
    />
  )
}

/** What others have changed since a version of the post; nothing if that can't be read. */
export function ChangesSince({ post }: { post: Pick<SocialPost, 'id' | 'updatedAt'> }) {
  const { id: accountId } = useAccount()
  const { data, error } = useQuery({
    ...postHistoryOptions(accountId, post.id),
    staleTime: 0,
    meta: { errors: 'inline' },
  })
  if (error) return null
  if (!data) return <TextSkeleton lines={2} />
  return <PostChanges entries={data.items.filter(({ occurredAt }) => occurredAt > post.updatedAt)} />
}
