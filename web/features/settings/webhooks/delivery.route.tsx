import { getWebhookDeliveryOptions } from '@adwright/sdk/react-query'
import type { Account, WebhookAttempt, WebhookDeliveryDetail } from '@adwright/sdk/types'
import { Button, chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { Fact } from '#web/ui/page/Fact.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useResend } from './DeliveryLog.tsx'
import { DeliveryResult, DeliveryState } from './status.tsx'

export const handle = { crumb: 'settings-webhooks:delivery', isModal: true }

/** The body with line breaks; as it was sent where it is no JSON. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

function Attempt({ attempt, timeZone }: { attempt: WebhookAttempt; timeZone: string }) {
  const { t } = useTranslation('settings-webhooks')
  const format = useFormat()
  const { number, attemptedAt, durationMs, responseExcerpt } = attempt
  return (
    <chakra.li py="2" borderTopWidth="1px" borderColor="border.subtle">
      <Flex gap="3" wrap="wrap" justify="space-between">
        <span>
          {t('attempt', { number })} · {format.dateTime(attemptedAt, timeZone)}
        </span>
        <span>
          <DeliveryResult {...attempt} /> · {t('milliseconds', { value: format.number(durationMs) })}
        </span>
      </Flex>
      {responseExcerpt ? (
        <chakra.pre fontFamily="mono" textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" color="fg.muted">
          {responseExcerpt}
        </chakra.pre>
      ) : null}
    </chakra.li>
  )
}

function Detail({ delivery, account }: { delivery: WebhookDeliveryDetail; account: Account }) {
  const { t } = useTranslation('settings-webhooks')
  const format = useFormat()
  const { id, eventType, status, nextAttemptAt, attempts, body } = delivery
  return (
    <Flex direction="column" gap="4">
      <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="4" m="0">
        <Fact name={t('log.event')}>{eventType}</Fact>
        <Fact name={t('log.status')}>
          <DeliveryState status={status} />
        </Fact>
        <Fact name="webhook-id">{id}</Fact>
        <Fact name={t('log.next')}>
          {nextAttemptAt === null ? '–' : format.dateTime(nextAttemptAt, account.timeZone)}
        </Fact>
      </SimpleGrid>
      <section>
        <chakra.h3 textStyle="label" mb="1">
          {t('log.attempts')}
        </chakra.h3>
        {attempts.length === 0 ? t('noAttempt') : null}
        <chakra.ul m="0" p="0" listStyleType="none">
          {attempts.map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} timeZone={account.timeZone} />
          ))}
        </chakra.ul>
      </section>
      <section>
        <chakra.h3 textStyle="label" mb="1">
          {t('body')}
        </chakra.h3>
        <chakra.pre
          tabIndex={0}
          fontFamily="mono"
          textStyle="sm"
          maxHeight="20rem"
          overflow="auto"
          p="3"
          borderWidth="1px"
          borderRadius="l2"
        >
          {readable(body)}
        </chakra.pre>
      </section>
    </Flex>
  )
}

function LoadedDetail({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const account = useAccount()
  const path = { accountId: account.id, webhookId, deliveryId }
  const { data } = useSuspenseQuery(getWebhookDeliveryOptions({ path }))
  return <Detail delivery={data} account={account} />
}

export function Component() {
  const { t } = useTranslation('settings-webhooks')
  const { webhookId = '', deliveryId = '' } = useParams()
  const { id: accountId } = useAccount()
  const mayChange = useCan('manageIntegrations')
  const resend = useResend(webhookId, accountId)
  return (
    <RouteDialog
      title={t('delivery')}
      size="lg"
      closeTo={paths.webhook(webhookId)}
      footer={
        mayChange ? (
          <Button onClick={() => void resend(deliveryId)}>
            <RotateCcw aria-hidden="true" />
            {t('resend.button')}
          </Button>
        ) : undefined
      }
    >
      <SectionBoundary title={t('deliveryFailed')} skeleton={<TableSkeleton rows={3} columns={2} />}>
        <LoadedDetail webhookId={webhookId} deliveryId={deliveryId} />
      </SectionBoundary>
    </RouteDialog>
  )
}
