import { listActivityLogOptions } from '@adwright/sdk/react-query'
import { type ActivityLogEntry, AuditArea, IntegrationPlatform } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PLATFORM_NAMES } from '#web/domain/connection/platform.ts'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'
import { useUser } from '#web/session/current.ts'
import { BeforeAfter } from '#web/ui/feedback/BeforeAfter.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

export const handle = { crumb: 'settings:activityLog.title' }

function Change({ before, after }: ActivityLogEntry) {
  if (before === null && after === null) return '–'
  return <BeforeAfter {...(before === null ? {} : { before })} {...(after === null ? {} : { after })} />
}

/** Names and times have no long words, so the other columns give way. */
const OneLine = chakra('span', { base: { whiteSpace: { md: 'nowrap' } } })

function useColumns(): readonly Column<ActivityLogEntry>[] {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { timeZone } = useUser()
  return useMemo(
    () => [
      {
        id: 'target',
        header: t('activityLog.what'),
        cell: ({ target, action, area }) => (
          <Flex direction="column" py="1" minWidth="0">
            <chakra.span overflowWrap="anywhere">{target}</chakra.span>
            <chakra.span textStyle="xs" color="fg.muted">
              {t(`areas.${area}`)} · {t(`actions.${action}`)}
            </chakra.span>
          </Flex>
        ),
      },
      { id: 'change', header: t('activityLog.change'), cell: (entry) => <Change {...entry} />, priority: 1 },
      {
        id: 'actorName',
        header: t('activityLog.who'),
        cell: ({ actorName }) => <OneLine>{actorName}</OneLine>,
        priority: 2,
      },
      {
        id: 'occurredAt',
        header: t('activityLog.when'),
        cell: ({ occurredAt }) => <OneLine>{format.dateTime(occurredAt, timeZone)}</OneLine>,
        priority: 3,
      },
      {
        id: 'ipAddress',
        header: t('activityLog.ip'),
        cell: ({ ipAddress }) => ipAddress ?? t('activityLog.service'),
        priority: null,
      },
    ],
    [t, format, timeZone],
  )
}

export function Component() {
  const { t } = useTranslation('settings')
  const { timeZone } = useUser()
  const columns = useColumns()
  const { search, paging, set, onPageChange, onPageSizeChange } = useAddress()
  const areas = parseOptions(Object.values(AuditArea), search.getAll('areas'))
  const platforms = parseOptions(Object.values(IntegrationPlatform), search.getAll('platforms'))
  const isFiltered = areas.length + platforms.length > 0
  const query = { ...paging, ...(areas.length > 0 ? { areas } : {}), ...(platforms.length > 0 ? { platforms } : {}) }
  const log = useQuery({ ...listActivityLogOptions({ query }), placeholderData: keepPreviousData })
  return (
    <Page title={t('activityLog.title')} lead={t('activityLog.lead', { timeZone })} wide>
      <DataTable
        label={t('activityLog.title')}
        columns={columns}
        rows={log.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ target }) => target}
        read={log}
        toolbar={
          <>
            <FilterChoice
              label={t('activityLog.area')}
              options={Object.values(AuditArea).map((one) => ({ value: String(one), label: t(`areas.${one}`) }))}
              values={areas.map(String)}
              onChange={(values) => set({ areas: values })}
            />
            <FilterChoice
              label={t('activityLog.platform')}
              options={Object.values(IntegrationPlatform).map((one) => ({
                value: String(one),
                label: PLATFORM_NAMES[one],
              }))}
              values={platforms.map(String)}
              onChange={(values) => set({ platforms: values })}
            />
          </>
        }
        empty={
          isFiltered ? (
            <EmptyState
              drawing="search"
              title={t('activityLog.noneSuch')}
              action={
                <Button variant="outline" onClick={() => set({ areas: [], platforms: [] })}>
                  {t('activityLog.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('activityLog.empty')}>{t('activityLog.emptyText')}</EmptyState>
          )
        }
        persistKey="activity-log"
        {...(log.data ? { paging: { ...paging, totalCount: log.data.totalCount } } : {})}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
      />
    </Page>
  )
}
