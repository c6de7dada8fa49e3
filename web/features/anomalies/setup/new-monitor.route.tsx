import { useCreateAnomalyConfigurationMutation } from '@adwright/sdk/react-query'
import { IntegrationPlatform } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { useRefreshMonitors } from '#web/features/anomalies/use-monitors.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan, useUser } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Blocked } from './Blocked.tsx'
import { withListErrors } from './list-errors.ts'
import { MonitorFields } from './MonitorFields.tsx'
import { emptyMonitor } from './monitor-form.ts'
import { monitorSchema } from './monitor-schema.ts'

export const handle = {
  crumb: 'anomalies:monitor.newCrumb',
  ancestors: [{ crumb: 'anomalies:setup.title', to: patterns.anomalySetup }],
}

export function Component() {
  const { t } = useTranslation('anomalies')
  const mayManage = useCan('manageAnomalies')
  const { isConnected, selected, properties } = useProperties()
  return (
    <Page title={t('monitor.newTitle')} lead={t('monitor.newLead')}>
      {!mayManage ? (
        <Blocked drawing="lock" title={t('reason.user')} to={paths.anomalySetup()} label={t('monitor.back')} />
      ) : isConnected === undefined ? (
        <Loading>
          <TableSkeleton rows={8} columns={2} />
        </Loading>
      ) : properties.length === 0 ? (
        <Blocked
          drawing="plug"
          title={t(isConnected ? 'connect.property' : 'connect.title')}
          to={paths.getStarted(IntegrationPlatform.GoogleAnalytics)}
          label={t('connect.action')}
        />
      ) : (
        <NewMonitor selected={selected ?? properties[0]?.propertyName ?? ''} properties={properties} />
      )}
    </Page>
  )
}

interface NewMonitorProps {
  selected: string
  properties: ReturnType<typeof useProperties>['properties']
}

function NewMonitor({ selected, properties }: NewMonitorProps) {
  const { t } = useTranslation('anomalies')
  const { id: accountId } = useAccount()
  const { email } = useUser()
  const navigate = useNavigate()
  const refresh = useRefreshMonitors()
  const create = useCreateAnomalyConfigurationMutation()
  const draft = `anomaly-monitor-${accountId}`
  const intent = useLastingIntentKey(draft)
  const [start] = useState(() => readDraft(draft, emptyMonitor(selected, email ?? '')))
  const form = useContractForm(monitorSchema, start)
  useDraft(draft, form)
  return (
    <Form
      form={form}
      label={t('monitor.newTitle')}
      submit={t('monitor.create')}
      secondary={
        <Button asChild variant="ghost">
          <Link to={paths.anomalySetup()} onClick={() => deleteDraft(draft)}>
            {t('monitor.cancel')}
          </Link>
        </Button>
      }
      onSubmit={(body) =>
        withListErrors(form, 'recipients', async () => {
          const monitor = await create.mutateAsync({ path: { accountId }, body, headers: intent.headersOf(body) })
          deleteDraft(draft)
          intent.forget()
          void refresh(monitor)
          toaster.show({
            tone: 'good',
            title: t('monitor.created', { name: monitor.name }),
            description: t('monitor.tuneNext'),
          })
          await navigate(paths.anomalyMonitor(monitor.id), { replace: true })
        })
      }
    >
      <Flex direction="column" gap="4">
        <MonitorFields properties={properties} />
      </Flex>
    </Form>
  )
}
