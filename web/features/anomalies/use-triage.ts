import { useUpdateAnomaliesMutation } from '@adwright/sdk/react-query'
import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inWords, toProblem } from '#web/lib/problem.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { type Triage, undoOf } from './triage.ts'

const UNDO_MS = 10_000

/** After a change of anomalies: their list and each of them are read again. */
export function useReadAnomalies() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [{ _id: 'listAnomalies' }] }),
      queries.invalidateQueries({ queryKey: [{ _id: 'getAnomaly' }] }),
    ])
}

/** Why the reader may not put anomalies into a status; undefined when it may be done. */
export function useTriageReason() {
  const { t } = useTranslation('anomalies')
  const mayAcknowledge = useCan('acknowledgeAnomaly')
  const mayManage = useCan('manageAnomalies')
  return (status: AnomalyStatus): string | undefined =>
    (status === AnomalyStatus.Acknowledged ? mayAcknowledge : mayManage) ? undefined : t('reason.user')
}

/** Puts anomalies into a status; how it went is told by a toast, with Undo where it can be undone. Resolves to success. */
export function useTriage() {
  const { t } = useTranslation('anomalies')
  const path = { accountId: useAccount().id }
  const mayManage = useCan('manageAnomalies')
  const readAgain = useReadAnomalies()
  const update = useUpdateAnomaliesMutation({ meta: { isShownInPlace: true } })

  async function act(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      const { detail, fieldErrors } = toProblem(error)
      const words = Object.values(fieldErrors ?? {}).flat()
      toaster.show({ tone: 'bad', title: t('triage.failed'), description: words[0] ?? detail ?? inWords(error) })
      return false
    } finally {
      void readAgain()
    }
  }

  async function triage(anomalies: readonly Anomaly[], change: Triage): Promise<boolean> {
    const ids = anomalies.map(({ id }) => id)
    return act(async () => {
      const { items, missingIds } = await update.mutateAsync({ path, body: { ...change, ids } })
      const undo = mayManage ? undoOf(anomalies, serverNow()) : undefined
      toaster.show({
        tone: items.length > 0 ? 'good' : 'neutral',
        title: t(`triage.done.${change.status}`, { count: items.length }),
        ...(missingIds.length > 0 ? { description: t('triage.missing', { count: missingIds.length }) } : {}),
        ...(undo && items.length > 0
          ? {
              duration: UNDO_MS,
              action: {
                label: t('triage.undo'),
                onAct: () =>
                  void act(async () => {
                    for (const body of undo) await update.mutateAsync({ path, body })
                  }),
              },
            }
          : {}),
      })
    })
  }

  return { triage, isBusy: update.isPending }
}
