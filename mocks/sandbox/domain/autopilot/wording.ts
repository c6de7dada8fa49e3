// Reasons, failures and entries of the activity as sentences of a language.
import {
  ActivityActor,
  type ActivityEntry,
  ActivityKind,
  type ChangeField,
  ComparedTo,
  type ConditionMetric,
  EntityType,
  type Execution,
  type ExecutionChange,
} from '@adwright/sdk/types'
import { entityOf } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { ruleNameOf, ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import {
  CHANGE,
  type FailureCode,
  type ReasonPart,
  type StoredActivity,
  type StoredChange,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Run } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { isOfPeriod } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { shownSaving } from '#mocks/sandbox/domain/autopilot/saving.ts'
import type { Window } from '#mocks/sandbox/domain/autopilot/windows.ts'
import {
  COMPARISONS,
  COUNTED,
  FAILURES,
  FIELDS,
  KINDS,
  METRICS,
  OPERATORS,
  SENTENCES,
  STATES,
} from '#mocks/sandbox/domain/autopilot/words.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

/** Who reads, and the currency of the client account. */
export type Reader = { language: Language; currency: string }

const MONEY: ConditionMetric[] = ['cost', 'conversionValue', 'averageCpc', 'cpa']
/** Shares of 1. */
const SHARES: ConditionMetric[] = [
  'ctr',
  'conversionRate',
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
  'budgetUtilization',
]
const MAX_CHARACTERS = 500

export const clipped = (text: string) => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text)
export const capitalized = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

const formats = new Map<string, Intl.NumberFormat>()

