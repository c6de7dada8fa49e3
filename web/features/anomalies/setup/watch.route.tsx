import { useUpdateAnomalyConfigurationMutation } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { Copy, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { useFetchWatches, useKeepWatch, useWatches } from '#web/features/anomalies/use-watches.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DeleteWatch } from './DeleteWatch.tsx'
import { MetricList } from './MetricList.tsx'
import { OneWatch } from './OneWatch.tsx'
import { withListErrors } from './send-watch.ts'
import { useWatchActions } from './use-watch-actions.ts'
import { WatchFacts } from './WatchFacts.tsx'
import { WatchFields } from './WatchFields.tsx'
import { WatchSwitch } from './WatchSwitch.tsx'
import { formOfWatch } from './watch-form.ts'
import { watchSchema } from './watch-schema.ts'

export const handle = {
  crumb: 'anomalies:watch.crumb',
  above: [{ crumb: 'anomalies:setup.title', to: patterns.anomalySetup }],
}

export function Component() {
  const { configurationId = '' } = useParams()
  return <OneWatch configurationId={configurationId}>{(watch) => <Watch key={watch.id} watch={watch} />}</OneWatch>
}

function Watch({ watch }: { watch: AnomalyConfiguration }) {
  const { t } = useTranslation('anomalies')
  const navigate = useNavigate()
  const mayManage = useCan('manageAnomalies')
  const watches = useWatches()
  const { nameOf } = useProperties()
  const { duplicate, erase } = useWatchActions()
  const [isAsked, setAsked] = useState(false)
  const role = mayManage ? undefined : t('reason.user')
  const isFixed = watch.isDefault || !mayManage
  return (
    <Page
      title={watch.name}
      lead={t('watch.lead', { property: nameOf(watch.propertyName) })}
      actions={
        <>
          <WatchSwitch watch={watch} hasLabel />
          <DisabledReason reason={role}>
            <Button variant="outline" onClick={() => void duplicate(watch, watches.data ?? [])}>
              <Copy aria-hidden="true" />
              {t('setup.duplicate')}
            </Button>
          </DisabledReason>
          <DisabledReason reason={role ?? (watch.isDefault ? t('reason.default') : undefined)}>
            <Button variant="outline" onClick={() => setAsked(true)}>
              <Trash2 aria-hidden="true" />
              {t('setup.delete')}
            </Button>
          </DisabledReason>
        </>
      }
    >
      <Flex direction="column" gap="4">
        {watch.isDefault ? <Notice title={t('reason.default')}>{t('watch.defaultText')}</Notice> : null}
        <MetricList watch={watch} />
        {isFixed ? <WatchFacts watch={watch} /> : <EditWatch watch={watch} />}
      </Flex>
      <DeleteWatch
        watch={isAsked ? watch : undefined}
        onClose={() => setAsked(false)}
        onDelete={async () => {
          await erase(watch)
          await navigate(paths.anomalySetup())
        }}
      />
    </Page>
  )
}

function EditWatch({ watch }: { watch: AnomalyConfiguration }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const keep = useKeepWatch()
  const update = useUpdateAnomalyConfigurationMutation()
  const form = useContractForm(watchSchema, formOfWatch(watch))
  const { isDirty } = form.formState
  const version = useRef(watch.version)
  const fetchWatches = useFetchWatches()
  const rebase = (latest: AnomalyConfiguration) => {
    version.current = latest.version
  }
  const show = (latest: AnomalyConfiguration) => form.reset(formOfWatch(latest))
  const { latest, send, round, clear, ...resolve } = useEditConflict({
    fetchLatest: async () => (await fetchWatches()).find(({ id }) => id === watch.id),
    rebase,
    show,
    focusFirst: () => form.setFocus('name'),
  })
  const startFrom = (saved: AnomalyConfiguration) => {
    rebase(saved)
    clear()
    show(saved)
  }
  return (
    <Form
      form={form}
      label={t('watch.edit')}
      submit={t('watch.save')}
      secondary={
        isDirty ? (
          <Button variant="ghost" onClick={() => startFrom(watch)}>
            {t('watch.discard')}
          </Button>
        ) : null
      }
      onSubmit={(body) =>
        withListErrors(form, 'recipients', async () => {
          const path = { accountId, configurationId: watch.id }
          const query = { expectedVersion: version.current }
          const saved = await send(() => update.mutateAsync({ path, query, body }))
          if (!saved) return
          startFrom(saved)
          toaster.show({ tone: 'good', title: t('watch.saved', { name: saved.name }) })
          await keep(saved)
        })
      }
    >
      <WatchFields key={round} />
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
