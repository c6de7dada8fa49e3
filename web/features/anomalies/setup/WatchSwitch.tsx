import { useUpdateAnomalyConfigurationMutation } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useKeepWatch } from '#web/features/anomalies/use-watches.ts'
import { inWords, toProblem } from '#web/lib/problem.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Switch } from '#web/ui/form/controls.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Whether the watch watches; acts at once, and goes back when that fails. */
export function WatchSwitch({ watch, hasLabel = false }: { watch: AnomalyConfiguration; hasLabel?: boolean }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const mayManage = useCan('manageAnomalies')
  const keep = useKeepWatch()
  const update = useUpdateAnomalyConfigurationMutation({ meta: { isShownInPlace: true } })
  const isOn = update.isPending ? !watch.isEnabled : watch.isEnabled

  async function turn() {
    if (update.isPending) return
    try {
      const path = { accountId, configurationId: watch.id }
      await keep(await update.mutateAsync({ path, query: { isEnabled: !watch.isEnabled } }))
    } catch (error) {
      toaster.show({
        tone: 'bad',
        title: t('setup.switchFailed', { name: watch.name }),
        description: toProblem(error).detail ?? inWords(error),
      })
      void keep()
    }
  }

  return (
    <chakra.span display="inline-flex" gap="2" alignItems="center">
      <DisabledReason reason={mayManage ? undefined : t('reason.user')}>
        <Switch aria-label={t('setup.switch', { name: watch.name })} checked={isOn} onChange={() => void turn()} />
      </DisabledReason>
      {hasLabel ? <span aria-hidden="true">{t(isOn ? 'setup.on' : 'setup.off')}</span> : null}
    </chakra.span>
  )
}
