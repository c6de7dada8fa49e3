import { type AutopilotRule, RuleActionType, RuleParameterType } from '@adwright/sdk/types'
import { SimpleGrid } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { CheckboxField } from '#web/ui/form/ChoiceFields.tsx'
import { MoreOptions } from '#web/ui/form/MoreOptions.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { actionsFor } from './choices.ts'
import { FormPart } from './FormPart.tsx'
import { amountOf, hasBidLimits, type RuleForm } from './rule-form.ts'

const MORE = [
  'action.minLimit',
  'action.maxLimit',
  'action.minBidLimit',
  'action.maxBidLimit',
  'action.maxChangesPerRun',
  'cooldownDays',
]

/** The action on matches, and its guardrails. */
export function ActionFields({ rule }: { rule: AutopilotRule }) {
  const { t } = useTranslation('autopilot-setup')
  const { t: word } = useTranslation('autopilot')
  const { currency } = useClient()
  const { setValue } = useFormContext<RuleForm>()
  const type = useWatch<RuleForm, 'action.type'>({ name: 'action.type' })
  const unit = amountOf(type)
  const limitUnit = type === RuleActionType.ChangeTargetRoasPercent ? {} : { unit: currency }
  /** Clears the amounts if the unit changes. */
  const onType = (next: RuleActionType) => {
    if (amountOf(next) === unit) return
    for (const field of ['value', 'minLimit', 'maxLimit', 'minBidLimit', 'maxBidLimit'] as const)
      setValue(`action.${field}`, undefined)
  }
  return (
    <FormPart title={t('action.title')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="action.type"
          label={t('action.type')}
          options={actionsFor(rule.entityType).map((value) => ({ value, label: word(`words.action.${value}`) }))}
          onChoose={(value) => onType(value as RuleActionType)}
        />
        {unit ? (
          <NumberField
            name="action.value"
            label={t(unit === '%' ? 'action.percent' : 'action.amount')}
            help={
              unit === '%'
                ? t('action.percentHelp')
                : type === RuleActionType.SetBid
                  ? t('action.followHelp')
                  : undefined
            }
            unit={unit === '%' ? '%' : currency}
            isOptional={type === RuleActionType.SetBid}
          />
        ) : null}
      </SimpleGrid>
      {rule.parameters.length > 0 ? (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          {rule.parameters.map(({ key, label, type: kind, unit: words, min, max, step }) => {
            const name = `parameters.${key}`
            if (kind === RuleParameterType.YesNo) return <CheckboxField key={key} name={name} label={label} />
            if (kind === RuleParameterType.Text)
              return <TextField key={key} name={name} label={label} maxLength={max ?? 200} />
            return (
              <NumberField
                key={key}
                name={name}
                label={label}
                unit={words ?? (kind === RuleParameterType.Percentage ? '%' : '')}
                min={min ?? 0}
                max={max ?? Number.POSITIVE_INFINITY}
                step={step ?? 1}
              />
            )
          })}
        </SimpleGrid>
      ) : null}
      <MoreOptions names={MORE}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          {unit ? (
            <>
              <NumberField name="action.minLimit" label={t('action.minLimit')} {...limitUnit} min={0} isOptional />
              <NumberField name="action.maxLimit" label={t('action.maxLimit')} {...limitUnit} min={0} isOptional />
            </>
          ) : null}
          {hasBidLimits(type) ? (
            <>
              <NumberField
                name="action.minBidLimit"
                label={t('action.minBidLimit')}
                help={t('action.bidLimitHelp')}
                unit={currency}
                min={0}
                step={0.05}
                isOptional
              />
              <NumberField
                name="action.maxBidLimit"
                label={t('action.maxBidLimit')}
                unit={currency}
                min={0}
                step={0.05}
                isOptional
              />
            </>
          ) : null}
          <NumberField
            name="action.maxChangesPerRun"
            label={t('action.maxChanges')}
            help={t('action.maxChangesHelp')}
            min={1}
            max={200}
          />
          <NumberField
            name="cooldownDays"
            label={t('action.cooldown')}
            help={t('action.cooldownHelp')}
            unit={t('days')}
            min={0}
            max={90}
          />
        </SimpleGrid>
      </MoreOptions>
    </FormPart>
  )
}
