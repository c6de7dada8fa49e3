import {
  AnomalyChannel,
  AnomalyGranularity,
  AnomalySeasonality,
  type Holiday,
  PlanLimitKind,
} from '@adwright/sdk/types'
import { Flex, SimpleGrid } from '@chakra-ui/react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { useAccount } from '#web/session/current.ts'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { SwitchField } from '#web/ui/form/ChoiceFields.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { TimeField } from '#web/ui/form/TimeField.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DaysField } from './DaysField.tsx'
import { HolidayChoice } from './HolidayChoice.tsx'
import type { MonitorForm } from './monitor-form.ts'
import { WebhooksField } from './WebhooksField.tsx'

const MAX_NAME = 100
const TRAINING = { min: 14, max: 365 }

interface MonitorFieldsProps {
  properties?: readonly { propertyName: string; displayName: string }[]
  /** The next holidays of the property; unknown for a new monitor, whose property can still be chosen. */
  holidays?: readonly Holiday[]
}

/** The fields of a monitor, except its metrics. `properties` is given where the property can still be chosen. */
export function MonitorFields({ properties, holidays }: MonitorFieldsProps) {
  const { t } = useTranslation('anomalies')
  const { timeZone } = useAccount()
  const hasQuietHours = useWatch<MonitorForm, 'hasQuietHours'>({ name: 'hasQuietHours' })
  const channels = useWatch<MonitorForm, 'channels'>({ name: 'channels' })
  const ignoresHolidays = useWatch<MonitorForm, 'ignoresHolidays'>({ name: 'ignoresHolidays' })
  return (
    <>
      <Section title={t('monitor.what')}>
        <Flex direction="column" gap="4">
          <TextField name="name" label={t('monitor.name')} maxLength={MAX_NAME} autoComplete="off" />
          {properties ? (
            <SelectField
              name="propertyName"
              label={t('column.property')}
              help={t('monitor.propertyHelp')}
              placeholder={properties.length === 0 ? t('monitor.noProperty') : undefined}
              options={properties.map(({ propertyName, displayName }) => ({ value: propertyName, label: displayName }))}
            />
          ) : null}
          <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
            <SelectField
              name="granularity"
              label={t('monitor.granularity')}
              options={Object.values(AnomalyGranularity).map((value) => ({
                value,
                label: t(`setup.granularity.${value}`),
              }))}
            />
            <SelectField
              name="seasonality"
              label={t('monitor.seasonality')}
              options={Object.values(AnomalySeasonality).map((value) => ({
                value,
                label: t(`monitor.season.${value}`),
              }))}
            />
            <NumberField name="trainingDays" label={t('monitor.trainingDays')} unit={t('monitor.days')} {...TRAINING} />
          </SimpleGrid>
          <HourlyPlan isNew={properties !== undefined} />
        </Flex>
      </Section>
      <Section title={t('monitor.who')}>
        <Flex direction="column" gap="4">
          <CheckboxGroup
            name="channels"
            label={t('monitor.channels')}
            direction="row"
            options={Object.values(AnomalyChannel).map((value) => ({ value, label: t(`setup.channel.${value}`) }))}
          />
          <TextAreaField
            name="recipients"
            label={t('monitor.recipients')}
            help={t('monitor.recipientsHelp')}
            rows={3}
            isOptional
          />
          {channels.includes(AnomalyChannel.Webhook) ? <WebhooksField /> : null}
          <SwitchField name="hasQuietHours" label={t('monitor.quiet')} help={t('monitor.quietHelp', { timeZone })} />
          {hasQuietHours ? (
            <Flex gap="4" wrap="wrap">
              <TimeField name="quietFrom" label={t('monitor.quietFrom')} />
              <TimeField name="quietTo" label={t('monitor.quietTo')} />
            </Flex>
          ) : null}
        </Flex>
      </Section>
      <Section title={t('monitor.ignored')} description={t('monitor.ignoredHelp')}>
        <DaysField />
      </Section>
      <Section title={t('monitor.holidaysName')}>
        <Flex direction="column" gap="2">
          <SwitchField name="ignoresHolidays" label={t('monitor.holidays')} help={t('monitor.holidaysHelp')} />
          {holidays && ignoresHolidays ? <HolidayChoice holidays={holidays} /> : null}
        </Flex>
      </Section>
    </>
  )
}

/** Shows the plan limit before the form is sent; an existing hourly monitor continues unchanged. */
function HourlyPlan({ isNew }: { isNew: boolean }) {
  const granularity = useWatch<MonitorForm, 'granularity'>({ name: 'granularity' })
  const { defaultValues } = useFormState<MonitorForm>()
  const isChosen = granularity === AnomalyGranularity.Hour && (isNew || defaultValues?.granularity !== granularity)
  return isChosen ? <PlanLimitNotice kind={PlanLimitKind.HourlyMonitors} /> : null
}
