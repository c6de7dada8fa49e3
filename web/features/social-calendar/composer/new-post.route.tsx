import { getFileOptions, getSocialPostOptions } from '@adwright/sdk/react-query'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { instantOn } from '#web/features/social-calendar/post-time.ts'
import { WriterPage } from '#web/features/social-calendar/WriterPage.tsx'
import { isDay } from '#web/lib/dates.ts'
import { parseIds } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Composer } from './Composer.tsx'
import { draftOf, emptyDraft } from './draft.ts'
import { useIsWaitingForChannels } from './use-channels.ts'

export const handle = {
  crumb: 'social-calendar:composer.new',
  ancestors: [{ crumb: 'social-calendar:title', to: paths.socialCalendar() }],
}

const MAX_TEXT = 2000
const MAX_SOURCE = 200
const DEFAULT_TIME = '09:00'
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** The time of the address: an instant, or a day at the usual time; null without one. */
function timeOf(at: string, timeZone: string): string | null {
  if (isDay(at)) return instantOn(at, DEFAULT_TIME, timeZone)
  return INSTANT.test(at) && !Number.isNaN(Date.parse(at)) ? new Date(at).toISOString() : null
}

/** A new post, on the day of the address, with the files it names, or as a copy of another one. */
export function Component() {
  const { t } = useTranslation('social-calendar')
  const { id: accountId, timeZone } = useAccount()
  const [search] = useSearchParams()
  const copyOf = search.get('copyOf')
  const at = search.get('at') ?? ''
  const copied = useQuery({
    ...getSocialPostOptions({ path: { accountId, id: copyOf ?? '' } }),
    enabled: copyOf !== null,
  })
  const files = useQueries({
    queries: parseIds(search.getAll('fileIds'), 10).map((fileId) => getFileOptions({ path: { accountId, fileId } })),
  })
  const media = files.flatMap(({ data }) => data ?? [])
  const [strategyId = null] = parseIds(search.getAll('strategyId'), 1)
  const link = search.get('link') ?? ''
  const text = (search.get('text') ?? '').slice(0, MAX_TEXT)
  const source = [link, ...search.getAll('fileIds'), strategyId, text].filter(Boolean).join(' ').slice(0, MAX_SOURCE)
  const isWaiting = useIsWaitingForChannels()
  const isComing = isWaiting || files.some(({ isPending }) => isPending)
  const scheduledAt = timeOf(at, timeZone)
  return (
    <WriterPage title={t('composer.new')} wide>
      {copyOf === null && !isComing ? (
        <Composer
          key={source}
          initial={{
            ...emptyDraft,
            scheduledAt,
            media,
            text,
            link,
            strategyId,
          }}
          source={source || undefined}
        />
      ) : copied.data && !isComing ? (
        <Composer key={copyOf} initial={{ ...draftOf(copied.data), scheduledAt }} source={copyOf ?? undefined} />
      ) : copied.error ? (
        <SectionError title={t('error.post')} error={copied.error} onRetry={() => void copied.refetch()} />
      ) : (
        <Loading>
          <TableSkeleton rows={6} columns={2} />
        </Loading>
      )}
    </WriterPage>
  )
}
