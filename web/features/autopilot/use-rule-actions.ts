import {
  useCreateAutopilotItemMutation,
  useDeleteAutopilotItemMutation,
  useRestoreAutopilotItemMutation,
  useRunAutopilotItemMutation,
  useUpdateAutopilotItemStatusMutation,
} from '@adwright/sdk/react-query'
import { type AutopilotItem, AutopilotStatus } from '@adwright/sdk/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dayIn } from '#web/lib/dates.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { toProblem } from '#web/lib/problem.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { undoAction } from '#web/ui/overlay/undo.ts'
import { copyOf } from './rule-list.ts'
import { showRuleToast } from './rule-toast.ts'
import { useClient } from './use-client.ts'

const { Active, Paused } = AutopilotStatus
const ACTION_MS = 10_000
const MAX_NAME_CHARACTERS = 100

/** The actions on one item; each shows its result as a toast. */
export function useRuleActions() {
  const { t } = useTranslation('autopilot')
  const { path, timeZone } = useClient()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const switching = useUpdateAutopilotItemStatusMutation()
  const running = useRunAutopilotItemMutation()
  const creating = useCreateAutopilotItemMutation()
  const deleting = useDeleteAutopilotItemMutation()
  const restoring = useRestoreAutopilotItemMutation()
  const [busyId, setBusyId] = useState<string>()

  const of = (item: AutopilotItem) => ({ ...path, autopilotId: item.id })

  async function act(item: AutopilotItem, failed: string, work: () => Promise<unknown>): Promise<boolean> {
    setBusyId(item.id)
    try {
      await work()
      await invalidate('EA')
      return true
    } catch (error) {
      const { message, nextStep, detail } = toProblem(error)
      showRuleToast({
        tone: 'bad',
        title: failed,
        description: [message, nextStep ?? detail].filter(Boolean).join(' '),
      })
      // The server rejects an action if the item has changed meanwhile, so refetch it.
      void invalidate('EA')
      return false
    } finally {
      setBusyId(undefined)
    }
  }

  const setStatus = (item: AutopilotItem, status: typeof Active | typeof Paused) =>
    act(item, t(status === Active ? 'rules.failed.resume' : 'rules.failed.pause', { name: item.name }), () =>
      switching.mutateAsync({ path: of(item), body: { status } }),
    )

  async function pause(item: AutopilotItem) {
    if (!(await setStatus(item, Paused))) return
    showRuleToast({
      tone: 'good',
      title: t('rules.done.pause', { name: item.name }),
      ...undoAction(t('rules.undo'), () => void resume(item)),
    })
  }

  async function resume(item: AutopilotItem) {
    if (await setStatus(item, Active))
      showRuleToast({ tone: 'good', title: t('rules.done.resume', { name: item.name }) })
  }

  const run = (item: AutopilotItem) =>
    act(item, t('rules.failed.run', { name: item.name }), async () => {
      const headers = intentKey({ id: item.id, at: item.lastRunAt })
      const execution = await running.mutateAsync({ path: of(item), headers })
      const { matchedCount, checkedCount, id } = execution
      showRuleToast({
        tone: execution.errorMessage ? 'bad' : 'good',
        title: t(`rules.ran.${execution.status}`, { name: item.name }),
        description: execution.errorMessage ?? t('rules.ranCounts', { matched: matchedCount, checked: checkedCount }),
        duration: ACTION_MS,
        action: { label: t('rules.openRun'), onAct: () => void navigate(paths.activityRun(id)) },
      })
    })

  const duplicate = (item: AutopilotItem) =>
    act(item, t('rules.failed.duplicate', { name: item.name }), async () => {
      const suffix = t('rules.copySuffix')
      const name = `${item.name.slice(0, MAX_NAME_CHARACTERS - suffix.length - 1)} ${suffix}`
      const body = copyOf(item, name, dayIn(timeZone, serverNow()))
      const copy = await creating.mutateAsync({ path, body, headers: { 'Idempotency-Key': crypto.randomUUID() } })
      // Two active rules with the same content would both apply changes, so the copy is paused until it has been edited.
      await switching.mutateAsync({ path: of(copy), body: { status: Paused } })
      showRuleToast({
        tone: 'good',
        title: t('rules.done.duplicate', { name: copy.name }),
        description: t('rules.done.duplicateText'),
        duration: ACTION_MS,
        action: { label: t('rules.edit'), onAct: () => void navigate(paths.editRule(copy.id)) },
      })
    })

  async function restore(item: AutopilotItem) {
    const isDone = await act(item, t('rules.failed.restore', { name: item.name }), () =>
      restoring.mutateAsync({ path: of(item) }),
    )
    if (isDone) showRuleToast({ tone: 'good', title: t('rules.done.restore', { name: item.name }) })
  }

  async function remove(item: AutopilotItem): Promise<boolean> {
    const isDone = await act(item, t('rules.failed.delete', { name: item.name }), () =>
      ensureDeleted(deleting.mutateAsync({ path: of(item) })),
    )
    if (isDone) {
      showRuleToast({
        tone: 'good',
        title: t('rules.done.delete', { name: item.name }),
        description: t('rules.done.deleteText'),
        ...undoAction(t('rules.undo'), () => void restore(item)),
      })
    }
    return isDone
  }

  return { pause, resume, run, duplicate, remove, busyId }
}

export type RuleActions = ReturnType<typeof useRuleActions>
