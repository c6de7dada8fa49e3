import { getWebhookOptions, useUpdateWebhookMutation } from '@adwright/sdk/react-query'
import type { Webhook } from '@adwright/sdk/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { AdminNeeded } from './AdminNeeded.tsx'
import { WebhookFields } from './WebhookFields.tsx'
import { draftOf, webhookSchema } from './webhook-schema.ts'

export const handle = { crumb: 'settings-webhooks:edit.button', isModal: true }

function EditForm({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('settings-webhooks')
  const { id: accountId } = useAccount()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const form = useContractForm(webhookSchema, draftOf(webhook))
  const update = useUpdateWebhookMutation()
  const queries = useQueryClient()
  const version = useRef(webhook.version)
  const path = { accountId, webhookId: webhook.id }
  const { latest, send, formVersion, ...resolve } = useEditConflict<Webhook>({
    fetchLatest: () => queries.fetchQuery({ ...getWebhookOptions({ path }), staleTime: 0 }),
    rebase: (saved) => {
      version.current = saved.version
    },
    show: (saved) => form.reset(draftOf(saved)),
    focusFirst: () => form.setFocus('url'),
  })

  async function save(body: z.output<typeof webhookSchema>) {
    const saved = await send(() => update.mutateAsync({ path, query: { expectedVersion: version.current }, body }))
    if (!saved) return
    toaster.show({ tone: 'good', title: t('edit.saved') })
    // In the place of the form, to which Back must not lead again.
    await navigate(paths.webhook(webhook.id), { replace: true, preventScrollReset: true })
    await invalidate('getWebhook', 'listWebhooks')
  }

  return (
    <Form form={form} submit={t('edit.submit')} onSubmit={save}>
      <WebhookFields key={formVersion} />
      <EditConflictNotice latest={latest} resolve={resolve} />
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
      <AdminNeeded>{data ? <EditForm webhook={data} /> : null}</AdminNeeded>
    </RouteDialog>
  )
}
