import { listTicketsOptions } from '@adwright/sdk/react-query'
import { type Ticket, TicketStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ticketTones } from '#web/features/help/ticket-words.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'

export const handle = { crumb: 'help:tickets.title' }

const PAGE_SIZE = 25 as const

/** Most visits of the list write nothing. */
const NewTicket = lazy(async () => ({ default: (await import('./NewTicket.tsx')).NewTicket }))

const SubjectLink = chakra(Link, { base: { fontWeight: 'medium', _hover: { textDecoration: 'underline' } } })

function useColumns(): Column<Ticket>[] {
  const { t } = useTranslation('help')
  const format = useFormat()
  const { account, user } = useCurrent()
  const timeZone = account?.timeZone ?? user.timeZone
  return [
    {
      id: 'subject',
      header: t('tickets.subject'),
      cell: ({ id, subject, unreadCount }) => (
        <Flex gap="2" align="center" minWidth="0">
          <SubjectLink to={paths.ticket(id)} truncate maxWidth="26rem" title={subject}>
            {subject}
          </SubjectLink>
          {unreadCount > 0 ? (
            <StatusBadge tone="accent">{t('tickets.unread', { count: unreadCount })}</StatusBadge>
          ) : null}
        </Flex>
      ),
    },
    { id: 'number', header: t('tickets.number'), cell: ({ number }) => `#${number}` },
    { id: 'category', header: t('tickets.category'), cell: ({ category }) => t(`category.${category}`) },
    {
      id: 'status',
      header: t('tickets.status'),
      cell: ({ status }) => <StatusBadge tone={ticketTones[status]}>{t(`status.${status}`)}</StatusBadge>,
    },
    { id: 'priority', header: t('tickets.priority'), cell: ({ priority }) => t(`priority.${priority}`) },
    {
      id: 'lastMessageAt',
      header: t('tickets.lastMessage'),
      cell: ({ lastMessageAt }) => format.dateTime(lastMessageAt, timeZone),
    },
  ]
}

/** The state in the URL: filter and page of the list, and whether the form for a new ticket is open. */
function useAddress() {
  const [search, setSearch] = useSearchParams()
  const status = Object.values(TicketStatus).find((one) => String(one) === search.get('status'))
  const currentPage = Math.max(1, Math.trunc(Number(search.get('currentPage'))) || 1)
  const set = (name: string, value: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (name === 'status') next.delete('currentPage')
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      return next
    })
  return { status, currentPage, isNew: search.get('new') === 'true', set }
}

export function Component() {
  const { t } = useTranslation('help')
  const { user } = useCurrent()
  const navigate = useNavigate()
  const { status, currentPage, isNew, set } = useAddress()
  const query = { currentPage, pageSize: PAGE_SIZE, ...(status ? { status: [status] } : {}) }
  const tickets = useQuery({
    ...listTicketsOptions({ path: { userId: user.id }, query }),
    placeholderData: keepPreviousData,
  })
  const write = () => set('new', 'true')
  return (
    <Page
      wide
      title={t('tickets.title')}
      lead={t('tickets.lead')}
      actions={<Button onClick={write}>{t('new.open')}</Button>}
    >
      <DataTable
        label={t('tickets.title')}
        columns={useColumns()}
        rows={tickets.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ subject }) => subject}
        onOpen={({ id }) => void navigate(paths.ticket(id))}
        isLoading={tickets.isPending}
        error={tickets.data ? undefined : tickets.error}
        onRetry={() => void tickets.refetch()}
        paging={{ currentPage, pageSize: PAGE_SIZE, totalCount: tickets.data?.totalCount ?? 0 }}
        onPageChange={(page) => set('currentPage', page === 1 ? undefined : String(page))}
        toolbar={
          <Select
            boxWidth="14rem"
            aria-label={t('tickets.filter')}
            value={status ?? ''}
            onChange={(event) => set('status', event.target.value || undefined)}
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
                <Button variant="outline" onClick={() => set('status', undefined)}>
                  {t('tickets.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('tickets.empty')} action={<Button onClick={write}>{t('new.open')}</Button>}>
              {t('tickets.emptyText')}
            </EmptyState>
          )
        }
      />
      <Dialog
        title={t('new.title')}
        description={t('new.lead')}
        isOpen={isNew}
        onClose={() => set('new', undefined)}
        size="lg"
      >
        <SectionBoundary title={t('new.failed')} skeleton={<TextSkeleton lines={8} />}>
          <NewTicket
            onDone={({ id, number }) => {
              toaster.show({ tone: 'good', title: t('new.done', { number }), description: t('new.doneText') })
              void navigate(paths.ticket(id))
            }}
          />
        </SectionBoundary>
      </Dialog>
    </Page>
  )
}
