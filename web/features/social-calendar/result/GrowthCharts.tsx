import { type SocialPostChannelGrowth, SocialPostGrowthState } from '@adwright/sdk/types'
import { Box, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { LineChart } from '#web/ui/chart/LineChart.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const HEIGHT = 220

/** How the reach compares with that of earlier posts at the same age, in a sentence. */
function useComparison({ state, points, expected, comparedPostCount }: SocialPostChannelGrowth): string {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const last = points.at(-1)
  const range = expected.find(({ hour }) => hour === last?.hour)
  if (!last || !range || state === SocialPostGrowthState.TooEarly)
    return t(state === SocialPostGrowthState.TooEarly ? 'growth.4' : 'growth.5', { count: comparedPostCount })
  return t(`growth.${state}`, {
    reach: format.number(last.reach),
    hour: last.hour,
    low: format.number(range.low),
    high: format.number(range.high),
    count: comparedPostCount,
  })
}

/** The reach of a post at one channel by its age, with the range of the account's earlier posts of the network. */
function ChannelGrowth({ growth }: { growth: SocialPostChannelGrowth }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const comparison = useComparison(growth)
  const { network, channelName, points, expected } = growth
  const name = `${networkName(network)} · ${channelName}`
  if (expected.length === 0)
    return (
      <Text textStyle="sm">
        {name}: {comparison}
      </Text>
    )
  const reachAt = new Map(points.map(({ hour, reach }) => [hour, reach]))
  return (
    <Box layerStyle="card" p={{ base: '3', md: '4' }}>
      <LineChart
        title={t('growth.title', { channel: name })}
        description={comparison}
        height={HEIGHT}
        labels={expected.map(({ hour }) => String(hour))}
        labelHeader={t('growth.age')}
        formatLabel={(hour) => t('growth.hour', { hour })}
        unit={t('metric.reach')}
        formatValue={(value) => format.number(value)}
        series={[
          {
            id: 'actual',
            label: t('growth.actual'),
            role: 'actual',
            values: expected.map(({ hour }) => reachAt.get(hour) ?? null),
          },
          { id: 'middle', label: t('growth.middle'), role: 'expected', values: expected.map(({ middle }) => middle) },
        ]}
        band={{
          label: t('growth.range'),
          low: expected.map(({ low }) => low),
          high: expected.map(({ high }) => high),
        }}
      />
    </Box>
  )
}

/** The growth of a post in its first 72 hours, channel by channel. */
export function GrowthCharts({ channels }: { channels: readonly SocialPostChannelGrowth[] }) {
  return (
    <Flex direction="column" gap="3" mt="3">
      {channels.map((growth) => (
        <ChannelGrowth key={`${growth.network}.${growth.channelId}`} growth={growth} />
      ))}
    </Flex>
  )
}
