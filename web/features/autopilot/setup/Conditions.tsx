import { ComparedTo, type EntityType, Lookback } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ConditionRow } from './ConditionRow.tsx'
import { FormPart } from './FormPart.tsx'
import type { FormCondition, RuleForm } from './rule-form.ts'

const MAX_CONDITIONS = 10
const MIN_CLICKS = 100

const newCondition: FormCondition = {
  metric: 'cost',
  operator: 'gte',
  value: undefined,
  value2: undefined,
  lookback: Lookback.Last30Days,
  comparedTo: ComparedTo.FixedValue,
  joiner: 'and',
  excludeRecentDays: 0,
}
const minimumVolume: FormCondition = { ...newCondition, metric: 'clicks', value: MIN_CLICKS }
const isMinimumVolume = ({ metric, operator }: FormCondition) =>
  ['impressions', 'clicks', 'cost', 'conversions'].includes(metric) && (operator === 'gte' || operator === 'gt')

/** The conditions of a match, joined by `and` or `or`; `and` has precedence. */
export function Conditions({ entityType }: { entityType: EntityType }) {
  const { t } = useTranslation('autopilot-setup')
  const { fields, append, remove } = useFieldArray<RuleForm, 'conditions'>({ name: 'conditions' })
  const conditions = useWatch<RuleForm, 'conditions'>({ name: 'conditions' })
  return (
    <FormPart title={t('conditions.title')} help={t('conditions.help')}>
      <Flex direction="column" gap="3">
        {fields.map(({ id }, index) => (
          <ConditionRow
            key={id}
            index={index}
            entityType={entityType}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={fields.length >= MAX_CONDITIONS}
          onClick={() => append(newCondition)}
        >
          <Plus size={14} aria-hidden="true" />
          {t('conditions.add')}
        </Button>
        {conditions.some(isMinimumVolume) ? null : (
          <Button
            size="sm"
            variant="ghost"
            disabled={fields.length >= MAX_CONDITIONS}
            onClick={() => append(minimumVolume)}
          >
            {t('conditions.addVolume')}
          </Button>
        )}
      </Flex>
    </FormPart>
  )
}
