import {
  type AutopilotProposal,
  type ExecutionChange,
  ExecutionChangeStatus,
  type ProposalDecision,
} from '@adwright/sdk/types'

export type Verdict = 'approve' | 'reject'

/** The combined result of all calls of a bulk decision. */
export interface DecisionResult {
  verdict: Verdict
  /** Applied, or rejected. */
  done: ExecutionChange[]
  /** Changes that the platform rejected, with the reason. */
  failed: ExecutionChange[]
  /** Suggestions that guardrails hold back, with the reason; they stay open. */
  heldBack: { name: string; text: string }[]
  /** Names of suggestions that were already decided or obsolete; empty for unknown names. */
  missing: string[]
}

/** The maximum number of ids per call in the contract. */
export const MAX_IDS_PER_CALL = 200

export function batchesOf(ids: readonly string[], size = MAX_IDS_PER_CALL): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size))
}

/** Adds the response of a call to the combined result. */
export function mergeResponse(
  decided: DecisionResult,
  { changes, heldBack, missingIds }: Pick<ProposalDecision, 'changes' | 'heldBack' | 'missingIds'>,
  known: readonly Pick<AutopilotProposal, 'id' | 'name'>[],
): DecisionResult {
  const nameOf = (id: string) => known.find((proposal) => proposal.id === id)?.name ?? ''
  return {
    ...decided,
    done: [...decided.done, ...changes.filter(({ status }) => status !== ExecutionChangeStatus.Failed)],
    failed: [...decided.failed, ...changes.filter(({ status }) => status === ExecutionChangeStatus.Failed)],
    heldBack: [...decided.heldBack, ...heldBack.map(({ changeId, text }) => ({ name: nameOf(changeId), text }))],
    missing: [...decided.missing, ...missingIds.map(nameOf)],
  }
}

/** Groups suggestions by the item that made them; groups and rows keep their order. */
export function groupByRule(proposals: readonly AutopilotProposal[]): AutopilotProposal[][] {
  const groups = new Map<string, AutopilotProposal[]>()
  for (const proposal of proposals) {
    const group = groups.get(proposal.autopilotId)
    if (group) group.push(proposal)
    else groups.set(proposal.autopilotId, [proposal])
  }
  return [...groups.values()]
}
