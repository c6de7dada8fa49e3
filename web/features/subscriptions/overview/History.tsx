import { listSubscriptionHistoryOptions } from '@adwright/sdk/react-query'
import { BillingPeriod, type HistoryEntry } from '@adwright/sdk/types'
import { chakra, Link } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '#web/lib/use-address.ts'
import { useCurrent } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { statusTones } from './subscription-status.ts'
import { TIGHT } from './use-price-columns.tsx'

const NOTHING = '–'

/** A cell that also contains the columns hidden on narrow screens. */
const over = (main: ReactNode, under: ReactNode) => (
  <>
    {main}
    <chakra.span display="block" textStyle="sm" color="fg.muted">
      {under}
    </chakra.span>
  </>
)

function useColumns(): Column<HistoryEntry>[] {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const isTight = useMedia(TIGHT)
  const { account, user } = useCurrent()
  const timeZone = account?.timeZone ?? user.timeZone
  const eventOf = ({ event }: HistoryEntry) => t(`event.${event}`)
  const dateOf = ({ occurredAt }: HistoryEntry) => (
    <chakra.span whiteSpace="nowrap">{format.date(occurredAt, 'medium', timeZone)}</chakra.span>
  )
  const periodOf = ({ period }: HistoryEntry) =>
    period === null ? NOTHING : period === BillingPeriod.Yearly ? t('period.yearly') : t('period.monthly')
  const event = { id: 'event', header: t('history.event') }
  const plan = { id: 'plan', header: t('history.plan') }
  const what: Column<HistoryEntry>[] = isTight
    ? [
        { ...event, cell: (entry) => over(eventOf(entry), dateOf(entry)) },
        {
          ...plan,
          cell: (entry) => (entry.period === null ? entry.productName : over(entry.productName, periodOf(entry))),
        },
      ]
    : [
        { ...event, cell: eventOf },
        { id: 'date', header: t('history.date'), cell: dateOf },
        { ...plan, cell: ({ productName }) => productName },
        { id: 'period', header: t('history.period'), cell: periodOf },
      ]
  return [
    ...what,
    {
      id: 'status',
      header: t('history.status'),
      cell: ({ status }) => <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>,
    },
    {
      id: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: ({ amount, currencyCode }) => (amount === 0 ? NOTHING : format.money(amount, currencyCode)),
    },
    {
      id: 'invoice',
      header: t('history.invoice'),
      cell: ({ invoiceNumber, invoiceUrl }) =>
        invoiceUrl ? (
          <Link href={invoiceUrl} target="_blank" rel="noopener noreferrer" color="accent.fg">
            {invoiceNumber ?? t('history.open')}
          </Link>
        ) : (
          (invoiceNumber ?? NOTHING)
        ),
    },
  ]
}

/** The history of the subscription with its invoices, newest first. */
export function History() {
  const { t } = useTranslation('subscriptions')
  const { user } = useCurrent()
  const { paging, onPageChange, onPageSizeChange } = useAddress()
  const history = useQuery({
    ...listSubscriptionHistoryOptions({ path: { userId: user.id }, query: paging }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('history.title')} description={t('history.note')} variant="plain">
      <DataTable
        label={t('history.title')}
        columns={useColumns()}
        rows={history.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ event, occurredAt }) => `${t(`event.${event}`)} ${occurredAt.slice(0, 10)}`}
        read={history}
        paging={{ ...paging, totalCount: history.data?.totalCount ?? 0 }}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
        empty={
          <EmptyState headingLevel="h3" title={t('history.empty')}>
            {t('history.emptyText')}
          </EmptyState>
        }
      />
    </Section>
  )
}
