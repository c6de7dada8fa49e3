import { getWebhookOptions } from '@adwright/sdk/react-query'
import type { Account } from '@adwright/sdk/types'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router-dom'
import { AccountClosed } from '#web/features/settings/AccountClosed.tsx'
import { patterns } from '#web/paths.ts'
import { useCan, useCurrent } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { WebhookActions } from './WebhookActions.tsx'
import { WebhookFacts } from './WebhookFacts.tsx'

export const handle = {
  crumb: 'settings-webhooks:one',
  ancestors: [{ crumb: 'settings-webhooks:title', to: patterns.webhooks }],
}

function Details({ account, webhookId }: { account: Account; webhookId: string }) {
  const { t } = useTranslation('settings-webhooks')
  const { data: webhook } = useSuspenseQuery(getWebhookOptions({ path: { accountId: account.id, webhookId } }))
  useObjectTitle(t('oneOf', { name: webhook.description || new URL(webhook.url).host }))
  return (
    <>
      <WebhookFacts webhook={webhook} account={account} />
      <DeliveryLog webhook={webhook} account={account} />
    </>
  )
}

export function Component() {
  const { t } = useTranslation('settings-webhooks')
  const { webhookId = '' } = useParams()
  const { account } = useCurrent()
  const mayView = useCan('viewWebhooks')
  const open = account && !isPending(account) ? account : undefined
  return (
    <Page title={t('one')} actions={open && mayView ? <WebhookActions webhookId={webhookId} /> : null} wide>
      {!open ? (
        <AccountClosed />
      ) : mayView ? (
        <SectionBoundary title={t('failed')} skeleton={<TableSkeleton rows={4} columns={2} />}>
          <Details account={open} webhookId={webhookId} />
        </SectionBoundary>
      ) : (
        <EmptyState title={t('noAccess')}>{t('noAccessText')}</EmptyState>
      )}
      {mayView ? <Outlet /> : null}
    </Page>
  )
}
