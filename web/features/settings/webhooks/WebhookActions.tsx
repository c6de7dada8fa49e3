import { getWebhookOptions, useDeleteWebhookMutation, useSendWebhookTestMutation } from '@adwright/sdk/react-query'
import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Send, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

function Forbidden({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings-webhooks')
  return (
    <DisabledReason reason={t('needsAdmin')}>
      <Button variant="outline">{children}</Button>
    </DisabledReason>
  )
}

/** Sends a test delivery, which appears in the log below. */
function TestButton({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation('settings-webhooks')
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const test = useSendWebhookTestMutation()

  async function send() {
    try {
      // Two clicks are two tests.
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await test.mutateAsync({ path: { accountId, webhookId }, headers })
      toaster.show({ tone: 'good', title: t('test.sent'), description: t('test.sentText') })
      await invalidate('listWebhookDeliveries', 'getWebhook', 'listWebhooks')
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('test.failed'), description: serverMessageOr(error, t('test.failedText')) })
    }
  }

  return (
    <BusyButton loading={test.isPending} onClick={() => void send()}>
      <Send aria-hidden="true" />
      {t('test.send')}
    </BusyButton>
  )
}

function DeleteButton({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation('settings-webhooks')
  const { id: accountId } = useAccount()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteWebhookMutation()
  const { data } = useQuery(getWebhookOptions({ path: { accountId, webhookId } }))
  const address = data?.url.replace(/^https:\/\//, '') ?? t('one')

  async function run() {
    await ensureDeleted(remove.mutateAsync({ path: { accountId, webhookId } }))
    toaster.show({ tone: 'good', title: t('delete.done') })
    await navigate(paths.webhooks(), { replace: true })
    await invalidate('listWebhooks', 'listAnomalyConfigurations')
  }

  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        title={t('delete.title', { address })}
        confirm={t('delete.confirm')}
        isDanger
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={run}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </>
  )
}

export function WebhookActions({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation('settings-webhooks')
  const mayChange = useCan('manageIntegrations')
  if (!mayChange)
    return (
      <>
        <Forbidden>{t('edit.button')}</Forbidden>
        <Forbidden>{t('test.send')}</Forbidden>
      </>
    )
  return (
    <>
      <DeleteButton webhookId={webhookId} />
      <Button asChild variant="outline">
        <Link to={paths.editWebhook(webhookId)} preventScrollReset>
          <Pencil aria-hidden="true" />
          {t('edit.button')}
        </Link>
      </Button>
      <TestButton webhookId={webhookId} />
    </>
  )
}
