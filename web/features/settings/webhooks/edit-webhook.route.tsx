import { getWebhookOptions, useUpdateWebhookMutation } from '@adwright/sdk/react-query'
import type { Webhook } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { WebhookFields } from './WebhookFields.tsx'
import { draftOf, webhookSchema } from './webhook-schema.ts'

export const handle = { crumb: 'settings-webhooks:edit.button', isModal: true }

function EditForm({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('settings-webhooks')
  const { id: accountId } = useAccount()
  const mayChange = useCan('manageIntegrations')
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const form = useContractForm(webhookSchema, draftOf(webhook))
  const update = useUpdateWebhookMutation()

  async function save(body: z.output<typeof webhookSchema>) {
    const path = { accountId, webhookId: webhook.id }
    await update.mutateAsync({ path, query: { expectedVersion: webhook.version }, body })
    toaster.show({ tone: 'good', title: t('edit.saved') })
    await navigate(paths.webhook(webhook.id), { preventScrollReset: true })
    await invalidate('getWebhook', 'listWebhooks')
  }

  return (
    <Form
      form={form}
      submit={t('edit.submit')}
      onSubmit={save}
      disabledReason={mayChange ? undefined : t('needsAdmin')}
    >
      <WebhookFields />
    </Form>
  )
}

export function Component() {
  const { t } = useTranslation('settings-webhooks')
  const { webhookId = '' } = useParams()
  const { id: accountId } = useAccount()
  const { data } = useQuery(getWebhookOptions({ path: { accountId, webhookId } }))
  return (
    <RouteDialog title={t('edit.title')} closeTo={paths.webhook(webhookId)}>
      {data ? <EditForm webhook={data} /> : null}
    </RouteDialog>
  )
}
