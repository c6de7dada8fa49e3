import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import { MarketingChannel, type StrategyDraft, StrategyMetricSource, StrategyPriority } from '@adwright/sdk/types'
import { Flex, SimpleGrid } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MemberField } from '#web/domain/people/MemberField.tsx'
import { useAccount } from '#web/session/current.ts'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { DateField } from '#web/ui/form/DateField.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { MetricFields } from './MetricFields.tsx'
import { TargetHelper } from './TargetHelper.tsx'

const MAX_TITLE = 100
const MAX_TEXT = 10_000

/** The fields of a strategy: what is to be reached, how it is measured, when, and by whom. */
export function StrategyFields({ isPrivate }: { isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const { currencyCode } = useAccount()
  const constants = useGetConstantsQuery()
  const source = useWatch<StrategyDraft, 'kpi.source'>({ name: 'kpi.source' })
  const { getValues } = useFormContext<StrategyDraft>()
  const goals = (constants.data?.digitalMarketingGoals ?? []).map(({ value, label }) => ({ value, label }))
  return (
    <Flex direction="column" gap="4">
      <Section title={t('form.what')}>
        <Flex direction="column" gap="4">
          <TextField name="title" label={t('form.title')} maxLength={MAX_TITLE} autoComplete="off" />
          <SelectField
            name="goal"
            label={t('form.goal')}
            options={goals.length > 0 ? goals : [{ value: getValues('goal'), label: '…' }]}
          />
          <TextAreaField name="description" label={t('form.description')} rows={4} limit={MAX_TEXT} isOptional />
        </Flex>
      </Section>
      <Section title={t('form.metricAndTarget')} description={t('form.metricText')}>
        <Flex direction="column" gap="4">
          <MetricFields isPrivate={isPrivate} />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <DateField name="startsOn" label={t('form.startsOn')} />
            <DateField name="dueOn" label={t('form.dueOn')} />
          </SimpleGrid>
          {source === StrategyMetricSource.Own ? null : <TargetHelper isPrivate={isPrivate} />}
        </Flex>
      </Section>
      <Section title={t('form.how')}>
        <Flex direction="column" gap="4">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <NumberField name="budget" label={t('column.budget')} unit={currencyCode} min={0} isOptional />
            <SelectField
              name="priority"
              label={t('form.priority')}
              options={Object.values(StrategyPriority).map((value) => ({ value, label: t(`priority.${value}`) }))}
            />
            {isPrivate ? null : (
              <MemberField
                name="ownerUserId"
                label={t('column.owner')}
                capability="manageStrategies"
                placeholder={t('owner.me')}
              />
            )}
          </SimpleGrid>
          <CheckboxGroup
            name="channels"
            label={t('form.channels')}
            direction="row"
            options={Object.values(MarketingChannel).map((value) => ({ value, label: t(`channel.${value}`) }))}
          />
        </Flex>
      </Section>
    </Flex>
  )
}
