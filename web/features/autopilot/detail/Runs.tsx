import { listAutopilotExecutionsOptions } from '@adwright/sdk/react-query'
import { type AutopilotItem, type Execution, ExecutionStatus } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import { runResult, runTones } from '#web/features/autopilot/change-labels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { addDays } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const RETENTION_DAYS = 398

function useRunColumns(): readonly Column<Execution>[] {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone, currency } = useClient()
  return useMemo(
    () => [
      {
        id: 'startedAt',
        header: t('activity.run.startedAt'),
        cell: ({ id, startedAt }) => <Link to={paths.activityRun(id)}>{format.dateTime(startedAt, timeZone)}</Link>,
      },
      {
        id: 'status',
        header: t('activity.run.status'),
        priority: 1,
        cell: (run) => (
          <StatusBadge tone={runTones[run.status]}>{t(`activity.runStatus.${runResult(run)}`)}</StatusBadge>
        ),
      },
      {
        id: 'trigger',
        header: t('activity.run.trigger'),
        priority: 5,
        cell: ({ trigger }) => t(`activity.trigger.${trigger}`),
      },
      {
        id: 'matchedCount',
        header: t('activity.run.matched'),
        align: 'end',
        priority: 2,
        cell: ({ matchedCount, checkedCount }) =>
          t('activity.run.ofChecked', { matched: format.number(matchedCount), checked: format.number(checkedCount) }),
      },
      {
        id: 'changedCount',
        header: t('activity.run.changed'),
        align: 'end',
        priority: 3,
        cell: ({ changedCount }) => format.number(changedCount),
      },
      {
        id: 'failedCount',
        header: t('activity.run.failed'),
        align: 'end',
        priority: 4,
        cell: ({ failedCount }) => format.number(failedCount),
      },
      {
        id: 'estimatedSaving',
        header: t('activity.run.saving'),
        unit: currency,
        align: 'end',
        priority: 6,
        cell: ({ estimatedSaving }) => (estimatedSaving ? <SavingAmount saving={estimatedSaving} /> : '–'),
      },
    ],
    [t, format, timeZone, currency],
  )
}

/** All stored runs of a rule, newest first. */
export function Runs({ item }: { item: AutopilotItem }) {
  const { t } = useTranslation('autopilot')
  const navigate = useNavigate()
  const { path, timeZone } = useClient()
  const { search, set, paging, onPageChange, onPageSizeChange } = useAddress()
  const today = useToday(timeZone)
  const statuses = parseOptions(Object.values(ExecutionStatus), search.getAll('status'))
  const runs = useQuery({
    ...listAutopilotExecutionsOptions({
      path,
      query: {
        currentPage: paging.currentPage,
        recordsPerPage: paging.pageSize,
        autopilotIds: [item.id],
        dateBegin: addDays(today, -RETENTION_DAYS),
        ...(statuses.length === 0 ? {} : { statuses }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      label={t('detail.runs.title')}
      columns={useRunColumns()}
      rows={runs.data?.items ?? []}
      getRowId={({ id }) => id}
      nameOf={({ startedAt }) => startedAt}
      onOpen={({ id }) => void navigate(paths.activityRun(id))}
      read={runs}
      paging={{ ...paging, totalCount: runs.data?.totalCount ?? 0 }}
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
      persistKey="rule-runs"
      toolbar={
        <FilterChoice
          label={t('activity.run.status')}
          options={Object.values(ExecutionStatus).map((status) => ({
            value: String(status),
            label: t(`activity.runStatus.${status}`),
          }))}
          values={statuses.map(String)}
          onChange={(status) => set({ status })}
        />
      }
      empty={
        statuses.length > 0 ? (
          <EmptyState
            drawing="search"
            title={t('detail.runs.noneSuch')}
            action={
              <Button variant="outline" onClick={() => set({ status: undefined })}>
                {t('detail.runs.showAll')}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t('detail.runs.empty')}>{t('detail.runs.emptyText')}</EmptyState>
        )
      }
    />
  )
}
