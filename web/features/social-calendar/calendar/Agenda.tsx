import type { SocialPostSummary } from '@adwright/sdk/types'
import { Box, Flex, Heading } from '@chakra-ui/react'
import type { Day } from '#web/lib/dates.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { DotMonth } from './DotMonth.tsx'
import { PostRow } from './PostRow.tsx'
import { daysOfView, useCalendarAddress } from './use-calendar.ts'

/** The month or the week as a list of days with posts, for phones. */
export function Agenda({ days }: { days: ReadonlyMap<Day, readonly SocialPostSummary[]> }) {
  const format = useFormat()
  const { view, day } = useCalendarAddress()
  const shown = daysOfView(view, day).filter(
    (one) => days.has(one) && (view === 'week' || one.startsWith(day.slice(0, 7))),
  )
  return (
    <Flex direction="column" gap="4">
      {view === 'month' && days.size > 0 ? <DotMonth days={days} /> : null}
      {shown.map((one) => (
        <Box as="section" key={one} data-agenda={one} scrollMarginTop="4" aria-label={format.date(one, 'long')}>
          <Heading as="h3" textStyle="sm" color="fg.muted" mb="2">
            {format.date(one, 'long')}
          </Heading>
          <Flex direction="column" gap="2">
            {(days.get(one) ?? []).map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </Flex>
        </Box>
      ))}
    </Flex>
  )
}
