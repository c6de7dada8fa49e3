import { listWebhooksOptions } from '@adwright/sdk/react-query'
import { type Webhook } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router-dom'
import { AccountClosed } from '#web/features/settings/AccountClosed.tsx'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useCan, useCurrent } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { eventKeyOf } from './event-keys.ts'
import { DeliveryState, WebhookState } from './status.tsx'

export const handle = { crumb: 'settings-webhooks:title' }

function useColumns(timeZone: string): readonly Column<Webhook>[] {
  const { t } = useTranslation('settings-webhooks')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'url',
        header: t('columns.url'),
        cell: ({ id, url, description }) => (
          <Flex direction="column" py="1" minWidth="0">
            <Link to={paths.webhook(id)}>
              <chakra.span overflowWrap="anywhere">{url}</chakra.span>
            </Link>
            {description ? (
              <chakra.span textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                {description}
              </chakra.span>
            ) : null}
          </Flex>
        ),
      },
      {
        id: 'status',
        header: t('columns.status'),
        cell: ({ status }) => <WebhookState status={status} />,
        priority: 1,
      },
      {
        id: 'events',
        header: t('columns.events'),
        cell: ({ events }) => events.map((event) => t(`events.${eventKeyOf(event)}`)).join(', ') || t('noEvents'),
        priority: 2,
      },
      {
        id: 'lastDelivery',
        header: t('columns.last'),
        cell: ({ lastDelivery: last }) =>
          last ? (
            <Flex direction="column" gap="1" py="1" align="flex-start">
              <DeliveryState status={last.status} />
              <chakra.span textStyle="xs" color="fg.muted">
                {format.dateTime(last.createdAt, timeZone)}
              </chakra.span>
            </Flex>
          ) : (
            t('noDelivery')
          ),
        priority: 3,
      },
    ],
    [t, format, timeZone],
  )
}

function AddButton() {
  const { t } = useTranslation('settings-webhooks')
  const mayChange = useCan('manageIntegrations')
  const label = (
    <>
      <Plus aria-hidden="true" />
      {t('add')}
    </>
  )
  return mayChange ? (
    <Button asChild>
      <Link to={paths.newWebhook()} preventScrollReset>
        {label}
      </Link>
    </Button>
  ) : (
    <DisabledReason reason={t('needsAdmin')}>
      <Button>{label}</Button>
    </DisabledReason>
  )
}

function WebhookList({ accountId, timeZone }: { accountId: string; timeZone: string }) {
  const { t } = useTranslation('settings-webhooks')
  const columns = useColumns(timeZone)
  const { paging, onPageChange, onPageSizeChange } = useAddress()
  const list = useQuery({
    ...listWebhooksOptions({ path: { accountId }, query: paging }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={list.data?.items ?? []}
      getRowId={({ id }) => id}
      nameOf={({ url }) => url}
      read={list}
      empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      {...(list.data ? { paging: { ...paging, totalCount: list.data.totalCount } } : {})}
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
    />
  )
}

export function Component() {
  const { t } = useTranslation('settings-webhooks')
  const { account } = useCurrent()
  const mayView = useCan('viewWebhooks')
  const open = account && !isPending(account) ? account : undefined
  return (
    <Page title={t('title')} lead={t('lead')} actions={open && mayView ? <AddButton /> : null} wide>
      {!open ? (
        <AccountClosed />
      ) : mayView ? (
        <WebhookList accountId={open.id} timeZone={open.timeZone} />
      ) : (
        <EmptyState title={t('noAccess')}>{t('noAccessText')}</EmptyState>
      )}
      <Outlet />
    </Page>
  )
}
