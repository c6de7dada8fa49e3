import { listSocialChannelsOptions } from '@adwright/sdk/react-query'
import { SocialNetwork, SocialPostStatus, type SocialPostSummary, StrategyStatus } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTeamStrategies } from '#web/domain/strategies/use-all-strategies.ts'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { addDays } from '#web/lib/dates.ts'
import { useAccount } from '#web/session/current.ts'
import { addMonths } from '#web/ui/calendar/month-days.ts'
import { FilterBar } from '#web/ui/filter/FilterBar.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { daysOfView, useCalendarAddress, VIEWS } from './use-calendar.ts'

const CONNECTABLE = [SocialNetwork.Facebook, SocialNetwork.Instagram, SocialNetwork.LinkedIn] as const

/** The channels and the strategies by which posts can be filtered; without an answer, the filters of the address alone. */
function usePlaces(channels: readonly string[], strategyId: string | null) {
  const { id: accountId } = useAccount()
  const known = useQuery({ ...listSocialChannelsOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  const strategies = useTeamStrategies({ statuses: [StrategyStatus.Active] }, { errors: 'inline' }) ?? []
  const option = (value: string) => ({ value, label: value })
  const shownChannels = (known.data ?? []).map(({ channelId, name, network }) => ({
    value: channelId,
    label: name,
    note: networkName(network),
  }))
  const shownStrategies = strategies.map(({ id, title }) => ({ value: id, label: title }))
  const missing = (all: { value: string }[], value: string) => !all.some((one) => one.value === value)
  return {
    channels: [...shownChannels, ...channels.filter((id) => missing(shownChannels, id)).map(option)],
    strategies: [
      ...shownStrategies,
      ...(strategyId !== null && missing(shownStrategies, strategyId) ? [option(strategyId)] : []),
    ],
  }
}

/** Month, view and filters; the labels offered are those of the posts on screen and of the filter. */
export const CalendarFilters = memo(function CalendarFilters({ posts }: { posts: readonly SocialPostSummary[] }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { view, isOfAnyDay, today, day, networks, statuses, labels, channels, strategyId, text, set } =
    useCalendarAddress()
  const places = usePlaces(channels, strategyId)
  const known = [...new Set([...labels, ...posts.flatMap((post) => post.labels)])].sort((a, b) => a.localeCompare(b))
  const isWeek = view === 'week'
  const days = daysOfView(view, day)
  const goTo = (next: string | undefined) => set({ day: next })
  const goBy = (count: number) => goTo(isWeek ? addDays(day, 7 * count) : addMonths(day, count))
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Flex gap="1" align="center" wrap={{ base: 'wrap', md: 'nowrap' }} width={{ base: '100%', md: 'auto' }}>
          {isOfAnyDay ? null : (
            <IconButton
              icon={ChevronLeft}
              label={t(isWeek ? 'nav.previousWeek' : 'nav.previous')}
              onClick={() => goBy(-1)}
            />
          )}
          <Text
            as="h2"
            fontWeight="semibold"
            minWidth={{ base: '0', md: '9.5rem' }}
            flex={{ base: '1', md: 'none' }}
            textAlign="center"
            aria-live="polite"
          >
            {isOfAnyDay
              ? t('nav.allDays')
              : isWeek
                ? `${format.date(days[0] ?? day, 'short')} – ${format.date(days[6] ?? day)}`
                : format.date(day, 'month')}
          </Text>
          {isOfAnyDay ? null : (
            <>
              <IconButton icon={ChevronRight} label={t(isWeek ? 'nav.nextWeek' : 'nav.next')} onClick={() => goBy(1)} />
              <Button variant="outline" size="sm" onClick={() => goTo(undefined)} disabled={day === today}>
                {t('nav.today')}
              </Button>
            </>
          )}
          {view === 'list' ? (
            <Button variant="outline" size="sm" onClick={() => set({ days: isOfAnyDay ? undefined : 'all' })}>
              {t(isOfAnyDay ? 'nav.oneMonth' : 'nav.allDays')}
            </Button>
          ) : null}
        </Flex>
        <SegmentSwitch
          label={t('view.label')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(next) => set({ view: next === VIEWS[0] ? undefined : next, days: undefined })}
        />
      </Flex>
      <FilterBar
        search={<SearchBox label={t('filter.search')} value={text} onChange={(next) => set({ text: next })} />}
        count={[networks, statuses, channels, labels].filter(({ length }) => length > 0).length + Number(!!strategyId)}
      >
        <FilterChoice
          label={t('filter.network')}
          options={CONNECTABLE.map((value) => ({ value: String(value), label: networkName(value) }))}
          values={networks.map(String)}
          onChange={(values) => set({ networks: values })}
        />
        <FilterChoice
          label={t('filter.status')}
          options={Object.values(SocialPostStatus).map((value) => ({
            value: String(value),
            label: t(`status.${value}`),
          }))}
          values={statuses.map(String)}
          onChange={(values) => set({ statuses: values })}
        />
        {places.channels.length > 1 || channels.length > 0 ? (
          <FilterChoice
            label={t('channel.label')}
            options={places.channels}
            values={channels}
            onChange={(values) => set({ channels: values })}
            max={20}
          />
        ) : null}
        {places.strategies.length > 0 ? (
          <FilterChoice
            label={t('text.strategy')}
            options={places.strategies}
            values={strategyId === null ? [] : [strategyId]}
            onChange={(values) => set({ strategyId: values.at(-1) })}
          />
        ) : null}
        {known.length > 0 ? (
          <FilterChoice
            label={t('filter.label')}
            options={known.map((value) => ({ value, label: value }))}
            values={labels}
            onChange={(values) => set({ labels: values })}
            max={20}
          />
        ) : null}
      </FilterBar>
    </Flex>
  )
})
