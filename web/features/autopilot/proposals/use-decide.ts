import {
  useApproveAutopilotProposalsMutation,
  useRejectAutopilotProposalsMutation,
  useUndoAutopilotExecutionMutation,
} from '@adwright/sdk/react-query'
import type { AutopilotProposal } from '@adwright/sdk/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRuleToast } from '#web/features/autopilot/rule-toast.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { inWords } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { batchesOf, type DecisionResult, mergeResponse, type Verdict } from './decision.ts'

const UNDO_MS = 10_000

/** Approves or rejects suggestions, in as many calls as the contract requires; reports each result. */
export function useDecide() {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const invalidate = useInvalidate()
  const approving = useApproveAutopilotProposalsMutation()
  const rejecting = useRejectAutopilotProposalsMutation()
  const undoing = useUndoAutopilotExecutionMutation()
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set())
  const [decided, setDecided] = useState<DecisionResult>()

  async function undo({ id, name }: { id: string; name: string }, executionId: string) {
    try {
      await undoing.mutateAsync({ path: { ...path, executionId }, body: { changeIds: [id] } })
      showRuleToast({ tone: 'good', title: t('proposals.undone', { name }) })
      await invalidate('EA')
    } catch (error) {
      showRuleToast({ tone: 'bad', title: t('proposals.undoFailed'), description: inWords(error) })
    }
  }

  /** Throws if a call fails; the results of the previous calls are reported nevertheless. */
  async function decide(
    verdict: Verdict,
    ids: readonly string[],
    known: readonly AutopilotProposal[],
    reason?: string,
  ): Promise<DecisionResult> {
    let result: DecisionResult = { verdict, done: [], failed: [], missing: [] }
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
      if (result.failed.length > 0 || result.missing.length > 0) setDecided(result)
      else setDecided(undefined)
      report(result, known)
      await invalidate('EA')
    }
  }

  function report({ verdict, done }: DecisionResult, known: readonly AutopilotProposal[]) {
    const [first] = done
    if (!first) return
    const origin = done.length === 1 ? known.find(({ id }) => id === first.id) : undefined
    showRuleToast({
      tone: 'good',
      title: t(verdict === 'approve' ? 'proposals.approved' : 'proposals.rejected', { count: done.length }),
      ...(verdict === 'approve' && origin
        ? {
            description: first.name,
            duration: UNDO_MS,
            action: { label: t('rules.undo'), onAct: () => void undo(first, origin.executionId) },
          }
        : {}),
    })
  }

  return { decide, busyIds, decided, forget: () => setDecided(undefined) }
}
