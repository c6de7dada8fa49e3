import type { SocialPost, SocialPostGrowth } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { GrowthCharts } from './GrowthCharts.tsx'

/** The height of a card with a growth chart, in px. */
const CARD_HEIGHT = 328

type Channel = SocialPost['channels'][number]

interface ChannelMetricsProps {
  post: SocialPost
  growth: { data: SocialPostGrowth | undefined; error: unknown; refetch: () => unknown }
}

function useColumns(): readonly Column<Channel>[] {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  return useMemo(() => {
    const number = (id: 'reach' | 'impressions' | 'reactions' | 'comments' | 'shares' | 'clicks'): Column<Channel> => ({
      id,
      header: t(`metric.${id}`),
      align: 'end',
      cell: ({ metrics }) => format.number(metrics?.[id] ?? null),
    })
    return [
      {
        id: 'channel',
        header: t('metric.channel'),
        cell: ({ network, channelName }) => `${networkName(network)} · ${channelName}`,
      },
      number('reach'),
      number('impressions'),
      number('reactions'),
      number('comments'),
      number('shares'),
      number('clicks'),
      {
        id: 'rate',
        header: t('metric.rate'),
        align: 'end',
        cell: ({ metrics }) =>
          format.rate(
            metrics && metrics.reach > 0
              ? (metrics.reactions + metrics.comments + metrics.shares + metrics.clicks) / metrics.reach
              : null,
            1,
          ),
      },
    ]
  }, [t, format])
}

/** Metrics by channel, and how the reach compares with earlier posts of the network. */
export function ChannelMetrics({ post, growth }: ChannelMetricsProps) {
  const { t } = useTranslation('social-calendar')
  const columns = useColumns()
  const published = post.channels.filter(({ metrics }) => metrics !== null)
  return (
    <Section title={t('result.metrics')} description={t('result.metricsText')} variant="plain">
      <DataTable
        label={t('result.metrics')}
        columns={columns}
        rows={published}
        getRowId={({ network, channelId }) => `${network}.${channelId}`}
        nameOf={({ channelName }) => channelName}
      />
      {growth.error ? (
        <SectionError title={t('growth.error')} error={growth.error} onRetry={() => void growth.refetch()} />
      ) : growth.data ? (
        <GrowthCharts channels={growth.data.channels} />
      ) : (
        <Loading>
          <Flex direction="column" gap="4" mt="4">
            {published.map(({ network, channelId }) => (
              <ChartSkeleton key={`${network}.${channelId}`} height={CARD_HEIGHT} />
            ))}
          </Flex>
        </Loading>
      )}
    </Section>
  )
}
