import {
  useApproveAutopilotProposalsMutation,
  useRejectAutopilotProposalsMutation,
  useRestoreAutopilotProposalsMutation,
} from '@adwright/sdk/react-query'
import type { AutopilotProposal, ExecutionChange } from '@adwright/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRuleToast } from '#web/features/autopilot/rule-toast.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { undoAction } from '#web/ui/overlay/undo.ts'
import { batchesOf, type DecisionResult, mergeResponse, type Verdict } from './decision.ts'

/** Approves or rejects suggestions, in as many calls as the contract requires; reports each result. */
export function useDecide() {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const invalidate = useInvalidate()
  const approving = useApproveAutopilotProposalsMutation()
  const rejecting = useRejectAutopilotProposalsMutation()
  const restoring = useRestoreAutopilotProposalsMutation()
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set())
  const [decided, setDecided] = useState<DecisionResult>()
  const [undoing, setUndoing] = useState<{ executionId: string; change: ExecutionChange }>()
  const undoToast = useRef<string>(undefined)

  // The Undo button of the toast opens a dialog of this screen.
  useEffect(() => () => toaster.dismiss(undoToast.current ?? ''), [])

  async function restore(rejected: readonly ExecutionChange[]) {
    let count = 0
    try {
      for (const changeIds of batchesOf(rejected.map(({ id }) => id)))
        count += (await restoring.mutateAsync({ path, body: { changeIds } })).decidedCount
      const missing = rejected.length - count
      showRuleToast({
        tone: count > 0 ? 'good' : 'bad',
        title: count > 0 ? t('proposals.restored', { count }) : t('proposals.restoreFailed'),
        // Suggestions that have expired meanwhile stay rejected.
        ...(missing > 0 ? { description: t('proposals.missing', { count: missing }) } : {}),
      })
    } catch (error) {
      showRuleToast({ tone: 'bad', title: t('proposals.restoreFailed'), description: problemText(error) })
    }
    await invalidate('EA')
  }

  /** Throws if a call fails; the results of the previous calls are reported nevertheless. */
  async function decide(
    verdict: Verdict,
    ids: readonly string[],
    known: readonly AutopilotProposal[],
    reason?: string,
  ): Promise<DecisionResult> {
    let result: DecisionResult = { verdict, done: [], failed: [], heldBack: [], missing: [] }
    setBusyIds(new Set(ids))
    try {
      for (const changeIds of batchesOf(ids)) {
        const answer =
          verdict === 'approve'
            ? await approving.mutateAsync({ path, body: { changeIds } })
            : await rejecting.mutateAsync({ path, body: { changeIds, ...(reason ? { reason } : {}) } })
        result = mergeResponse(result, answer, known)
      }
      return result
    } finally {
      setBusyIds(new Set())
      const isComplete = [result.failed, result.heldBack, result.missing].every(({ length }) => length === 0)
      setDecided(isComplete ? undefined : result)
      report(result, known)
      await invalidate('EA')
    }
  }

  function report({ verdict, done }: DecisionResult, known: readonly AutopilotProposal[]) {
    const [first] = done
    if (!first) return
    const origin = done.length === 1 ? known.find(({ id }) => id === first.id) : undefined
    const onUndo =
      verdict === 'reject'
        ? () => void restore(done)
        : origin
          ? () => setUndoing({ executionId: origin.executionId, change: first })
          : undefined
    const toast = showRuleToast({
      tone: 'good',
      title: t(verdict === 'approve' ? 'proposals.approved' : 'proposals.rejected', { count: done.length }),
      ...(origin ? { description: first.name } : {}),
      ...(onUndo ? undoAction(t('rules.undo'), onUndo) : {}),
    })
    undoToast.current = origin && verdict === 'approve' ? toast : undefined
  }

  return {
    decide,
    busyIds,
    decided,
    forget: () => setDecided(undefined),
    undoing,
    closeUndo: () => setUndoing(undefined),
  }
}
