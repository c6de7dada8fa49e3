import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { formatHour } from '#web/lib/format.ts'
import { dateOfWeekDay } from '#web/lib/week-days.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { Grouping, Ranked, ResultGroup } from './ranking.ts'

/** The name of a group. */
export function useGroupName(): (group: ResultGroup) => string {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  return ({ key }) => {
    if (key.by === 'network') return networkName(key.network)
    if (key.by === 'form') return t(`postType.${key.postType}`)
    if (key.by === 'label') return key.label ?? t('results.noLabel')
    const day = format.date(dateOfWeekDay(key.weekDay), 'weekday')
    return `${day} ${formatHour(key.hour)}–${formatHour((key.hour + 2) % 24)}`
  }
}

/** The index as a multiple of the own median, or the reason why there is none. */
function useIndexText(): (index: number | null) => string {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  return (index) => (index === null ? t('results.tooFew') : t('results.times', { index: format.number(index, 1) }))
}

/** Networks are not compared with a median, because each has its own. */
export function useGroupColumns(grouping: Grouping): readonly Column<ResultGroup>[] {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const name = useGroupName()
  const indexText = useIndexText()
  const indexColumn: Column<ResultGroup> = {
    id: 'index',
    header: t('results.index'),
    align: 'end',
    cell: ({ index }) => indexText(index),
    priority: 1,
  }
  return [
    { id: 'name', header: t('results.name'), cell: name },
    {
      id: 'posts',
      header: t('results.postCount'),
      align: 'end',
      cell: ({ postCount }) => format.number(postCount),
      priority: 2,
    },
    {
      id: 'reach',
      header: t('results.medianReach'),
      align: 'end',
      cell: ({ reach }) => format.number(reach, 0),
      priority: 3,
    },
    {
      id: 'rate',
      header: t('results.medianRate'),
      align: 'end',
      cell: ({ rate }) => format.rate(rate, 1),
      priority: 4,
    },
    ...(grouping === 'network' ? [] : [indexColumn]),
  ]
}

export function useRankedColumns(): readonly Column<Ranked>[] {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  const indexText = useIndexText()
  return [
    {
      id: 'title',
      header: t('list.title'),
      width: '16rem',
      cell: ({ post }) => <Link to={paths.socialPost(post.id)}>{post.title}</Link>,
    },
    {
      id: 'channel',
      header: t('metric.channel'),
      cell: ({ network, channelName }) => `${networkName(network)} · ${channelName}`,
      priority: 2,
    },
    {
      id: 'published',
      header: t('results.published'),
      cell: ({ publishedAt }) => <Text whiteSpace="nowrap">{format.dateTime(publishedAt, timeZone)}</Text>,
      priority: 3,
    },
    { id: 'reach', header: t('metric.reach'), align: 'end', cell: ({ reach }) => format.number(reach), priority: 4 },
    {
      id: 'interactions',
      header: t('results.interactions'),
      align: 'end',
      cell: ({ interactions }) => format.number(interactions),
      priority: null,
    },
    { id: 'rate', header: t('metric.rate'), align: 'end', cell: ({ rate }) => format.rate(rate, 1), priority: 5 },
    { id: 'index', header: t('results.index'), align: 'end', cell: ({ index }) => indexText(index), priority: 1 },
  ]
}
