import { useCreateWebhookMutation } from '@adwright/sdk/react-query'
import type { WebhookWithSecret } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type * as z from 'zod/mini'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { AdminNeeded } from './AdminNeeded.tsx'
import { SecretNotice } from './SecretNotice.tsx'
import { WebhookFields } from './WebhookFields.tsx'
import { emptyWebhook, webhookSchema } from './webhook-schema.ts'

export const handle = { crumb: 'settings-webhooks:add', isModal: true }

function NewWebhook({ onCreated }: { onCreated: (webhook: WebhookWithSecret) => void }) {
  const { t } = useTranslation('settings-webhooks')
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const form = useContractForm(webhookSchema, emptyWebhook)
  const create = useCreateWebhookMutation()

  async function save(body: z.output<typeof webhookSchema>) {
    onCreated(await create.mutateAsync({ path: { accountId }, body, headers: intentKey(body) }))
    await invalidate('listWebhooks')
  }

  return (
    <Form form={form} submit={t('add')} onSubmit={save}>
      <WebhookFields />
    </Form>
  )
}

export function Component() {
  const { t } = useTranslation('settings-webhooks')
  const [created, setCreated] = useState<WebhookWithSecret>()
  return (
    <RouteDialog
      title={created ? t('added') : t('add')}
      closeTo={paths.webhooks()}
      footer={
        created ? (
          <Button asChild>
            <Link to={paths.webhook(created.id)}>{t('openNew')}</Link>
          </Button>
        ) : undefined
      }
    >
      <AdminNeeded>
        {created ? <SecretNotice secret={created.secret} /> : <NewWebhook onCreated={setCreated} />}
      </AdminNeeded>
    </RouteDialog>
  )
}
