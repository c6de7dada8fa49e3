import { ComparedTo, type EntityType, Lookback } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ConditionRow } from './ConditionRow.tsx'
import { FormPart } from './FormPart.tsx'
import type { FormCondition, RuleForm } from './rule-form.ts'

const MOST = 10
const ENOUGH_CLICKS = 100

const fresh: FormCondition = {
  metric: 'cost',
  operator: 'gte',
  value: undefined,
  value2: undefined,
  lookback: Lookback.Last30Days,
  comparedTo: ComparedTo.FixedValue,
  joiner: 'and',
  excludeRecentDays: 0,
}
const volume: FormCondition = { ...fresh, metric: 'clicks', value: ENOUGH_CLICKS }
const isVolume = ({ metric, operator }: FormCondition) =>
  ['impressions', 'clicks', 'cost', 'conversions'].includes(metric) && (operator === 'gte' || operator === 'gt')

/** The conditions of a match, joined by and/or; `and` has precedence. */
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
        <Button size="sm" variant="outline" disabled={fields.length >= MOST} onClick={() => append(fresh)}>
          <Plus size={14} aria-hidden="true" />
          {t('conditions.add')}
        </Button>
        {conditions.some(isVolume) ? null : (
          <Button size="sm" variant="ghost" disabled={fields.length >= MOST} onClick={() => append(volume)}>
            {t('conditions.addVolume')}
          </Button>
        )}
      </Flex>
    </FormPart>
  )
}
