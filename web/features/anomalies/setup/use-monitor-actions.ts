import { useCreateAnomalyConfigurationMutation, useDeleteAnomalyConfigurationMutation } from '@adwright/sdk/react-query'
import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useRefreshMonitors } from '#web/features/anomalies/use-monitors.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { reasonText } from '#web/lib/reason-text.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { copyOf } from './monitor-form.ts'

const NAME_CHARACTERS = 100

/** Duplicates and deletes monitors. */
export function useMonitorActions() {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const navigate = useNavigate()
  const refresh = useRefreshMonitors()
  const intentKey = useIntentKey()
  const create = useCreateAnomalyConfigurationMutation()
  const remove = useDeleteAnomalyConfigurationMutation()

  async function duplicate(monitor: AnomalyConfiguration, others: readonly AnomalyConfiguration[]) {
    const suffix = t('setup.copySuffix')
    const name = `${monitor.name.slice(0, NAME_CHARACTERS - suffix.length - 1)} ${suffix}`
    const body = copyOf(monitor, name)
    try {
      // Copying twice on purpose is allowed: the number of monitors in the idempotency key distinguishes it from a retry.
      const headers = intentKey({ body, count: others.length })
      const copy = await create.mutateAsync({ path: { accountId }, body, headers })
      void refresh(copy)
      toaster.show({
        tone: 'good',
        title: t('setup.duplicated', { name: copy.name }),
        description: t('setup.copyIsOff'),
      })
      await navigate(paths.anomalyMonitor(copy.id))
    } catch (error) {
      const description = reasonText(error)
      toaster.show({ tone: 'bad', title: t('setup.duplicateFailed'), description })
    }
  }

  /** Rejects on failure, so that the dialog can show the error. */
  async function erase({ id, name }: AnomalyConfiguration) {
    await ensureDeleted(remove.mutateAsync({ path: { accountId, configurationId: id } }))
    toaster.show({ tone: 'good', title: t('setup.deleted', { name }) })
    await refresh()
  }

  return { duplicate, erase }
}