function number(value: number, language: Language, least: number, most: number): string {
  const key = `${language} ${least} ${most}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most })
  formats.set(key, format)
  return format.format(value)
}

const money = (value: number, { language, currency }: Reader) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value)

function valueOfMetric(metric: ConditionMetric, value: string | number | null, reader: Reader): string {
  if (value === null) return '–'
  if (typeof value === 'string') return metric === 'status' ? stateOf(value, reader.language) : `"${value}"`
  if (MONEY.includes(metric)) return money(value, reader)
  if (!SHARES.includes(metric)) return number(value, reader.language, 0, 2)
  return new Intl.NumberFormat(reader.language, { style: 'percent', maximumFractionDigits: 2 }).format(value)
}

const stateOf = (state: string, language: Language) => STATES[state]?.[language] ?? state

function partOf(part: ReasonPart, reader: Reader): string {
  const { language } = reader
  // An exact state needs no mention of the condition.
  if (part.metric === 'status' && part.operator === 'eq' && typeof part.actual === 'string')
    return interpolate(SENTENCES.statePart[language], { state: stateOf(part.actual, language) }, language)
  const shown = (value: string | number | null) => valueOfMetric(part.metric, value, reader)
  const isCompared = part.reference !== null && part.comparedTo !== ComparedTo.FixedValue
  const wanted = [
    interpolate(
      OPERATORS[part.operator][language],
      { value: shown(part.threshold), value2: shown(part.threshold2) },
      language,
    ),
    ...(isCompared && part.comparedTo !== ComparedTo.FixedValue
      ? [interpolate(COMPARISONS[part.comparedTo][language], { value: shown(part.reference) }, language)]
      : []),
  ].join('; ')
  const isWithoutConversions = part.metric === 'cpa' && part.actual === null
  const counted = COUNTED.includes(part.metric) ? SENTENCES.reasonPartMany : SENTENCES.reasonPart
  const sentence = isWithoutConversions ? SENTENCES.noConversions : counted
  const values = { metric: METRICS[part.metric][language], actual: shown(part.actual), wanted }
  return interpolate(sentence[language], values, language)
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' }
const dayFormats = { en: new Intl.DateTimeFormat('en', DAY), tr: new Intl.DateTimeFormat('tr', DAY) }

/** The days of a window, one of them by itself. */
function daysText({ from, to }: Window, language: Language): string {
  const format = dayFormats[language]
  const [first, last] = [new Date(from), new Date(to)]
  return from === to ? format.format(first) : format.formatRange(first, last)
}

/** The conditions with the values they had; those of the same days stand together before the days. */
export function reasonText(parts: ReasonPart[], reader: Reader): string {
  const { language } = reader
  // A state has no period.
  const daysOf = ({ metric, window }: ReasonPart) =>
    window && isOfPeriod(metric) ? daysText(window, language) : undefined
  const text = [...Map.groupBy(parts, daysOf)]
    .map(([days, own]) => {
      const joined = own.map((part) => partOf(part, reader)).join(SENTENCES.and[language])
      return days === undefined ? joined : interpolate(SENTENCES.reason[language], { parts: joined, days }, language)
    })
    .join('; ')
  return clipped(capitalized(text, language))
}

export function valueOfField(field: ChangeField, value: string | number | null, reader: Reader): string {
  if (value === null) return '–'
  if (typeof value === 'string') return field === 'status' ? stateOf(value, reader.language) : `"${value}"`
  return field === 'targetRoas' ? number(value, reader.language, 0, 2) : money(value, reader)
}

export const failureText = (failure: FailureCode | null, language: Language): string | null =>
  failure === 'expired'
    ? FAILURES.expired[language]
    : failure && interpolate(SENTENCES.refused[language], { failure: FAILURES[failure][language] }, language)

/** Why an open suggestion would be refused by now, and why it was withdrawn. */
export const outdatedText = (failure: FailureCode, isWithdrawn: boolean, language: Language): string =>
  interpolate(
    SENTENCES[isWithdrawn ? 'withdrawn' : 'outdated'][language],
    { failure: FAILURES[failure][language] },
    language,
  )

const SENTENCE_OF_ITEM = { 1: 'created', 2: 'changed', 3: 'paused', 4: 'deleted' } as const

function appliedSentence(field: ChangeField | null): 'appliedState' | 'appliedAmount' | 'appliedText' {
  if (field === 'status') return 'appliedState'
  return field === 'label' || field === 'keyword' || field === 'negativeKeyword' ? 'appliedText' : 'appliedAmount'
}

function sentenceOf({ kind, field, failure, missed }: StoredActivity): keyof typeof SENTENCES {
  switch (kind) {
    case ActivityKind.Run:
      return failure ? 'runFailed' : 'run'
    case ActivityKind.ChangeApplied:
      return appliedSentence(field)
    case ActivityKind.ChangeFailed:
      return 'failed'
    case ActivityKind.Undone:
      return appliedSentence(field) === 'appliedText' ? 'undoneText' : 'undone'
    case ActivityKind.ViolationFound:
      return 'found'
    case ActivityKind.ViolationSolved:
      return 'solved'
    case ActivityKind.ProposalRejected:
      return 'rejected'
    case ActivityKind.RunsMissed:
      return missed?.because === 'connection' ? 'missedConnection' : 'missed'
    default:
      return SENTENCE_OF_ITEM[kind]
  }
}

function activityText(entry: StoredActivity, reader: Reader): string {
  const { language } = reader
  const { entity, field, failure, counts, missed, personName } = entry
  const entityType = entity?.entityType ?? ruleOf(entry.ruleId)?.entityType ?? EntityType.Campaign
  const values: Record<string, string | number> = {
    person: personName ?? SENTENCES.autopilot[language],
    item: entry.itemName ?? '',
    name: entity?.name ?? '',
    kind: KINDS[entityType].one[language],
    Kind: capitalized(KINDS[entityType].one[language], language),
    kinds: counts?.checked === 1 ? KINDS[entityType].one[language] : KINDS[entityType].many[language],
    field: field ? FIELDS[field][language] : '',
    Field: field ? capitalized(FIELDS[field][language], language) : '',
    before: field ? valueOfField(field, entry.before, reader) : '',
    after: field ? valueOfField(field, entry.after, reader) : '',
    failure: failure ? FAILURES[failure][language] : '',
    reason: reasonText(entry.reason, reader),
    approved: personName ? interpolate(SENTENCES.approvedBy[language], { person: personName }, language) : '',
    because: entry.rejectedBecause
      ? interpolate(SENTENCES.because[language], { reason: entry.rejectedBecause }, language)
      : '',
    checked: counts?.checked ?? 0,
    matched: counts?.matched ?? 0,
    missed: missed?.count ?? 0,
    days: missed ? daysText(missed, language) : '',
  }
  return clipped(interpolate(SENTENCES[sentenceOf(entry)][language], values, language))
}

/** The current names of items by id, without deleted ones. */
export type ItemNames = ReadonlyMap<string, string>

/** An entry in the words of a language. */
export function shownActivity(entry: StoredActivity, reader: Reader, names: ItemNames): ActivityEntry {
  const { language } = reader
  const {
    accountId: _a,
    customerClientId: _i,
    autopilotId = null,
    personName,
    itemName,
    field: _f,
    unit: _u,
    reason: _r,
    failure: _x,
    rejectedBecause: _b,
    counts: _c,
    missed: _m,
    ...shown
  } = entry
  const nobody = entry.actor === ActivityActor.Platform ? SENTENCES.platform[language] : SENTENCES.autopilot[language]
  return {
    ...shown,
    autopilotId,
    autopilotName:
      autopilotId === null ? null : (names.get(autopilotId) ?? itemName ?? ruleNameOf(entry.ruleId, language)),
    ruleName: ruleNameOf(entry.ruleId, language),
    actorName: personName ?? nobody,
    text: activityText(entry, reader),
  }
}

/** A change of a run in the words of a language. */
export function shownChange(change: StoredChange, reader: Reader): ExecutionChange {
  const { id, field, before, after, unit, metrics, dateBegin, dateEnd, status } = change
  return {
    ...entityOf(change),
    id,
    field,
    before,
    after,
    unit,
    reason: reasonText(change.reason, reader),
    metrics,
    // Changes that were stored before these fields have none.
    ...(dateBegin && dateEnd ? { dateBegin, dateEnd } : {}),
    status,
    failureReason: failureReasonOf(change, reader.language),
  }
}

function failureReasonOf({ status, failure, rejectedBecause }: StoredChange, language: Language): string | null {
  if (status === CHANGE.expired) return SENTENCES.expired[language]
  if (status === CHANGE.rejected && failure) return outdatedText(failure, true, language)
  return failureText(failure, language) ?? (rejectedBecause || null)
}

/** A run in the words of a language. */
export function shownExecution(
  execution: Run,
  reader: Reader,
  { isUndoable, names }: { isUndoable: boolean; names: ItemNames },
): Execution {
  const {
    accountId: _a,
    customerClientId: _c,
    isLimited: _l,
    savingTotal,
    itemName,
    failure,
    changes,
    heldBack = [],
    ...shown
  } = execution
  const { language } = reader
  return {
    currencyCode: reader.currency,
    ...shown,
    estimatedSaving: shownSaving(savingTotal ?? null, reader.currency),
    autopilotName: names.get(execution.autopilotId) ?? itemName ?? ruleNameOf(execution.ruleId, language),
    ruleName: ruleNameOf(execution.ruleId, language),
    changes: changes.map((change) => shownChange(change, reader)),
    heldBack,
    errorMessage: failure
      ? interpolate(SENTENCES.nothingChanged[language], { failure: FAILURES[failure][language] }, language)
      : null,
    isUndoable,
  }
}
