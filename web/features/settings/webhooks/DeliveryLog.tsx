import { listWebhookDeliveriesOptions, useResendWebhookDeliveryMutation } from '@adwright/sdk/react-query'
import { type Account, type Webhook, type WebhookDelivery, WebhookDeliveryStatus } from '@adwright/sdk/types'
import { Button, chakra } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { serverMessageOr } from '#web/lib/problem.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { DeliveryResult, DeliveryState } from './status.tsx'

const POLL_MS = 2000

interface DeliveryLogProps {
  webhook: Webhook
  account: Account
}

/** True while a delivery is on its way, so that its result appears without a reload. */
const isDue = ({ nextAttemptAt }: WebhookDelivery) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) <= serverNow().getTime() + POLL_MS

function useColumns({ webhook, account }: DeliveryLogProps): readonly Column<WebhookDelivery>[] {
  const { t } = useTranslation('settings-webhooks')
  const format = useFormat()
  const { timeZone } = account
  return useMemo(
    () => [
      {
        id: 'createdAt',
        header: t('log.when'),
        cell: ({ id, createdAt }) => (
          <Link to={paths.webhookDelivery(webhook.id, id)} preventScrollReset>
            {format.dateTime(createdAt, timeZone)}
          </Link>
        ),
      },
      {
        id: 'eventType',
        header: t('log.event'),
        cell: ({ eventType }) => <chakra.code fontFamily="mono">{eventType}</chakra.code>,
        priority: 1,
      },
      { id: 'status', header: t('log.status'), cell: ({ status }) => <DeliveryState status={status} />, priority: 2 },
      { id: 'result', header: t('log.result'), cell: (one) => <DeliveryResult {...one} />, priority: 3 },
      {
        id: 'attemptCount',
        header: t('log.attempts'),
        align: 'end',
        cell: ({ attemptCount }) => attemptCount,
        priority: 4,
      },
      {
        id: 'durationMs',
        header: t('log.duration'),
        unit: 'ms',
        align: 'end',
        cell: ({ durationMs }) => (durationMs === null ? '–' : format.number(durationMs)),
        priority: null,
      },
      {
        id: 'nextAttemptAt',
        header: t('log.next'),
        cell: ({ nextAttemptAt }) => (nextAttemptAt === null ? '–' : format.dateTime(nextAttemptAt, timeZone)),
        priority: 5,
      },
    ],
    [t, format, timeZone, webhook.id],
  )
}

/** Sends a delivery again under the same id. */
export function useResend(webhookId: string, accountId: string) {
  const { t } = useTranslation('settings-webhooks')
  const invalidate = useInvalidate()
  const resend = useResendWebhookDeliveryMutation()
  return async (deliveryId: string) => {
    try {
      await resend.mutateAsync({ path: { accountId, webhookId, deliveryId } })
      toaster.show({ tone: 'good', title: t('resend.sent'), description: t('test.sentText') })
      await invalidate('listWebhookDeliveries', 'getWebhookDelivery', 'listWebhooks')
    } catch (error) {
      const description = serverMessageOr(error, t('test.failedText'))
      toaster.show({ tone: 'bad', title: t('resend.failed'), description })
    }
  }
}

export function DeliveryLog({ webhook, account }: DeliveryLogProps) {
  const { t } = useTranslation('settings-webhooks')
  const navigate = useNavigate()
  const mayChange = useCan('manageIntegrations')
  const columns = useColumns({ webhook, account })
  const resend = useResend(webhook.id, account.id)
  const { search, paging, set, onPageChange, onPageSizeChange } = useAddress()
  const statuses = parseOptions(Object.values(WebhookDeliveryStatus), search.getAll('status'))
  const path = { accountId: account.id, webhookId: webhook.id }
  const query = { ...paging, ...(statuses.length > 0 ? { statuses } : {}) }
  const log = useQuery({
    ...listWebhookDeliveriesOptions({ path, query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isDue) ? POLL_MS : false),
  })

  const actionsOf = ({ id }: WebhookDelivery): MenuAction[] => [
    {
      id: 'view',
      label: t('log.view'),
      icon: Eye,
      onSelect: () => void navigate(paths.webhookDelivery(webhook.id, id), { preventScrollReset: true }),
    },
    {
      id: 'resend',
      label: t('resend.button'),
      icon: RotateCcw,
      onSelect: () => void resend(id),
      ...(mayChange ? {} : { disabledReason: t('needsAdmin') }),
    },
  ]

  return (
    <Section title={t('log.title')} description={t('log.text')} variant="plain">
      <DataTable
        label={t('log.label')}
        columns={columns}
        rows={log.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ eventType }) => eventType}
        rowActions={actionsOf}
        read={log}
        toolbar={
          <FilterChoice
            label={t('log.status')}
            options={Object.values(WebhookDeliveryStatus).map((one) => ({
              value: String(one),
              label: t(`deliveryStatus.${one}`),
            }))}
            values={statuses.map(String)}
            onChange={(values) => set({ status: values })}
          />
        }
        empty={
          statuses.length > 0 ? (
            <EmptyState
              drawing="search"
              headingLevel="h3"
              title={t('log.noneSuch')}
              action={
                <Button variant="outline" onClick={() => set({ status: [] })}>
                  {t('log.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState headingLevel="h3" title={t('log.empty')}>
              {t('log.emptyText')}
            </EmptyState>
          )
        }
        {...(log.data ? { paging: { ...paging, totalCount: log.data.totalCount } } : {})}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
      />
    </Section>
  )
}
