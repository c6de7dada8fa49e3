import { listAutopilotActivityOptions } from '@adwright/sdk/react-query'
import { SavedViewScreen } from '@adwright/sdk/types'
import { Box, Button, Flex } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SavedViews } from '#web/domain/saved-views/SavedViews.tsx'
import { AutomationSwitch } from '#web/features/autopilot/AutomationSwitch.tsx'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { dayIn } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Pager } from '#web/ui/table/Pager.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityGroup } from './ActivityGroup.tsx'
import { ExportButton } from './ExportButton.tsx'
import { groupEntries, groupings } from './grouping.ts'
import { type ActivityQuery, filterNames, useActivityQuery } from './use-activity-query.ts'

export const handle = { crumb: 'autopilot:activity.title' }

export function Component() {
  const { t } = useTranslation('autopilot')
  const { timeZone } = useAccount()
  return (
    <Page
      title={t('activity.title')}
      lead={t('activity.lead', { timeZone })}
      wide
      actions={<SavedViews screen={SavedViewScreen.Activity} />}
    >
      <ClientNeeded>
        <Flex direction="column" gap="4">
          <Activity />
        </Flex>
      </ClientNeeded>
    </Page>
  )
}

function Activity() {
  const { t } = useTranslation('autopilot')
  const client = useClient()
  const activity = useActivityQuery(client.timeZone)
  const { set, onPageChange, onPageSizeChange } = useAddress()
  const { by, query, paging } = activity
  const list = useQuery({
    ...listAutopilotActivityOptions({ path: client.path, query: { ...query, ...paging } }),
    placeholderData: keepPreviousData,
  })
  const entries = list.data?.items ?? []
  const groups = groupEntries(entries, by, (instant) => dayIn(client.timeZone, new Date(instant)))
  return (
    <>
      <ActivityFilters path={client.path} activity={activity} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <SegmentSwitch
          label={t('activity.by.label')}
          options={groupings.map((value) => ({ value, label: t(`activity.by.${value}`) }))}
          value={by}
          onChange={(next) => set({ by: next === 'run' ? undefined : next })}
        />
        <Flex gap="4" align="center" wrap="wrap">
          <AutomationSwitch />
          <ExportButton client={client} activity={activity} count={list.data?.totalCount} />
        </Flex>
      </Flex>
      {list.data === undefined && list.error ? (
        <Box layerStyle="card">
          <SectionError title={t('activity.failed')} error={list.error} onRetry={() => void list.refetch()} />
        </Box>
      ) : null}
      {list.isPending ? (
        <Loading>
          <TableSkeleton rows={10} columns={3} />
        </Loading>
      ) : null}
      {list.data && entries.length === 0 ? (
        <ActivityEmptyState activity={activity} total={list.data.totalCount} />
      ) : null}
      <Flex direction="column" gap="4" aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? 0.6 : 1}>
        {groups.map((group) => (
          <ActivityGroup key={group.key} group={group} timeZone={client.timeZone} />
        ))}
      </Flex>
      {list.data && list.data.totalCount > 0 ? (
        <Box layerStyle="card">
          <Pager
            paging={{
              currentPage: paging.currentPage,
              pageSize: paging.recordsPerPage,
              totalCount: list.data.totalCount,
            }}
            onPageChange={onPageChange}
            onPageSizeChange={onPageSizeChange}
          />
        </Box>
      ) : null}
    </>
  )
}

/** The empty state: a page beyond the last one, filters without a match, or no activity. */
function ActivityEmptyState({ activity, total }: { activity: ActivityQuery; total: number }) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const { set, onPageChange } = useAddress()
  const clear = () => set(Object.fromEntries(filterNames.map((name) => [name, undefined])))
  return (
    <Box layerStyle="card">
      {total > 0 ? (
        <EmptyState
          drawing="search"
          title={t('activity.noPage')}
          action={<Button onClick={() => onPageChange(1)}>{t('activity.firstPage')}</Button>}
        />
      ) : activity.isFiltered ? (
        <EmptyState
          drawing="search"
          title={t('activity.noneSuch')}
          action={
            <Button variant="outline" onClick={clear}>
              {word('ui.filter.clearAll')}
            </Button>
          }
        >
          {t('activity.noneSuchText')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t('activity.empty')}
          action={
            <Button asChild>
              <Link to={paths.rulesSetup()}>{t('activity.emptyAction')}</Link>
            </Button>
          }
        >
          {t('activity.emptyText')}
        </EmptyState>
      )}
    </Box>
  )
}
