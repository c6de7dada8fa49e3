import { getAccountTaskCountsOptions, getWorkspaceAttentionOptions } from '@adwright/sdk/react-query'
import { Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { attentionLinks } from '#web/domain/attention/attention-links.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAccount } from '#web/session/current.ts'

/** Links to what tasks are made from, with the number of new items; nothing where there are none. */
export function TaskSources() {
  const { t } = useTranslation('tasks')
  const { id: accountId, timeZone } = useAccount()
  const { data } = useQuery({ ...getWorkspaceAttentionOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  const links = attentionLinks(useToday(timeZone))
  const sources = [
    { name: 'anomalies', count: data?.newAnomalies ?? 0, to: links.newAnomalies },
    { name: 'findings', count: data?.newFindings ?? 0, to: links.newFindings },
    { name: 'matches', count: data?.ruleMatches ?? 0, to: links.ruleMatches },
  ] as const
  const waiting = sources.filter(({ count }) => count > 0)
  if (waiting.length === 0) return null
  return (
    <Flex gap="2" wrap="wrap" justify="center">
      {waiting.map(({ name, count, to }) => (
        <Button key={name} asChild variant="outline">
          <Link to={to}>{t(`empty.${name}`, { count })}</Link>
        </Button>
      ))}
    </Flex>
  )
}

/** The sources below a board that has no more than the task with which each account begins. */
export function FirstSources() {
  const accountId = useAccount().id
  const { data } = useQuery({
    ...getAccountTaskCountsOptions({ path: { accountId }, query: {} }),
    meta: { errors: 'inline' },
  })
  return data && data.totalCount <= 1 ? <TaskSources /> : null
}
