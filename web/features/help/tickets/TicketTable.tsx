import { listTicketsOptions } from '@adwright/sdk/react-query'
import { TicketStatus } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { parseOption, useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useTicketColumns } from './use-ticket-columns.tsx'

/** The person's tickets, as the address filters and pages them. */
export function TicketTable() {
  const { t } = useTranslation('help')
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const { search, paging, set, onPageChange, onPageSizeChange } = useAddress()
  const status = parseOption(Object.values(TicketStatus), search.get('statuses'))
  const tickets = useQuery({
    ...listTicketsOptions({ path: { userId }, query: { ...paging, ...(status ? { statuses: [status] } : {}) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      label={t('tickets.title')}
      columns={useTicketColumns()}
      rows={tickets.data?.items ?? []}
      getRowId={({ id }) => id}
      nameOf={({ subject }) => subject}
      onOpen={({ id }) => void navigate(paths.ticket(id))}
      read={tickets}
      paging={{ ...paging, totalCount: tickets.data?.totalCount ?? 0 }}
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
      toolbar={
        <Select
          wrapperWidth="14rem"
          aria-label={t('tickets.filter')}
          value={status ?? ''}
          onChange={({ target }) => set({ statuses: target.value })}
        >
          <option value="">{t('tickets.all')}</option>
          {Object.values(TicketStatus).map((one) => (
            <option key={one} value={one}>
              {t(`status.${one}`)}
            </option>
          ))}
        </Select>
      }
      empty={
        status ? (
          <EmptyState
            drawing="search"
            title={t('tickets.noneSuch')}
            action={
              <Button variant="outline" onClick={() => set({ statuses: undefined })}>
                {t('tickets.showAll')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={t('tickets.empty')}
            action={
              <Button asChild>
                <Link to={paths.newTicket()} preventScrollReset>
                  {t('new.open')}
                </Link>
              </Button>
            }
          >
            {t('tickets.emptyText')}
          </EmptyState>
        )
      }
    />
  )
}
