import { listLoginActivityOptions } from '@adwright/sdk/react-query'
import type { LoginActivityEntry } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { parseOption, useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { SignOutOthers } from './SignOutOthers.tsx'

export const handle = { crumb: 'settings:logins.title' }

function useColumns(): readonly Column<LoginActivityEntry>[] {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { timeZone } = useUser()
  return useMemo(
    () => [
      {
        id: 'occurredAt',
        header: t('logins.when'),
        cell: ({ occurredAt, isCurrentSession }) => (
          <Flex gap="2" align="center" wrap="wrap">
            {format.dateTime(occurredAt, timeZone)}
            {isCurrentSession ? <StatusBadge tone="accent">{t('logins.current')}</StatusBadge> : null}
          </Flex>
        ),
      },
      {
        id: 'isSuccess',
        header: t('logins.result'),
        cell: ({ isSuccess }) => (
          <StatusBadge tone={isSuccess ? 'good' : 'bad'}>{t(isSuccess ? 'logins.good' : 'logins.bad')}</StatusBadge>
        ),
        priority: 1,
      },
      { id: 'device', header: t('logins.device'), cell: ({ device }) => device ?? t('logins.unknown'), priority: 2 },
      {
        id: 'browser',
        header: t('logins.browser'),
        cell: ({ browser }) => browser ?? t('logins.unknown'),
        priority: 3,
      },
      {
        id: 'location',
        header: t('logins.place'),
        cell: ({ location }) => location ?? t('logins.unknown'),
        priority: 4,
      },
      { id: 'ipAddress', header: t('logins.ip'), cell: ({ ipAddress }) => ipAddress, priority: 5 },
    ],
    [t, format, timeZone],
  )
}

export function Component() {
  const { t } = useTranslation('settings')
  const { timeZone } = useUser()
  const columns = useColumns()
  const { search, paging, set, onPageChange, onPageSizeChange } = useAddress()
  const result = parseOption(['true', 'false'], search.get('isSuccess'))
  const query = { ...paging, ...(result ? { isSuccess: result === 'true' } : {}) }
  const logins = useQuery({ ...listLoginActivityOptions({ query }), placeholderData: keepPreviousData })
  return (
    <Page
      title={t('logins.title')}
      lead={t('logins.lead', { timeZone })}
      wide
      actions={
        <>
          <Button asChild variant="outline">
            <Link to={paths.changePassword()}>{t('password.title')}</Link>
          </Button>
          <SignOutOthers />
        </>
      }
    >
      <DataTable
        label={t('logins.title')}
        columns={columns}
        rows={logins.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ occurredAt }) => occurredAt}
        read={logins}
        toolbar={
          <Select
            wrapperWidth="14rem"
            aria-label={t('logins.filter')}
            value={result ?? ''}
            onChange={({ target }) => set({ isSuccess: target.value })}
          >
            <option value="">{t('logins.all')}</option>
            <option value="true">{t('logins.good')}</option>
            <option value="false">{t('logins.bad')}</option>
          </Select>
        }
        empty={
          result ? (
            <EmptyState
              drawing="search"
              title={t(result === 'true' ? 'logins.noneGood' : 'logins.noneBad')}
              action={
                <Button variant="outline" onClick={() => set({ isSuccess: [] })}>
                  {t('logins.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('logins.empty')}>{t('logins.emptyText')}</EmptyState>
          )
        }
        persistKey="login-activity"
        {...(logins.data ? { paging: { ...paging, totalCount: logins.data.totalCount } } : {})}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
      />
    </Page>
  )
}
