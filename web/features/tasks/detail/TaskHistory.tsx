import { listAccountTaskHistoryOptions, listUserTaskHistoryOptions } from '@adwright/sdk/react-query'
import { Button, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoryList } from '#web/domain/history/HistoryList.tsx'
import type { Scope } from '#web/features/tasks/use-task-page.ts'
import { isDay } from '#web/lib/dates.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Values that the contract gives as digits, with the prefix of their words. */
const WORDS = {
  status: 'status',
  priority: 'priority',
  repeat: 'repeat',
  findingStatus: 'card.findingStatus',
} as const

/** The changes of a task, read when the reader asks for them. */
export function TaskHistory({ taskId, scope }: { taskId: string; scope: Scope }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { id: accountId, timeZone } = useAccount()
  const userId = useUser().id
  const [isOpen, setOpen] = useState(false)
  const query = { pageSize: 100 as const }
  const ofTeam = useQuery({
    ...listAccountTaskHistoryOptions({ path: { accountId, taskId }, query }),
    enabled: isOpen && scope === 'team',
  })
  const ofPerson = useQuery({
    ...listUserTaskHistoryOptions({ path: { userId, taskId }, query }),
    enabled: isOpen && scope === 'own',
  })
  const { data, error, refetch } = scope === 'team' ? ofTeam : ofPerson
  if (!isOpen)
    return (
      <Button size="sm" variant="ghost" alignSelf="flex-start" onClick={() => setOpen(true)}>
        {t('history.show')}
      </Button>
    )
  return (
    <section aria-label={t('history.title')}>
      <Text fontWeight="semibold" mb="2">
        {t('history.title')}
      </Text>
      {data ? (
        <HistoryList
          entries={data.items}
          totalCount={data.totalCount}
          timeZone={timeZone}
          fieldName={(field) => t(`history.field.${field}` as 'history.field.title', { defaultValue: field })}
          valueText={(field, value) => {
            if (isDay(value)) return format.date(value)
            if (field in WORDS) return t(`${WORDS[field as keyof typeof WORDS]}.${value}` as 'status.1')
            return value
          }}
        />
      ) : error ? (
        <SectionError title={t('history.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
    </section>
  )
}
