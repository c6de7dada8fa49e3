// The analysis of a page: its checks as findings with the measured values as evidence.
import { AnalysisCheckState, type FindingPassage } from '@adwright/sdk/types'
import { evidence, type StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { FindingState } from '#mocks/sandbox/domain/ai/finding-state.ts'
import type { Measured, PageCheck } from '#mocks/sandbox/domain/ai/page/check.ts'
import { type CheckResult, checkPage, scoresOf } from '#mocks/sandbox/domain/ai/page/check-page.ts'
import { byTag, type PageDocument } from '#mocks/sandbox/domain/ai/page/read-page.ts'
import { checkVisits, type VisitResult, type Visits } from '#mocks/sandbox/domain/ai/page-visits.ts'

const MAX_TEXT = 300

function passageOf({ element, passage }: Measured): FindingPassage | null {
  if (!element) return null
  return {
    line: element.line,
    source: element.source.slice(0, MAX_TEXT),
    text: (passage ?? element.text).slice(0, MAX_TEXT),
  }
}

function evidenceOf(runId: string, { key, unit, min, max }: PageCheck, { value }: Measured): StoredEvidence[] {
  const source = { operation: 'getAnalysisSource', parameters: { runId } }
  const at = (field: string) => `$.measurements[?@.key=='${key}'].${field}`
  return [
    evidence(source, 'value', value, unit, at('value')),
    ...(min === undefined ? [] : [evidence(source, 'min', min, unit, at('min'))]),
    ...(max === undefined ? [] : [evidence(source, 'max', max, unit, at('max'))]),
  ]
}

/** How far a value is from its limits, relative to them. */
function distanceOf({ min, max }: PageCheck, value: number): number {
  if (max !== undefined && value > max) return (value - max) / Math.max(1, max)
  return min === undefined ? 0 : (min - value) / Math.max(1, min)
}

const EFFORTS: Record<PageCheck['area'], 1 | 2 | 3> = {
  seo: 1,
  content: 2,
  performance: 2,
  accessibility: 1,
  conversion: 2,
}

const stateOf = (runId: string, { check, measured }: Extract<CheckResult, { measured: Measured }>): FindingState => ({
  kind: check.key,
  severity: check.severity,
  effort: EFFORTS[check.area],
  magnitude: distanceOf(check, measured.value),
  evidence: evidenceOf(runId, check, measured),
  passage: passageOf(measured),
  entity: null,
  name: null,
  effect: null,
})

const STATES = {
  passed: AnalysisCheckState.Passed,
  failed: AnalysisCheckState.Failed,
  notPossible: AnalysisCheckState.NotPossible,
}

/** A finding about the visits of a page, which has no passage in its source. */
const visitState = ({
  check,
  magnitude,
  evidence: list,
  name,
}: Extract<VisitResult, { state: 'failed' }>): FindingState => ({
  kind: check.key,
  severity: check.severity,
  effort: EFFORTS[check.area],
  magnitude,
  evidence: list,
  passage: null,
  entity: null,
  name: name ?? null,
  effect: null,
})

export function analysePage(runId: string, page: PageDocument, visits?: Visits) {
  const ofSource = checkPage(page)
  const ofVisits = checkVisits(visits)
  const results = [...ofSource, ...ofVisits]
  const failed = [
    ...ofSource.flatMap((result) => (result.state === 'failed' ? [stateOf(runId, result)] : [])),
    ...ofVisits.flatMap((result) => (result.state === 'failed' ? [visitState(result)] : [])),
  ]
  return {
    ...scoresOf(results),
    title:
      byTag(page, 'title')
        .find(({ text }) => text !== '')
        ?.text.slice(0, 500) ?? '',
    checks: results.map((result) => ({
      key: result.check.key,
      area: result.check.area,
      weight: result.check.weight,
      state: STATES[result.state],
      reason: result.state === 'notPossible' ? result.reason : null,
    })),
    states: failed.toSorted((a, b) => b.severity - a.severity || b.magnitude - a.magnitude),
  }
}

/** Every number that the checks measure, for reading evidence again. */
export const measurementsOf = (page: PageDocument) =>
  checkPage(page).flatMap((result) =>
    result.state === 'notPossible'
      ? []
      : [
          {
            key: result.check.key,
            value: result.measured.value,
            min: result.check.min ?? null,
            max: result.check.max ?? null,
            unit: result.check.unit,
          },
        ],
  )
