import { useUpdateAnomalyConfigurationMutation } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration, UpdateAnomalyConfigurationData } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useMonitorsKey } from '#web/features/anomalies/use-monitors.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { useOptimisticUpdate } from '#web/ui/feedback/use-optimistic-update.ts'
import { Switch } from '#web/ui/form/controls.tsx'

/** Turns a monitor on or off immediately, and reverts on failure. */
export function MonitorSwitch({ monitor, hasLabel = false }: { monitor: AnomalyConfiguration; hasLabel?: boolean }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const mayManage = useCan('manageAnomalies')
  const update = useUpdateAnomalyConfigurationMutation(
    useOptimisticUpdate<AnomalyConfiguration[], Pick<UpdateAnomalyConfigurationData, 'path' | 'query'>>({
      queryKey: useMonitorsKey(),
      change: (before, { path, query }) =>
        before.map((one) => (one.id === path.configurationId ? { ...one, ...query } : one)),
      failed: () => t('setup.switchFailed', { name: monitor.name }),
    }),
  )
  const isOn = monitor.isEnabled

  function turn() {
    if (update.isPending) return
    update.mutate({ path: { accountId, configurationId: monitor.id }, query: { isEnabled: !isOn } })
  }

  return (
    <chakra.span display="inline-flex" gap="2" alignItems="center">
      <DisabledReason reason={mayManage ? undefined : t('reason.user')}>
        <Switch aria-label={t('setup.switch', { name: monitor.name })} checked={isOn} onChange={turn} />
      </DisabledReason>
      {hasLabel ? <span aria-hidden="true">{t(isOn ? 'setup.on' : 'setup.off')}</span> : null}
    </chakra.span>
  )
}
