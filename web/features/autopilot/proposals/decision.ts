import {
  type AutopilotProposal,
  type ExecutionChange,
  ExecutionChangeStatus,
  type ProposalDecision,
} from '@adwright/sdk/types'

export type Verdict = 'approve' | 'reject'

/** What became of proposals that were decided together, over all calls it took. */
export interface Decided {
  verdict: Verdict
  /** Applied, or rejected. */
  done: ExecutionChange[]
  /** What the platform refused, with its reason. */
  failed: ExecutionChange[]
  /** Names of what somebody else had decided, or what was gone; empty where a name is not known. */
  missing: string[]
}

/** The contract takes so many at once. */
export const MOST_AT_ONCE = 200

export function batchesOf(ids: readonly string[], size = MOST_AT_ONCE): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size))
}

/** Adds the answer of a call to what is known. */
export function withAnswer(
  decided: Decided,
  { changes, missingIds }: Pick<ProposalDecision, 'changes' | 'missingIds'>,
  known: readonly Pick<AutopilotProposal, 'id' | 'name'>[],
): Decided {
  const nameOf = (id: string) => known.find((proposal) => proposal.id === id)?.name ?? ''
  return {
    ...decided,
    done: [...decided.done, ...changes.filter(({ status }) => status !== ExecutionChangeStatus.Failed)],
    failed: [...decided.failed, ...changes.filter(({ status }) => status === ExecutionChangeStatus.Failed)],
    missing: [...decided.missing, ...missingIds.map(nameOf)],
  }
}

/** Proposals by the item that made them; groups and rows keep the order in which they come. */
export function byItem(proposals: readonly AutopilotProposal[]): AutopilotProposal[][] {
  const groups = new Map<string, AutopilotProposal[]>()
  for (const proposal of proposals) {
    const group = groups.get(proposal.autopilotId)
    if (group) group.push(proposal)
    else groups.set(proposal.autopilotId, [proposal])
  }
  return [...groups.values()]
}
