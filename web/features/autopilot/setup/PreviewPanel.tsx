import {
  type AutopilotPreview,
  type Condition,
  type ConditionOperator,
  type ConditionOutcome,
  type PreviewEntity,
  PreviewWarningKind,
} from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { formatMetricValue } from '#web/domain/metrics/condition-metric.ts'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import { ChangeView } from '#web/features/autopilot/ChangeView.tsx'
import { useRuleLabels } from '#web/features/autopilot/condition-labels.ts'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { HeldBackList } from '#web/features/autopilot/HeldBackList.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { type RulePreviewParams, usePreview } from './use-rule-preview.ts'

const MAX_SHOWN = 8

interface PreviewPanelProps extends RulePreviewParams {
  isStale: boolean
}

/** The current matches of the draft. */
export function PreviewPanel({ isStale, ...params }: PreviewPanelProps) {
  const { t } = useTranslation('autopilot-setup')
  const { data, error, refetch, isPlaceholderData } = usePreview(params)
  return (
    <Section title={t('preview.title')} description={t('preview.lead')}>
      {error ? <SectionError error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <TextSkeleton lines={5} /> : null}
      {data ? (
        <Box
          opacity={isStale || isPlaceholderData || error ? 0.6 : 1}
          aria-busy={isPlaceholderData}
          transition="opacity 120ms"
        >
          <PreviewResult preview={data} conditions={params.draft.conditions} />
        </Box>
      ) : null}
    </Section>
  )
}

function PreviewResult({ preview, conditions }: { preview: AutopilotPreview; conditions: readonly Condition[] }) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { t: word } = useTranslation('autopilot')
  const { checkedCount, matchedCount, changeCount, heldBackCount, excludedCount, estimatedSaving } = preview
  // Rules that change the same values are listed beside the fields.
  const warnings = preview.warnings.filter(({ kind }) => kind !== PreviewWarningKind.Overlap)
  const facts = [
    t('preview.changes', { count: changeCount }),
    ...(excludedCount > 0 ? [t('preview.excluded', { count: excludedCount })] : []),
  ]
  return (
    <Flex direction="column" gap="4">
      <Box>
        <chakra.strong display="block" textStyle="section">
          {t('preview.matched', { count: matchedCount, checked: format.number(checkedCount) })}
        </chakra.strong>
        <Text color="fg.muted" textStyle="sm">
          {facts.join(' · ')}
        </Text>
        {estimatedSaving ? (
          <Text as="div" color="fg.muted" textStyle="sm">
            {t('preview.saving')} <SavingAmount saving={estimatedSaving} />
          </Text>
        ) : null}
      </Box>
      {heldBackCount > 0 ? (
        <Notice title={word('heldBack.willTitle', { count: heldBackCount })}>
          <HeldBackList heldBack={preview.heldBack} />
        </Notice>
      ) : null}
      {warnings.map(({ kind, text }) => (
        <Notice key={`${kind}-${text}`} tone="warning" title={text} />
      ))}
      <EntityList
        title={t('preview.matches')}
        entities={preview.matches}
        total={matchedCount}
        conditions={conditions}
        empty={t('preview.none')}
      />
      {preview.justMissed.length > 0 ? (
        <EntityList
          title={t('preview.justMissed')}
          entities={preview.justMissed}
          total={preview.justMissed.length}
          conditions={conditions}
        />
      ) : null}
    </Flex>
  )
}

interface EntityListProps {
  title: string
  entities: readonly PreviewEntity[]
  total: number
  conditions: readonly Condition[]
  empty?: string
}

function EntityList({ title, entities, total, conditions, empty }: EntityListProps) {
  const { t } = useTranslation('autopilot-setup')
  const shown = entities.slice(0, MAX_SHOWN)
  return (
    <Box>
      <chakra.h3 textStyle="label" mb="1">
        {title}
      </chakra.h3>
      {shown.length === 0 ? <Text color="fg.muted">{empty}</Text> : null}
      <chakra.ul listStyleType="none" m="0" p="0">
        {shown.map((entity) => (
          <EntityOutcomes key={entity.entityId} entity={entity} conditions={conditions} />
        ))}
      </chakra.ul>
      {total > shown.length ? (
        <Text color="fg.muted" textStyle="sm" mt="1">
          {t('preview.more', { count: total - shown.length })}
        </Text>
      ) : null}
    </Box>
  )
}

/** Returns the operator that compares with the threshold of a relative change. */
function thresholdOperator(operator: ConditionOperator): ConditionOperator {
  if (operator === 'changeUpPct') return 'gte'
  return operator === 'changeDownPct' ? 'lte' : operator
}

/** One entity with the values of its conditions: met and not met. */
function EntityOutcomes({ entity, conditions }: { entity: PreviewEntity; conditions: readonly Condition[] }) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const { currency } = useClient()
  const words = useRuleLabels(currency)
  const describe = ({ conditionIndex, metric, actual, threshold, threshold2, isMet }: ConditionOutcome) => {
    const valueOf = (value: number | string | null) =>
      metric === 'status' && typeof value === 'string'
        ? words.stateOf(value)
        : formatMetricValue(metric, value, format, currency)
    const operator = conditions[conditionIndex]?.operator ?? 'eq'
    const values = {
      metric: words.metric(metric),
      actual: valueOf(actual),
      operator: t(`operator.${thresholdOperator(operator)}`),
    }
    if (threshold === null) return t('preview.nothingToCompare', values)
    if (metric === 'cpa' && actual === null)
      return t(isMet ? 'preview.noConversions' : 'preview.noValue', { ...values, threshold: valueOf(threshold) })
    return t(isMet ? 'preview.met' : 'preview.missed', {
      ...values,
      threshold: threshold2 === null ? valueOf(threshold) : `${valueOf(threshold)} – ${valueOf(threshold2)}`,
    })
  }
  return (
    <chakra.li py="2" borderTopWidth="1px">
      <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
        {entity.name}
      </chakra.span>
      <EntityPath entity={entity} />
      <chakra.span display="block" textStyle="sm" mt="0.5">
        {entity.outcomes.map((outcome) => (
          <chakra.span key={outcome.conditionIndex} display="block" color={outcome.isMet ? 'fg.default' : 'fg.muted'}>
            {describe(outcome)}
          </chakra.span>
        ))}
      </chakra.span>
      {entity.change ? (
        <Box mt="1">
          <ChangeView change={entity.change} />
        </Box>
      ) : null}
    </chakra.li>
  )
}
