import { getWorkspaceAttentionOptions, listSocialChannelsOptions } from '@adwright/sdk/react-query'
import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Clock, Pencil } from 'lucide-react'
import { memo } from 'react'
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

/**
 * Posts of all days that need somebody, and the drafts that nobody has scheduled for tomorrow; each count leads to these posts. Says
 * when the channels can't be read, without which no post is marked as at risk.
 */
export const AttentionStrip = memo(function AttentionStrip({ posts }: { posts: readonly SocialPostSummary[] }) {
  const { t } = useTranslation('social-calendar')
  const { t: word } = useTranslation('common')
  const { id: accountId, timeZone } = useAccount()
  const address = useCalendarAddress()
  const channels = useQuery({ ...listSocialChannelsOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  const tomorrow = addDays(address.today, 1)
  const waiting = useQuery({ ...getWorkspaceAttentionOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  const isForTomorrow = ({ status, scheduledAt }: SocialPostSummary) =>
    status === Draft && scheduledAt !== null && dayIn(timeZone, new Date(scheduledAt)) === tomorrow
  const counts = [
    { status: Failed, count: waiting.data?.failedPosts ?? 0 },
    { status: AwaitsApproval, count: waiting.data?.postsAwaitingApproval ?? 0 },
    { status: Draft, count: posts.filter(isForTomorrow).length },
  ].filter(({ count }) => count > 0)
  const isAccessUnknown = channels.error !== null && channels.data === undefined
  if ((counts.length === 0 && !isAccessUnknown) || isFiltered(address)) return null
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
                ...(status === Draft ? { view: 'week', day: tomorrow } : { view: 'list', days: 'all' }),
              })
            }
          >
            <Icon aria-hidden="true" />
            {t(`strip.${status}`, { count })}
          </Button>
        )
      })}
      {isAccessUnknown ? (
        <Flex gap="2" align="center" wrap="wrap">
          <Text textStyle="sm" color="fg.muted">
            {t('strip.accessUnknown')}
          </Text>
          <Button size="sm" variant="ghost" loading={channels.isFetching} onClick={() => void channels.refetch()}>
            {word('ui.retry')}
          </Button>
        </Flex>
      ) : null}
    </Flex>
  )
})
