import { useUpdateAnomaliesMutation } from '@adwright/sdk/react-query'
import { type AnomaliesUpdate, type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { reasonText } from '#web/lib/reason-text.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { type Assignment, commonAssignee, undoAssignment } from './assignment.ts'
import { type Triage, undoTriage } from './triage.ts'

/** The reason why the viewer may not set a status, or assign if no status is given; undefined if allowed. */
export function useTriageReason() {
  const { t } = useTranslation('anomalies')
  const mayAcknowledge = useCan('acknowledgeAnomaly')
  const mayManage = useCan('manageAnomalies')
  return (status?: AnomalyStatus): string | undefined =>
    (status === AnomalyStatus.Acknowledged ? mayAcknowledge : mayManage) ? undefined : t('reason.user')
}

const versionsOf = (anomalies: readonly Anomaly[]) =>
  Object.fromEntries(anomalies.map(({ id, version }) => [id, version]))

/** Sets a status or an assignee; a toast shows the result, with Undo where possible. Resolves to true on success. */
export function useTriage() {
  const { t } = useTranslation('anomalies')
  const path = { accountId: useAccount().id }
  const mayManage = useCan('manageAnomalies')
  const invalidate = useInvalidate()
  const update = useUpdateAnomaliesMutation()

  async function act(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('triage.failed'), description: reasonText(error) })
      return false
    } finally {
      void invalidate('listAnomalies', 'getAnomaly')
    }
  }

  async function takeBack(updates: readonly AnomaliesUpdate[], items: readonly Anomaly[]) {
    const expectedVersions = versionsOf(items)
    for (const one of updates) {
      const { conflictIds } = await update.mutateAsync({ path, body: { ...one, expectedVersions } })
      if (conflictIds.length > 0)
        toaster.show({ tone: 'neutral', title: t('triage.conflict', { count: conflictIds.length }) })
    }
  }

  async function send(
    anomalies: readonly Anomaly[],
    change: Omit<AnomaliesUpdate, 'ids' | 'expectedVersions'>,
    wordsOf: (count: number) => string,
    undoAfter: (changed: readonly Anomaly[]) => AnomaliesUpdate[] | undefined,
  ): Promise<boolean> {
    const ids = anomalies.map(({ id }) => id)
    return act(async () => {
      const body = { ...change, ids, expectedVersions: versionsOf(anomalies) }
      const { items, missingIds, conflictIds } = await update.mutateAsync({ path, body })
      const undo = mayManage ? undoAfter(anomalies.filter(({ id }) => items.some((item) => item.id === id))) : undefined
      const left = [
        missingIds.length > 0 ? t('triage.missing', { count: missingIds.length }) : [],
        conflictIds.length > 0 ? t('triage.conflict', { count: conflictIds.length }) : [],
      ].flat()
      const outcome = { title: wordsOf(items.length), ...(left.length > 0 ? { description: left.join(' ') } : {}) }
      if (undo && items.length > 0) {
        offerUndo({ ...outcome, label: t('triage.undo'), undo: () => void act(() => takeBack(undo, items)) })
        return
      }
      toaster.show({ ...outcome, tone: items.length > 0 ? 'good' : 'neutral' })
    })
  }

  const triage = (anomalies: readonly Anomaly[], change: Triage) =>
    send(
      anomalies,
      change,
      (count) => t(`triage.done.${change.status}`, { count }),
      (changed) => undoTriage(changed, serverNow()),
    )

  /** No-op if the chosen member is already assigned to all of them. */
  async function assign(anomalies: readonly Anomaly[], { to, members }: Assignment) {
    const assignee = commonAssignee(anomalies, members)
    if (assignee !== undefined && assignee?.id === to?.id) return true
    return send(
      anomalies,
      { assigneeId: to?.id ?? null },
      (count) => (to ? t('assign.done', { count, name: to.name }) : t('assign.unassigned', { count })),
      (changed) => undoAssignment(changed, members),
    )
  }

  return { triage, assign, isBusy: update.isPending }
}
