import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { CircleAlert, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from './use-calendar.ts'

const { Failed, AwaitsApproval } = SocialPostStatus
const ICONS = { [Failed]: CircleAlert, [AwaitsApproval]: Clock } as const

/** Posts of the month that need somebody; each count filters the calendar. */
export function AttentionStrip({ posts }: { posts: readonly SocialPostSummary[] }) {
  const { t } = useTranslation('social-calendar')
  const { statuses, set } = useCalendarAddress()
  const counts = ([Failed, AwaitsApproval] as const)
    .map((status) => ({ status, count: posts.filter((post) => post.status === status).length }))
    .filter(({ count }) => count > 0)
  if (counts.length === 0 || statuses.length > 0) return null
  return (
    <Flex as="section" aria-label={t('strip.label')} gap="2" wrap="wrap" align="center">
      {counts.map(({ status, count }) => {
        const Icon = ICONS[status]
        return (
          <Button
            key={status}
            size="sm"
            variant="outline"
            color={status === Failed ? 'bad.fg' : 'severity.low.fg'}
            onClick={() => set({ statuses: [String(status)], view: 'list' })}
          >
            <Icon aria-hidden="true" />
            {t(`strip.${status}`, { count })}
          </Button>
        )
      })}
    </Flex>
  )
}
