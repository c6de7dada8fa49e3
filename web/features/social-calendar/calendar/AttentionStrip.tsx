import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { CircleAlert, Clock, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addDays, dayIn } from '#web/lib/dates.ts'
import { useAccount } from '#web/session/current.ts'
import { isFiltered, useCalendarAddress } from './use-calendar.ts'

const { Draft, Failed, AwaitsApproval } = SocialPostStatus
const LOOKS = {
  [Failed]: { icon: CircleAlert, color: 'bad.fg' },
  [AwaitsApproval]: { icon: Clock, color: 'severity.low.fg' },
  [Draft]: { icon: Pencil, color: 'fg.muted' },
} as const

/** Posts of the month that need somebody, and the drafts that nobody has scheduled for tomorrow; each count filters the calendar. */
export function AttentionStrip({ posts }: { posts: readonly SocialPostSummary[] }) {
  const { t } = useTranslation('social-calendar')
  const { timeZone } = useAccount()
  const address = useCalendarAddress()
  const tomorrow = addDays(address.today, 1)
  const isCounted = ({ status, scheduledAt }: SocialPostSummary) =>
    status !== Draft || (scheduledAt !== null && dayIn(timeZone, new Date(scheduledAt)) === tomorrow)
  const counts = ([Failed, AwaitsApproval, Draft] as const)
    .map((status) => ({ status, count: posts.filter((post) => post.status === status && isCounted(post)).length }))
    .filter(({ count }) => count > 0)
  if (counts.length === 0 || isFiltered(address)) return null
  return (
    <Flex as="section" aria-label={t('strip.label')} gap="2" wrap="wrap" align="center">
      {counts.map(({ status, count }) => {
        const { icon: Icon, color } = LOOKS[status]
        return (
          <Button
            key={status}
            size="sm"
            variant="outline"
            color={color}
            onClick={() =>
              address.set({
                statuses: [String(status)],
                ...(status === Draft ? { view: 'week', day: tomorrow } : { view: 'list' }),
              })
            }
          >
            <Icon aria-hidden="true" />
            {t(`strip.${status}`, { count })}
          </Button>
        )
      })}
    </Flex>
  )
}
