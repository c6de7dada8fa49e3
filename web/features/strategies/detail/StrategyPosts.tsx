import type { SocialPostSummary, Strategy } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStrategyPosts } from '#web/features/strategies/use-strategy-posts.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

function useColumns(): readonly Column<SocialPostSummary>[] {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const { timeZone } = useAccount()
  return [
    {
      id: 'title',
      header: t('column.title'),
      width: '16rem',
      cell: ({ id, title }) => <Link to={paths.socialPost(id)}>{title}</Link>,
    },
    { id: 'status', header: t('column.status'), priority: 0, cell: ({ status }) => t(`postStatus.${status}`) },
    {
      id: 'scheduledAt',
      header: t('posts.time'),
      priority: 1,
      cell: ({ scheduledAt }) => (scheduledAt ? format.dateTime(scheduledAt, timeZone) : '–'),
    },
    {
      id: 'reach',
      header: t('metric.social.reach'),
      align: 'end',
      priority: 2,
      cell: ({ metrics }) => format.number(metrics?.reach ?? null, 0),
    },
    {
      id: 'clicks',
      header: t('metric.social.clicks'),
      align: 'end',
      priority: 3,
      cell: ({ metrics }) => format.number(metrics?.clicks ?? null, 0),
    },
  ]
}

/** The posts that belong to the strategy. */
export function StrategyPosts({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('strategies')
  const columns = useColumns()
  const posts = useStrategyPosts(strategy)
  const calendar = (
    <Button asChild size="sm" variant="outline">
      <Link to={paths.socialCalendar({ strategyId: strategy.id })}>{t('posts.open')}</Link>
    </Button>
  )
  return (
    <DataTable<SocialPostSummary>
      label={t('detail.tab.posts')}
      read={posts}
      columns={columns}
      rows={posts.data ?? []}
      getRowId={({ id }) => id}
      nameOf={({ title }) => title}
      toolbar={calendar}
      empty={
        <EmptyState title={t('posts.none')} action={calendar}>
          {t('posts.noneText')}
        </EmptyState>
      }
    />
  )
}
