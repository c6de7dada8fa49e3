import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#web/lib/dates.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { daysOfView, useCalendarAddress } from './use-calendar.ts'

const { Draft, AwaitsApproval, Scheduled, Publishing, Published, Failed, Cancelled } = SocialPostStatus

const MAX_DOTS = 3

/** The order in which the states of a day are said. */
const ORDER = [Failed, AwaitsApproval, Draft, Scheduled, Publishing, Published, Cancelled] as const

const urgency = (status: SocialPostStatus) => (status === Failed ? 2 : status === AwaitsApproval ? 1 : 0)

/** The posts whose dots a day shows: those that wait for someone first, so that a full day does not hide them. */
const dotted = (posts: readonly SocialPostSummary[]) =>
  posts.toSorted((a, b) => urgency(b.status) - urgency(a.status)).slice(0, MAX_DOTS)

const filled = (color: string) => ({ bg: color, borderColor: color })

/** A dot of the color that the state has on a tile; its shape says the state as well: hollow for a post that is not to go out, a square for a failed one. */
const Dot = chakra('span', {
  base: { boxSize: '1.5', borderRadius: 'full', borderWidth: '1px' },
  variants: {
    status: {
      [Draft]: { borderColor: 'border.control' },
      [AwaitsApproval]: { ...filled('severity.low.solid'), borderRadius: '0', transform: 'rotate(45deg) scale(0.85)' },
      [Scheduled]: filled('accent.solid'),
      [Publishing]: filled('accent.solid'),
      [Published]: filled('good.solid'),
      [Failed]: { ...filled('bad.solid'), borderRadius: '0' },
      [Cancelled]: { borderColor: 'border.control' },
    },
  },
})

/** The month on a phone: a dot for each post of a day, up to three. A day leads to its posts in the agenda below. */
export function DotMonth({ days }: { days: ReadonlyMap<Day, readonly SocialPostSummary[]> }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { day, today } = useCalendarAddress()
  const shown = daysOfView('month', day)
  /** How many posts a day has, in all and by state. */
  const describe = (posts: readonly SocialPostSummary[]) => {
    const byStatus = Map.groupBy(posts, ({ status }) => status)
    const counts = ORDER.flatMap((status) => {
      const count = byStatus.get(status)?.length ?? 0
      return count > 0 ? [`${t(`status.${status}`)}: ${format.number(count)}`] : []
    })
    return [t('month.count', { count: posts.length }), ...counts].join(', ')
  }
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
        return (
          <chakra.button
            key={one}
            type="button"
            minHeight="11"
            textStyle="xs"
            borderRadius="l1"
            color={one.slice(0, 7) === day.slice(0, 7) ? 'fg.default' : 'fg.subtle'}
            fontWeight={one === today ? 'bold' : 'normal'}
            aria-label={`${format.date(one, 'long')}, ${describe(posts)}`}
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
              {dotted(posts).map(({ id, status }) => (
                <Dot key={id} status={status} data-status={status} />
              ))}
            </Flex>
          </chakra.button>
        )
      })}
    </Grid>
  )
}
