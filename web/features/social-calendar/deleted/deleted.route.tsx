import { listSocialPostsOptions, useRestoreSocialPostMutation } from '@adwright/sdk/react-query'
import type { SocialPostSummary } from '@adwright/sdk/types'
import { Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_READS } from '#web/features/social-calendar/post-reads.ts'
import { networkName, PostStatus } from '#web/features/social-calendar/post-status.tsx'
import { reasonText } from '#web/lib/reason-text.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

export const handle = {
  crumb: 'social-calendar:deleted.title',
  ancestors: [{ crumb: 'social-calendar:title', to: paths.socialCalendar() }],
}

function useColumns(): readonly Column<SocialPostSummary>[] {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  return useMemo(
    () => [
      { id: 'title', header: t('list.title'), cell: ({ title }) => <Text fontWeight="medium">{title}</Text> },
      {
        id: 'deletedAt',
        header: t('deleted.when'),
        cell: ({ deletedAt }) => (deletedAt === null ? '–' : format.dateTime(deletedAt, timeZone)),
        priority: 1,
      },
      { id: 'status', header: t('list.status'), cell: ({ status }) => <PostStatus status={status} />, priority: 2 },
      {
        id: 'networks',
        header: t('list.networks'),
        cell: ({ channels }) => [...new Set(channels.map(({ network }) => networkName(network)))].join(', ') || '–',
        priority: 3,
      },
      { id: 'author', header: t('list.author'), cell: ({ createdByName }) => createdByName, priority: null },
    ],
    [t, format, timeZone],
  )
}

/** Posts deleted within 30 days, each with a way back. */
export function Component() {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const mayWrite = useCan('managePosts')
  const invalidate = useInvalidate()
  const restore = useRestoreSocialPostMutation()
  const posts = useQuery(listSocialPostsOptions({ path: { accountId }, query: { isDeleted: true } }))
  const columns = useColumns()

  async function putBack({ id, title }: SocialPostSummary) {
    try {
      await restore.mutateAsync({ path: { accountId, id } })
      await invalidate(...POST_READS)
      toaster.show({ tone: 'good', title: t('deleted.restored', { title }) })
    } catch (error) {
      const description = reasonText(error)
      toaster.show({ tone: 'bad', title: t('deleted.failed'), description })
    }
  }

  return (
    <Page title={t('deleted.title')} lead={t('deleted.lead')} wide>
      <DataTable
        label={t('deleted.title')}
        columns={columns}
        rows={posts.data ?? []}
        read={posts}
        getRowId={({ id }) => id}
        nameOf={({ title }) => title}
        rowActions={(post) => [
          {
            id: 'restore',
            label: t('deleted.restore'),
            icon: Undo2,
            onSelect: () => void putBack(post),
            ...(mayWrite ? {} : { disabledReason: t('reason.viewer') }),
          },
        ]}
        empty={<EmptyState title={t('deleted.empty')}>{t('deleted.emptyText')}</EmptyState>}
      />
    </Page>
  )
}
