// Runs and findings in the contract's form and the reader's language.
import {
  type AiFinding,
  type AnalysisFinding,
  AnalysisKind,
  type AnalysisRun,
  type AnalysisRunSummary,
  FindingChange,
} from '@adwright/sdk/types'
import { placeholders, shownEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import { type FindingState, ruleFor } from '#mocks/sandbox/domain/ai/finding-state.ts'
import { changeOf } from '#mocks/sandbox/domain/ai/finding-verdict.ts'
import { checkNameOf, wordsOf } from '#mocks/sandbox/domain/ai/finding-words.ts'
import type { StoredFinding } from '#mocks/sandbox/domain/ai/stored-finding.ts'
import type { StoredRun } from '#mocks/sandbox/domain/ai/stored-runs.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { AREA_NAMES, IMPOSSIBLE_TEXTS, RUN_TEXTS } from '#mocks/sandbox/texts/finding-texts.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const stateFields = (kind: AnalysisKind, state: FindingState, language: Language) => ({
  kind: state.kind,
  severity: state.severity,
  ...wordsOf(kind, state, language),
  evidence: state.evidence.map((one) =>
    shownEvidence(one, language, one.key === 'value' ? checkNameOf(state.kind, language) : undefined),
  ),
  passage: state.passage,
  entity: state.entity,
  effect: state.effect && { ...state.effect, calculation: RUN_TEXTS.effect[language] },
  effort: state.effort,
  suggestedRuleId: ruleFor(state.kind),
})

/** A finding as it is now, or with the state and change it had in a run. */
function shownFinding(
  finding: StoredFinding,
  language: Language,
  then?: { state: FindingState; change: FindingChange; runId: string },
): AnalysisFinding {
  const {
    id,
    analysisKind,
    subject,
    status,
    dismissReason,
    taskId,
    strategyId,
    autopilotId,
    firstSeenAt,
    lastSeenAt,
    checkDueAt,
    updatedAt,
  } = finding
  return {
    id,
    version: versionOf(finding),
    analysisKind,
    runId: then?.runId ?? finding.runId,
    subject,
    ...stateFields(analysisKind, then?.state ?? finding.state, language),
    change: then?.change ?? finding.change,
    status,
    dismissReason,
    taskId,
    strategyId,
    autopilotId,
    checkDueAt,
    firstSeenAt,
    lastSeenAt,
    updatedAt,
  }
}

/** A finding as it is now; the task and the autopilot item it names are left out while they are deleted. */
export async function currentFinding(
  { store, language }: { store: Store; language: Language },
  finding: StoredFinding,
  then?: Parameters<typeof shownFinding>[2],
): Promise<AnalysisFinding> {
  const shown = shownFinding(finding, language, then)
  const task = finding.taskId === null ? undefined : await store.get('task', finding.taskId)
  const rule = finding.autopilotId === null ? undefined : await store.get('autopilotItem', finding.autopilotId)
  return { ...shown, taskId: task?.deletedAt === null ? task.id : null, autopilotId: rule?.id ?? null }
}

async function findingsOf(store: Store, list: StoredRun['findings'], runId: string, language: Language) {
  const found = await Promise.all(
    list.map(async ({ findingId, change, ...state }) => {
      const finding = await store.get('analysisFinding', findingId)
      return finding ? [await currentFinding({ store, language }, finding, { state, change, runId })] : []
    }),
  )
  return found.flat()
}

/** A run of the same subject compared with another one in the place of the one before it. */
export function comparedRun(run: StoredRun, other: StoredRun): StoredRun {
  const before = new Map(other.findings.map((finding) => [finding.findingId, finding]))
  const findings = run.findings.map((finding) => {
    const earlier = before.get(finding.findingId)
    before.delete(finding.findingId)
    return { ...finding, change: earlier ? changeOf(earlier, finding) : FindingChange.New }
  })
  const gone = [...before.values()].map((finding) => ({ ...finding, change: FindingChange.Gone }))
  return { ...run, findings, gone, previousRunId: other.id, previousScore: other.overallScore }
}

export const titleOf = ({ title, isPasted, subject }: StoredRun, language: Language) =>
  title || (isPasted ? RUN_TEXTS.pasted[language] : subject)

export function summaryOf({ summary, summaryEvidence, weakestArea }: StoredRun, language: Language): string {
  const area = weakestArea ? (AREA_NAMES[weakestArea]?.[language] ?? '') : ''
  return interpolate(RUN_TEXTS[summary][language], { ...placeholders(summaryEvidence, language), area }, language)
}

export async function shownRun(store: Store, run: StoredRun, language: Language): Promise<AnalysisRun> {
  const { accountId: _, findings, gone, weakestArea: _w, ...fields } = run
  return {
    ...fields,
    title: titleOf(run, language),
    summary: summaryOf(run, language),
    summaryEvidence: run.summaryEvidence.map((one) => shownEvidence(one, language)),
    checks: run.checks.map((check) => ({
      ...check,
      name: checkNameOf(check.key, language),
      reason: check.reason && (IMPOSSIBLE_TEXTS[check.reason]?.[language] ?? check.reason),
    })),
    findings: await findingsOf(store, findings, run.id, language),
    goneFindings: await findingsOf(store, gone, run.previousRunId ?? run.id, language),
  }
}

const countOf = (run: StoredRun, change: FindingChange) => run.findings.filter((one) => one.change === change).length

export const shownSummary = (run: StoredRun, language: Language): AnalysisRunSummary => ({
  id: run.id,
  kind: run.kind,
  subject: run.subject,
  title: titleOf(run, language),
  overallScore: run.overallScore,
  findingCount: run.findings.length,
  newCount: countOf(run, FindingChange.New),
  worseCount: countOf(run, FindingChange.Worse),
  goneCount: run.gone.length,
  createdAt: run.createdAt,
  createdByName: run.createdByName,
  isAutomatic: run.isAutomatic,
})

/** A finding of a run in the form of the older analyses. */
export function shownAiFinding(
  kind: AnalysisKind,
  { findingId, ...state }: StoredRun['findings'][number],
  language: Language,
): AiFinding {
  const { title, detail, evidenceText, suggestedAction } = wordsOf(kind, state, language)
  const { severity, entity } = state
  return { severity, title: title.slice(0, 200), detail, evidence: evidenceText, suggestedAction, entity, findingId }
}
