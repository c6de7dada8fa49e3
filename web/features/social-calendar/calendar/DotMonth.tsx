import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#web/lib/dates.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { daysOfView, useCalendarAddress } from './use-calendar.ts'

const MAX_DOTS = 3

/** The month on a phone: a dot for each post of a day, up to three. A day leads to its posts in the agenda below. */
export function DotMonth({ days }: { days: ReadonlyMap<Day, readonly SocialPostSummary[]> }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { day, today } = useCalendarAddress()
  const shown = daysOfView('month', day)
  return (
    <Grid
      as="section"
      aria-label={t('month.label', { month: format.date(day, 'month') })}
      layerStyle="card"
      templateColumns="repeat(7, minmax(0, 1fr))"
      p="1"
    >
      {shown.map((one) => {
        const posts = days.get(one) ?? []
        const isFailed = posts.some(({ status }) => status === SocialPostStatus.Failed)
        return (
          <chakra.button
            key={one}
            type="button"
            minHeight="11"
            textStyle="xs"
            borderRadius="l1"
            color={one.slice(0, 7) === day.slice(0, 7) ? 'fg.default' : 'fg.subtle'}
            fontWeight={one === today ? 'bold' : 'normal'}
            aria-label={`${format.date(one, 'long')}, ${t('month.count', { count: posts.length })}`}
            aria-current={one === today ? 'date' : undefined}
            aria-disabled={posts.length === 0 || undefined}
            onClick={() => {
              const section = document.querySelector<HTMLElement>(`[data-agenda="${one}"]`)
              section?.scrollIntoView({ block: 'start' })
              section?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
            }}
          >
            {format.date(one, 'dayNumber')}
            <Flex justify="center" gap="0.5" minHeight="1.5" mt="0.5" aria-hidden="true">
              {posts.slice(0, MAX_DOTS).map(({ id }) => (
                <chakra.span key={id} boxSize="1.5" borderRadius="full" bg={isFailed ? 'bad.solid' : 'accent.solid'} />
              ))}
            </Flex>
          </chakra.button>
        )
      })}
    </Grid>
  )
}
