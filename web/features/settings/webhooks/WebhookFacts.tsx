import { useRotateWebhookSecretMutation } from '@adwright/sdk/react-query'
import { type Account, type Webhook, WebhookStatus, type WebhookWithSecret } from '@adwright/sdk/types'
import { Box, Button, Flex, SimpleGrid } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { Fact } from '#web/ui/page/Fact.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { eventKeyOf } from './event-keys.ts'
import { SecretNotice } from './SecretNotice.tsx'
import { WebhookState } from './status.tsx'

interface WebhookProps {
  webhook: Webhook
  account: Account
}

/** The signing secret: since when it signs, and its replacement, which is shown until the page is left. */
function Secret({ webhook, account }: WebhookProps) {
  const { t } = useTranslation('settings-webhooks')
  const format = useFormat()
  const mayChange = useCan('manageIntegrations')
  const invalidate = useInvalidate()
  const [isAsking, setAsking] = useState(false)
  const [rotated, setRotated] = useState<WebhookWithSecret>()
  const rotate = useRotateWebhookSecretMutation()
  const { secretChangedAt, previousSecretExpiresAt } = webhook
  const moment = (at: string) => format.dateTime(at, account.timeZone)

  async function run() {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    setRotated(await rotate.mutateAsync({ path: { accountId: account.id, webhookId: webhook.id }, headers }))
    await invalidate('getWebhook')
  }

  return (
    <Section
      title={t('secret.title')}
      description={t('secret.text')}
      actions={
        mayChange ? (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            <RefreshCw aria-hidden="true" />
            {t('secret.rotate')}
          </Button>
        ) : null
      }
    >
      <Flex direction="column" gap="4">
        {rotated ? (
          <SecretNotice
            secret={rotated.secret}
            {...(rotated.previousSecretExpiresAt ? { previousUntil: moment(rotated.previousSecretExpiresAt) } : {})}
          />
        ) : null}
        <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="4">
          <Fact name={t('secret.since')}>{moment(secretChangedAt)}</Fact>
          {previousSecretExpiresAt ? (
            <Fact name={t('secret.previousUntil')}>{moment(previousSecretExpiresAt)}</Fact>
          ) : null}
        </SimpleGrid>
      </Flex>
      <ConfirmDialog
        title={t('secret.ask')}
        confirm={t('secret.rotate')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={run}
      >
        {t('secret.askText')}
      </ConfirmDialog>
    </Section>
  )
}

export function WebhookFacts({ webhook, account }: WebhookProps) {
  const { t } = useTranslation('settings-webhooks')
  const format = useFormat()
  const { url, description, events, status, createdByName, createdAt } = webhook
  return (
    <Flex direction="column" gap="6" mb="6">
      {status === WebhookStatus.SwitchedOff ? (
        <Notice tone="bad" title={t('switchedOff')}>
          {t('switchedOffText')}
        </Notice>
      ) : null}
      <Section title={t('settings')}>
        <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="4">
          <Fact name={t('form.url')}>{url}</Fact>
          <Fact name={t('columns.status')}>
            <WebhookState status={status} />
          </Fact>
          <Fact name={t('form.description')}>{description || '–'}</Fact>
          <Fact name={t('form.events')}>
            {events.map((event) => t(`events.${eventKeyOf(event)}`)).join(', ') || t('noEvents')}
          </Fact>
          <Fact name={t('created')}>
            {format.dateTime(createdAt, account.timeZone)}
            {createdByName ? <Box>{createdByName}</Box> : null}
          </Fact>
        </SimpleGrid>
      </Section>
      <Secret webhook={webhook} account={account} />
    </Flex>
  )
}
