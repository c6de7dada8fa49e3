import { listWebhooksOptions } from '@adwright/sdk/react-query'
import { Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'

/** More than an account can have. */
const PAGE_SIZE = 25

function Choices() {
  const { t } = useTranslation('anomalies')
  const { id: accountId } = useAccount()
  const { data } = useSuspenseQuery(listWebhooksOptions({ path: { accountId }, query: { pageSize: PAGE_SIZE } }))
  return (
    <Flex direction="column" gap="2">
      {data.items.length === 0 ? (
        <Text color="fg.muted">{t('monitor.noWebhooks')}</Text>
      ) : (
        <CheckboxGroup
          name="webhookIds"
          label={t('monitor.webhooks')}
          help={t('monitor.webhooksHelp')}
          options={data.items.map(({ id, url, description }) => ({
            value: id,
            label: description || url,
            ...(description ? { help: url } : {}),
          }))}
        />
      )}
      <Link to={paths.webhooks()}>{t('monitor.manageWebhooks')}</Link>
    </Flex>
  )
}

/** The webhooks of the account that get the anomalies of this monitor. */
export function WebhooksField() {
  const { t } = useTranslation('anomalies')
  return (
    <SectionBoundary title={t('monitor.webhooksFailed')} skeleton={<TableSkeleton rows={2} columns={1} />}>
      <Choices />
    </SectionBoundary>
  )
}
