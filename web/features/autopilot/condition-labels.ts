import {
  type Action,
  type AutopilotItemDraft,
  ComparedTo,
  type Condition,
  type ConditionMetric,
  type EntityType,
  RuleActionType,
  type Schedule,
  ScheduleFrequency,
  type Scope,
} from '@adwright/sdk/types'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMetricValue } from '#web/domain/metrics/condition-metric.ts'
import { formatHour } from '#web/lib/format.ts'
import { useFormat } from '#web/ui/use-format.ts'

const METRICS_WITHOUT_LOOKBACK: readonly ConditionMetric[] = [
  'status',
  'qualityScore',
  'daysSinceCreated',
  'searchTerm',
  'adStrength',
  'adCount',
  'duplicateCount',
  'bidToFirstPage',
]

/** True for "cost per conversion above X", which an entity with cost and without conversions meets. */
export const countsMissingConversions = ({ metric, operator }: Pick<Condition, 'metric' | 'operator'>) =>
  metric === 'cpa' && (operator === 'gt' || operator === 'gte' || operator === 'changeUpPct')

const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Formats the settings of rules in the viewer's language. */
export function useRuleLabels(currency: string) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  return useMemo(() => {
    const stateOf = (value: string) => {
      const known = (['enabled', 'paused', 'disapproved', 'limited', 'none', 'added', 'excluded'] as const).find(
        (state) => state === value,
      )
      return known ? t(`activity.state.${known}`) : value
    }
    const entity = (type: EntityType) => t(`words.entity.${type}`)
    const metric = (name: ConditionMetric) => t(`words.metric.${name}`)

    /** Formats the value of a condition: in the metric's unit, or in percent of the compared value. */
    const wanted = ({ metric: name, operator, comparedTo }: Condition, value: number | string) => {
      if (typeof value === 'string') return name === 'status' ? stateOf(value) : value
      const isPercent =
        comparedTo !== ComparedTo.FixedValue || operator === 'changeUpPct' || operator === 'changeDownPct'
      return isPercent ? format.rate(value / 100) : formatMetricValue(name, value, format, currency)
    }

    const condition = (one: Condition) => {
      const { operator, value, value2, comparedTo, lookback, excludeRecentDays } = one
      const text = t(`words.operator.${operator}`, {
        value: wanted(one, value),
        value2: value2 === null ? '' : wanted(one, value2),
      })
      const compared = comparedTo === ComparedTo.FixedValue ? text : t(`words.compared.${comparedTo}`, { text })
      const plain = t('words.condition', { metric: metric(one.metric), wanted: compared })
      const sentence = countsMissingConversions(one) ? t('words.noConversionsCount', { sentence: plain }) : plain
      if (METRICS_WITHOUT_LOOKBACK.includes(one.metric)) return sentence
      const days = t(`words.lookback.${lookback}`)
      return excludeRecentDays === 0
        ? t('words.within', { sentence, days })
        : t('words.withinWithout', { sentence, days, count: excludeRecentDays })
    }

    /** One line for each, the first without its joiner. */
    const conditions = (all: readonly Condition[]) =>
      all.map((one, index) => (index === 0 ? condition(one) : `${t(`words.joiner.${one.joiner}`)} ${condition(one)}`))

    const amount = (value: number, unit: Action['unit']) =>
      unit === '%'
        ? format.change(value / 100)
        : unit === 'money'
          ? format.money(value, currency)
          : format.number(value)

    const action = (given: Action) => {
      const { type, value, unit, minLimit, maxLimit, minBidLimit = null, maxBidLimit = null, maxChangesPerRun } = given
      const what = t(`words.action.${type}`)
      const isRatio = type === RuleActionType.ChangeTargetRoasPercent
      const limit = (bound: number) => (isRatio ? format.number(bound) : format.money(bound, currency))
      return [
        value === null ? what : t('words.actionWith', { what, value: amount(value, unit) }),
        ...(minLimit === null ? [] : [t('words.minLimit', { value: limit(minLimit) })]),
        ...(maxLimit === null ? [] : [t('words.maxLimit', { value: limit(maxLimit) })]),
        ...(minBidLimit === null ? [] : [t('words.minBidLimit', { value: format.money(minBidLimit, currency) })]),
        ...(maxBidLimit === null ? [] : [t('words.maxBidLimit', { value: format.money(maxBidLimit, currency) })]),
        t('words.maxChanges', { count: maxChangesPerRun }),
      ]
    }

    const weekDay = (day: number) =>
      new Intl.DateTimeFormat(format.locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS)

    const schedule = ({ frequency, weekDays, hour, timeZone }: Schedule) => {
      const often =
        weekDays.length === 0 || weekDays.length === 7
          ? t(`words.frequency.${frequency}`)
          : t('words.onDays', {
              often: t(`words.frequency.${frequency}`),
              days: weekDays
                .toSorted((a, b) => a - b)
                .map(weekDay)
                .join(', '),
            })
      if (frequency === ScheduleFrequency.Hourly) return t('words.inZone', { often, timeZone })
      return t('words.atHour', { often, hour: formatHour(hour), timeZone })
    }

    const scope = (
      { includeAll, campaignIds, adGroupIds, labelNames, nameContains }: Scope,
      nameOf: (id: string) => string,
    ) =>
      includeAll
        ? [t('words.scope.all')]
        : [
            ...(campaignIds.length === 0
              ? []
              : [t('words.scope.campaigns', { names: campaignIds.map(nameOf).join(', ') })]),
            ...(adGroupIds.length === 0
              ? []
              : [t('words.scope.adGroups', { names: adGroupIds.map(nameOf).join(', ') })]),
            ...(labelNames.length === 0 ? [] : [t('words.scope.labels', { names: labelNames.join(', ') })]),
            ...(nameContains ? [t('words.scope.name', { text: nameContains })] : []),
          ]

    const notify = (settings: AutopilotItemDraft['notify']) => [
      settings && settings.emails.length > 0
        ? t('words.notify.emails', { emails: settings.emails.join(', ') })
        : t('words.notify.inApp'),
      ...(settings?.onlyWhenChanged ? [t('words.notify.onlyWhenChanged')] : []),
    ]

    return { entity, metric, condition, conditions, action, schedule, scope, notify, stateOf }
  }, [t, format, currency])
}

export type RuleWords = ReturnType<typeof useRuleLabels>
