import { getAccountTaskCountsOptions } from '@adwright/sdk/react-query'
import { chakra, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { TaskAddress } from './use-task-address.ts'

/** Open tasks and estimated hours of each assignee for the filters of the list. */
export function Load({ address: { filters, userId } }: { address: TaskAddress }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const accountId = useAccount().id
  const { statuses: _statuses, ...others } = filters
  const query = { ...others, ...(userId ? { userId } : {}) }
  const { data } = useQuery({
    ...getAccountTaskCountsOptions({ path: { accountId }, query }),
    meta: { errors: 'toast' },
  })
  if (!data || data.byAssignee.length === 0) return null
  return (
    <chakra.details textStyle="sm">
      <chakra.summary cursor="pointer">
        {t('load.title', { open: format.number(data.openCount), overdue: format.number(data.overdueCount) })}
      </chakra.summary>
      <chakra.ul listStyleType="none" mt="2" display="flex" flexDirection="column" gap="1">
        {data.byAssignee.map(({ userId: id, name, openCount, estimateHours, weekHours }) => (
          <li key={id ?? 'none'}>
            <Text as="span">
              {t('load.line', {
                name: name ?? t('unassigned'),
                count: openCount,
                hours: format.number(estimateHours),
                week: format.number(weekHours),
              })}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </chakra.details>
  )
}
