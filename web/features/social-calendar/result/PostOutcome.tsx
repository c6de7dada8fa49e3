import { getAccountStrategyOptions } from '@adwright/sdk/react-query'
import { type SocialPost, TaskOriginKind } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FollowUpTasks } from '#web/domain/tasks/FollowUpTasks.tsx'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { addDays, dayIn } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'

const MAX_TITLE = 80
/** The days of the report before and after the day of the post. */
const DAYS_AROUND = 7

/** What a post led to: the strategy it counts for, the reports of the days around it, and the tasks that came from it. */
export function PostOutcome({ post }: { post: SocialPost }) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId, timeZone } = useAccount()
  const { id, title, text, strategyId, channels } = post
  const strategy = useQuery({
    ...getAccountStrategyOptions({ path: { accountId, strategyId: strategyId ?? '' } }),
    enabled: strategyId !== null,
    meta: { errors: 'inline' },
  })
  const published = channels.flatMap(({ publishedAt }) => publishedAt ?? []).sort()[0]
  const day = published === undefined ? undefined : dayIn(timeZone, new Date(published))
  const refused = channels.flatMap(({ network, channelName, failureReason }) =>
    failureReason ? `- ${networkName(network)} · ${channelName}: ${failureReason}` : [],
  )
  const name = title || text.slice(0, MAX_TITLE)
  return (
    <FollowUpTasks
      heading={t('outcome.title')}
      origin={{ kind: TaskOriginKind.SocialPost, id, title: name }}
      title={t(refused.length > 0 ? 'outcome.taskFailed' : 'outcome.task', { title: name })}
      description={refused.join('\n')}
      strategyId={strategyId}
    >
      {strategy.data || day !== undefined ? (
        <Flex gap="2" wrap="wrap">
          {strategy.data ? (
            <Button asChild size="sm" variant="outline" maxWidth="100%">
              <Link to={paths.strategy(strategy.data.id)}>{t('outcome.strategy', { title: strategy.data.title })}</Link>
            </Button>
          ) : null}
          {day === undefined ? null : (
            <Button asChild size="sm" variant="outline">
              <Link to={paths.analyticsReports({ from: addDays(day, -DAYS_AROUND), to: addDays(day, DAYS_AROUND) })}>
                {t('outcome.report')}
              </Link>
            </Button>
          )}
        </Flex>
      ) : null}
    </FollowUpTasks>
  )
}
