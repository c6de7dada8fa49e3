import { ComparedTo, type ConditionMetric, type EntityType, Lookback } from '@adwright/sdk/types'
import { Box, Flex, SimpleGrid } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { unitOf } from '#web/domain/metrics/condition-metric.ts'
import { useRuleLabels } from '#web/features/autopilot/condition-labels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { MoreOptions } from '#web/ui/form/MoreOptions.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { hasLookback, metricsFor, operatorsFor, statesFor } from './choices.ts'
import { type FormCondition, type RuleForm, valueUnit } from './rule-form.ts'

const CHANGES = ['changeUpPct', 'changeDownPct']

interface ConditionRowProps {
  index: number
  entityType: EntityType
  /** Undefined for the only condition. */
  onRemove: (() => void) | undefined
}

/** One condition: metric, operator, compared value, and lookback. */
export function ConditionRow({ index, entityType, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('autopilot-setup')
  const { t: label } = useTranslation('autopilot')
  const { currency } = useClient()
  const labels = useRuleLabels(currency)
  const { setValue } = useFormContext<RuleForm>()
  const condition = useWatch<RuleForm, `conditions.${number}`>({ name: `conditions.${index}` })
  const name = `conditions.${index}` as const
  const isText = unitOf(condition.metric) === 'text'
  const hasLookbackField = !isText && hasLookback(condition.metric)

  /** Resets the value if the new metric has another unit. */
  const onMetric = (metric: ConditionMetric) => {
    if (unitOf(metric) === unitOf(condition.metric)) return
    const isWord = unitOf(metric) === 'text'
    setValue(name, {
      ...condition,
      metric,
      operator: isWord ? 'eq' : 'gte',
      value: isWord ? (metric === 'status' ? (statesFor(entityType)[0] ?? '') : '') : undefined,
      value2: undefined,
      comparedTo: ComparedTo.FixedValue,
    })
  }
  const onOperator = (operator: string) => {
    if (CHANGES.includes(operator) && condition.comparedTo === ComparedTo.FixedValue)
      setValue(`${name}.comparedTo`, ComparedTo.PreviousPeriod)
  }

  return (
    <Flex direction="column" gap="2" p="3" borderWidth="1px" borderRadius="l2" minWidth="0">
      <Flex gap="2" align="flex-start">
        <Flex gap="2" align="flex-start" wrap="wrap" flex="1" minWidth="0">
          {index === 0 ? (
            <Word>{t('conditions.if')}</Word>
          ) : (
            <Box width="5.5rem">
              <SelectField
                name={`${name}.joiner`}
                label={t('conditions.joiner')}
                isLabelHidden
                options={(['and', 'or'] as const).map((value) => ({ value, label: label(`words.joiner.${value}`) }))}
              />
            </Box>
          )}
          <Choice text={labels.metric(condition.metric)}>
            <SelectField
              name={`${name}.metric`}
              label={t('conditions.metric')}
              isLabelHidden
              options={metricsFor(entityType, condition.metric).map((value) => ({
                value,
                label: labels.metric(value),
              }))}
              onChoose={(value) => onMetric(value as ConditionMetric)}
            />
          </Choice>
          <Choice text={t(`operator.${condition.operator}`)}>
            <SelectField
              name={`${name}.operator`}
              label={t('conditions.operator')}
              isLabelHidden
              options={operatorsFor(condition.metric).map((value) => ({ value, label: t(`operator.${value}`) }))}
              onChoose={(value) => onOperator(String(value))}
            />
          </Choice>
          <Box flex="1 1 7rem" maxWidth="14rem">
            <Value name={name} condition={condition} entityType={entityType} currency={currency} />
          </Box>
          {condition.comparedTo === ComparedTo.FixedValue ? null : (
            <Word>{t(`conditions.versus.${condition.comparedTo}`)}</Word>
          )}
          {hasLookbackField ? (
            <>
              <Word>{t('conditions.over')}</Word>
              <Box flex="1 1 8rem" maxWidth="11rem">
                <SelectField
                  name={`${name}.lookback`}
                  label={t('conditions.lookback')}
                  isLabelHidden
                  options={Object.values(Lookback).map((value) => ({ value, label: label(`words.lookback.${value}`) }))}
                />
              </Box>
            </>
          ) : null}
          {hasLookbackField && condition.excludeRecentDays ? (
            <Word>{t('conditions.excluding', { count: condition.excludeRecentDays })}</Word>
          ) : null}
        </Flex>
        {onRemove ? (
          <IconButton label={t('conditions.remove', { number: index + 1 })} icon={Trash2} onClick={onRemove} />
        ) : null}
      </Flex>
      {isText ? null : (
        <MoreOptions names={[`${name}.comparedTo`, `${name}.excludeRecentDays`]}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            <SelectField
              name={`${name}.comparedTo`}
              label={t('conditions.comparedTo')}
              options={Object.values(ComparedTo).map((value) => ({ value, label: t(`comparedTo.${value}`) }))}
            />
            {hasLookbackField ? (
              <NumberField
                name={`${name}.excludeRecentDays`}
                label={t('conditions.excludeRecentDays')}
                unit={t('days')}
                min={0}
                max={7}
              />
            ) : null}
          </SimpleGrid>
        </MoreOptions>
      )}
    </Flex>
  )
}

/** A select of the sentence, wide enough for its current choice: a select alone would cut it. */
const Choice = ({ text, children }: { text: string; children: ReactNode }) => (
  <Box
    flex={{ base: '1 1 100%', md: `1 1 calc(${text.length}ch + 3.5rem)` }}
    minWidth="min(8rem, 100%)"
    maxWidth={{ md: `calc(${text.length}ch + 5rem)` }}
  >
    {children}
  </Box>
)

/** A word of the sentence, aligned with the fields beside it. */
const Word = ({ children }: { children: string }) => (
  <Flex as="span" align="center" minHeight="control" color="fg.muted">
    {children}
  </Flex>
)

interface ValueProps {
  name: `conditions.${number}`
  condition: FormCondition
  entityType: EntityType
  currency: string
}

function Value({ name, condition, entityType, currency }: ValueProps) {
  const { t } = useTranslation('autopilot-setup')
  const labels = useRuleLabels(currency)
  const kind = valueUnit(condition)
  if (condition.metric === 'status')
    return (
      <SelectField
        name={`${name}.value`}
        label={t('conditions.value')}
        isLabelHidden
        options={statesFor(entityType).map((value) => ({ value, label: labels.stateOf(value) }))}
      />
    )
  if (kind === 'text')
    return <TextField name={`${name}.value`} label={t('conditions.value')} isLabelHidden maxLength={200} />
  const unit = kind === 'money' ? { unit: currency } : kind === '%' ? { unit: '%' } : {}
  if (condition.operator !== 'between')
    return <NumberField name={`${name}.value`} label={t('conditions.value')} isLabelHidden {...unit} min={0} />
  return (
    <SimpleGrid columns={2} gap="2">
      <NumberField name={`${name}.value`} label={t('conditions.from')} isLabelHidden {...unit} min={0} />
      <NumberField name={`${name}.value2`} label={t('conditions.to')} isLabelHidden {...unit} min={0} />
    </SimpleGrid>
  )
}
