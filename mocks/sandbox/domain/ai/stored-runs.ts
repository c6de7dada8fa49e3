// Stored analyses and their findings. A run does not change; a finding goes on from run to run.
import {
  type AnalysisCheckState,
  AnalysisKind,
  type AuctionInsights,
  type DemandMonth,
  FindingChange,
  FindingStatus,
  type PageResource,
  type SearchTermGroup,
  type WebPageScores,
} from '@adwright/sdk/types'
import type { StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import { type FindingState, identityOf } from '#mocks/sandbox/domain/ai/finding-state.ts'
import { changeOf, NOT_DONE, SAME, statusWhenGone, statusWhenSeen } from '#mocks/sandbox/domain/ai/finding-verdict.ts'
import { wordsOf } from '#mocks/sandbox/domain/ai/finding-words.ts'
import type { PageArea } from '#mocks/sandbox/domain/ai/page/check.ts'
import type { StoredFinding } from '#mocks/sandbox/domain/ai/stored-finding.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

type SeenFinding = FindingState & { findingId: string; change: FindingChange }

export type StoredCheck = {
  key: string
  area: PageArea
  weight: number
  state: AnalysisCheckState
  reason: string | null
}

export type StoredRun = {
  id: string
  accountId: string
  kind: AnalysisKind
  subject: string
  title: string
  isPasted: boolean
  currencyCode: string
  dateBegin: Day | null
  dateEnd: Day | null
  summary: 'page' | 'campaigns' | 'campaignsEmpty' | 'market' | 'marketSmall'
  summaryEvidence: StoredEvidence[]
  weakestArea: PageArea | null
  overallScore: number | null
  scores: WebPageScores | null
  checks: StoredCheck[]
  findings: SeenFinding[]
  gone: SeenFinding[]
  auctions: AuctionInsights | null
  /** Missing in analyses that were made before they had it. */
  demandMonths?: DemandMonth[]
  searchTermGroups?: SearchTermGroup[]
  previousRunId: string | null
  previousScore: number | null
  createdAt: string
  createdByName: string
  /** True if the service made it, to check finished work. */
  isAutomatic: boolean
}

/** The page that a run read. */
type StoredSource = { id: string; html: string; resources: PageResource[] | null }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    analysisRun: StoredRun
    analysisFinding: StoredFinding
    analysisSource: StoredSource
  }
}

const searchWords = (kind: AnalysisKind, subject: string, state: FindingState): string[] => [
  subject,
  state.entity?.name ?? state.name ?? '',
  wordsOf(kind, state, 'en').title,
  wordsOf(kind, state, 'tr').title,
]

export type NewRun = Omit<StoredRun, 'findings' | 'gone' | 'previousRunId' | 'previousScore'> & {
  states: FindingState[]
}
type Context = { store: Store; newId: (prefix: string) => string }
export type NewSource = Omit<StoredSource, 'id'>
/** A finding that waited for a verdict before an analysis, and after it. */
export type Verdict = { before: StoredFinding; after: StoredFinding }

/** A finding that was seen again. A dismissed one comes back when it is clearly worse than when it was dismissed; a done one is verified, or not better. */
function seenAgain(known: StoredFinding, state: FindingState, run: NewRun): StoredFinding {
  const { id, createdAt } = run
  const wasGone = known.change === FindingChange.Gone
  const change = wasGone ? FindingChange.New : changeOf(known.state, state)
  const isWorse = known.dismissedAt !== null && state.magnitude > known.dismissedAt * (1 + SAME * 2)
  const isBack = known.status === FindingStatus.Dismissed && isWorse
  const status = isBack ? FindingStatus.Open : statusWhenSeen(known, state, run)
  return {
    ...known,
    status,
    ...(isBack ? { dismissReason: null, dismissedAt: null } : {}),
    ...(status === FindingStatus.Done ? {} : NOT_DONE),
    ...(status === FindingStatus.Open ? { decidedAt: null } : {}),
    state,
    change,
    severity: state.severity,
    runId: id,
    lastSeenAt: createdAt,
    updatedAt: createdAt,
    words: searchWords(known.analysisKind, known.subject, state),
  }
}

