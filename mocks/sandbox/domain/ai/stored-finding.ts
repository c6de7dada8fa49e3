// A finding as it goes on from analysis to analysis, with what was decided about it.
import type { AnalysisKind, FindingChange, FindingStatus } from '@adwright/sdk/types'
import type { FindingState } from '#mocks/sandbox/domain/ai/finding-state.ts'
import type { Versioned } from '#mocks/sandbox/domain/versions.ts'

export type StoredFinding = Versioned & {
  id: string
  accountId: string
  analysisKind: AnalysisKind
  subject: string
  identity: string
  status: FindingStatus
  severity: number
  change: FindingChange
  dismissReason: string | null
  /** The magnitude at which it was dismissed. */
  dismissedAt: number | null
  /** The magnitude at which work on it was decided. */
  decidedAt: number | null
  doneAt: string | null
  /** Who marked it, or its task, as done. */
  doneByUserId: string | null
  /** When the service checks whether the work has helped; null unless it is done and can be read again. */
  checkDueAt: string | null
  taskId: string | null
  strategyId: string | null
  autopilotId: string | null
  runId: string
  firstSeenAt: string
  lastSeenAt: string
  updatedAt: string
  state: FindingState
  /** The texts that a search looks into, in both languages. */
  words: string[]
}
