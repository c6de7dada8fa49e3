// The preview of a draft in the contract's form, with warnings.
import { isDeepStrictEqual } from 'node:util'
import {
  type AutopilotPreview,
  type Condition,
  type ConditionMetric,
  type PreviewEntity,
  type PreviewWarning,
  PreviewWarningKind,
  RiskLevel,
} from '@adwright/sdk/types'
import type { PlannedChange } from '#mocks/sandbox/domain/autopilot/changes.ts'
import { alternativesOf } from '#mocks/sandbox/domain/autopilot/conditions.ts'
import { conflictsOf } from '#mocks/sandbox/domain/autopilot/conflicts.ts'
import { isNotifyOnly, type StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import {
  type DraftContext,
  type EvaluationContext,
  exceptionsFor,
  previewDraft,
  settingsFor,
} from '#mocks/sandbox/domain/autopilot/dry-run.ts'
import type { EvaluatedEntity, Evaluation } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { heldBackMatchesOf } from '#mocks/sandbox/domain/autopilot/held-back.ts'
import { MetricReader } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { shownSaving, totalOf } from '#mocks/sandbox/domain/autopilot/saving.ts'
import { unknownMetricsOf } from '#mocks/sandbox/domain/autopilot/unknown-metrics.ts'
import { severityOf } from '#mocks/sandbox/domain/autopilot/violations.ts'
import type { Reader } from '#mocks/sandbox/domain/autopilot/wording.ts'
import { KINDS, METRICS, PREVIEW_WARNINGS, type WarningText } from '#mocks/sandbox/domain/autopilot/words.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const MAX_SHOWN = 50
/** One match of few entities says little about the conditions. */
const MIN_FOR_EVERYTHING = 3

const VOLUMES: ConditionMetric[] = ['impressions', 'clicks', 'cost', 'conversions', 'conversionValue']
const RATIOS: ConditionMetric[] = ['ctr', 'averageCpc', 'conversionRate', 'cpa', 'roas']
const CHANGES: Condition['operator'][] = ['changeUpPct', 'changeDownPct']

const isMinimumVolume = ({ metric, operator, value }: Condition) =>
  VOLUMES.includes(metric) && ['gt', 'gte', 'between'].includes(operator) && Number(value) > 0
const isMaximumResult = ({ metric, operator }: Condition) =>
  (metric === 'conversions' || metric === 'conversionValue') && ['eq', 'lt', 'lte'].includes(operator)
const needsVolume = (condition: Condition) =>
  RATIOS.includes(condition.metric) ||
  isMaximumResult(condition) ||
  (VOLUMES.includes(condition.metric) && CHANGES.includes(condition.operator))

/** True if an alternative tests a rate or a missing result without requiring enough clicks or cost. */
const lacksVolume = (conditions: readonly Condition[]): boolean =>
  alternativesOf(conditions).some((all) => all.some(needsVolume) && !all.some(isMinimumVolume))

function shownEntity(
  judgement: EvaluatedEntity,
  { conditions }: { conditions: readonly Condition[] },
  figures: MetricReader,
  change: PlannedChange | undefined,
): Omit<PreviewEntity, 'severity'> {
  const outcomes = judgement.outcomes.map(({ condition, actual, threshold, threshold2, reference, isMet }) => ({
    conditionIndex: conditions.findIndex((one) => isDeepStrictEqual(one, condition)),
    metric: condition.metric,
    actual,
    threshold,
    threshold2,
    reference,
    isMet,
  }))
  return {
    ...refOf(judgement.entity),
    outcomes,
    metrics: figures.metrics(judgement.entity, judgement.window),
    change: change ? { field: change.field, before: change.before, after: change.after, unit: change.unit } : null,
  }
}

function warningsOf(
  meant: DraftContext,
  scene: EvaluationContext,
  evaluation: Evaluation,
  items: StoredItem[],
  language: Language,
): PreviewWarning[] {
  const { checkedCount, excludedCount, matches } = evaluation
  const plain = (kind: PreviewWarning['kind'], text: WarningText): PreviewWarning => ({
    kind,
    text: interpolate(PREVIEW_WARNINGS[text][language], { checked: checkedCount }, language),
    autopilotId: null,
    autopilotName: null,
    sharedCount: 0,
    isOpposite: false,
  })
  const settings = { entityType: meant.rule.entityType, conditions: meant.draft.conditions }
  const found = unknownMetricsOf(settings, scene.world, scene.moment).map(
    (metric): PreviewWarning => ({
      ...plain(PreviewWarningKind.MetricUnknown, 'metricUnknown'),
      text: interpolate(PREVIEW_WARNINGS.metricUnknown[language], { metric: METRICS[metric][language] }, language),
    }),
  )
  if (lacksVolume(meant.draft.conditions)) found.push(plain(PreviewWarningKind.NoVolumeCondition, 'noVolume'))
  if (checkedCount >= MIN_FOR_EVERYTHING && matches.length === checkedCount)
    found.push(plain(PreviewWarningKind.MatchesEverything, 'everything'))
  if (checkedCount + excludedCount === 0) found.push(plain(PreviewWarningKind.EmptyScope, 'emptyScope'))
  else if (matches.length === 0) found.push(plain(PreviewWarningKind.MatchesNothing, 'nothing'))
  return [...found, ...conflictWarnings(meant, scene, items, language)].slice(0, MAX_SHOWN)
}

/** Rules that change the same values, whether they match now or not. */
function conflictWarnings(
  { draft, item, excluded, ...meant }: DraftContext,
  { world, moment }: EvaluationContext,
  items: StoredItem[],
  language: Language,
): PreviewWarning[] {
  if (isNotifyOnly(draft)) return []
  const own = {
    settings: settingsFor({ draft, ...meant }),
    exceptions: exceptionsFor({ draft, item, excluded, ...meant }, moment.day),
  }
  return conflictsOf(own, item?.id, items, { world, excluded, moment }).map(
    ({ other, sharedCount, entityType, isOpposite }): PreviewWarning => {
      const { one, many } = KINDS[entityType]
      const kinds = (sharedCount === 1 ? one : many)[language]
      const sentence = PREVIEW_WARNINGS[isOpposite ? 'opposite' : 'overlap'][language]
      return {
        kind: PreviewWarningKind.Overlap,
        text: interpolate(sentence, { name: other.name, count: sharedCount, kinds }, language),
        autopilotId: other.id,
        autopilotName: other.name,
        sharedCount,
        isOpposite,
      }
    },
  )
}

/** Previews a draft as if it ran now; `items` of the client account are needed to find overlaps. */
export function previewOf(
  meant: DraftContext,
  scene: EvaluationContext,
  { now, items, reader: { language, currency } }: { now: Date; items: StoredItem[]; reader: Reader },
): Omit<AutopilotPreview, 'currencyCode'> {
  const { evaluation, plan } = previewDraft(meant, scene, now)
  const reader = new MetricReader(scene.world, scene.moment)
  const first = new Map<string, PlannedChange>()
  for (const change of plan.changes)
    if (!first.has(change.judgement.entity.id)) first.set(change.judgement.entity.id, change)
  const savings = plan.changes.flatMap(({ saving }) => saving ?? [])
  const { checkedCount, excludedCount, matches, justMissed } = evaluation
  return {
    judgedAt: now.toISOString(),
    checkedCount,
    matchedCount: matches.length,
    excludedCount,
    changeCount: plan.changes.length,
    heldBackCount: plan.heldBack.length,
    heldBack: heldBackMatchesOf(plan.heldBack, items),
    estimatedSaving: savings.length === 0 ? null : shownSaving(totalOf(savings), currency),
    matches: matches.slice(0, MAX_SHOWN).map((judgement) => ({
      ...shownEntity(judgement, meant.draft, reader, first.get(judgement.entity.id)),
      severity: severityOf(judgement),
    })),
    justMissed: justMissed.map((judgement) => ({
      ...shownEntity(judgement, meant.draft, reader, undefined),
      severity: RiskLevel.Low,
    })),
    warnings: warningsOf(meant, scene, evaluation, items, language),
  }
}