const firstSeen = (findingId: string, state: FindingState, identity: string, run: NewRun): StoredFinding => ({
  id: findingId,
  version: 1,
  accountId: run.accountId,
  analysisKind: run.kind,
  subject: run.subject,
  identity,
  status: FindingStatus.Open,
  severity: state.severity,
  change: FindingChange.New,
  dismissReason: null,
  dismissedAt: null,
  decidedAt: null,
  ...NOT_DONE,
  taskId: null,
  strategyId: null,
  autopilotId: null,
  runId: run.id,
  firstSeenAt: run.createdAt,
  lastSeenAt: run.createdAt,
  updatedAt: run.createdAt,
  state,
  words: searchWords(run.kind, run.subject, state),
})

/** How many new findings of a kind an analysis names. */
const MAX_OF_A_KIND = 3

/**
 * Of the items of the ad platform, the largest findings of each kind, and smaller ones that an analysis has named before: a finding is
 * gone only when it is no longer there.
 */
function reported(states: readonly FindingState[], isKnown: (state: FindingState) => boolean): FindingState[] {
  const counts = new Map<string, number>()
  return states.filter((state) => {
    const count = (counts.get(state.kind) ?? 0) + 1
    counts.set(state.kind, count)
    return state.entity === null || count <= MAX_OF_A_KIND || isKnown(state)
  })
}

const seen = ({ id, state, change }: StoredFinding): SeenFinding => ({ ...state, findingId: id, change })

const isVerdict = ({ before, after }: Verdict) =>
  before.status === FindingStatus.Done && after.status !== FindingStatus.Done

/** Stores a run with the page it read, and continues the findings of its subject. */
export async function saveRun(
  { store, newId }: Context,
  { run, source }: { run: NewRun; source?: NewSource },
): Promise<{ run: StoredRun; verdicts: Verdict[] }> {
  const { accountId, kind, subject } = run
  const [previous] = await store.listAll('analysisRun', {
    where: { accountId, kind, subject },
    order: 'desc',
    limit: 1,
  })
  const known = await store.listAll('analysisFinding', { where: { accountId, analysisKind: kind, subject } })
  const byIdentity = new Map(known.map((finding) => [finding.identity, finding]))
  const isKnown = (state: FindingState) => {
    const finding = byIdentity.get(identityOf(kind, subject, state))
    return finding !== undefined && finding.change !== FindingChange.Gone
  }
  const findings: StoredFinding[] = []
  for (const state of reported(run.states, isKnown)) {
    const identity = identityOf(kind, subject, state)
    const stored = byIdentity.get(identity)
    byIdentity.delete(identity)
    const finding = stored ? seenAgain(stored, state, run) : firstSeen(newId('fnd'), state, identity, run)
    findings.push(await store.upsert('analysisFinding', finding))
  }
  const gone: StoredFinding[] = []
  for (const stored of byIdentity.values()) {
    if (stored.change === FindingChange.Gone) continue
    const status = statusWhenGone(stored)
    const finding = { ...stored, ...NOT_DONE, change: FindingChange.Gone, status, updatedAt: run.createdAt }
    gone.push(await store.upsert('analysisFinding', finding))
  }
  if (source) await store.insert('analysisSource', { id: run.id, ...source })
  const { states: _, ...fields } = run
  const stored = await store.insert('analysisRun', {
    ...fields,
    findings: findings.map(seen),
    gone: gone.map(seen),
    previousRunId: previous?.id ?? null,
    previousScore: previous?.overallScore ?? null,
  })
  const before = new Map(known.map((finding) => [finding.id, finding]))
  const pairs = [...findings, ...gone].map((after) => ({ before: before.get(after.id) ?? after, after }))
  return { run: stored, verdicts: pairs.filter(isVerdict) }
}
