import { type SurveyAlarm, SurveyAudience } from '@adwright/sdk/types'
import { chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ImagePicker } from '#web/domain/files/ImagePicker.tsx'
import { Check, Field } from '#web/features/surveys/Field.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import type { EditedSurvey } from './draft.ts'
import { SurveyDays } from './SurveyDays.tsx'
import { SurveyLanguages } from './SurveyLanguages.tsx'

const DEFAULT_ALARM: SurveyAlarm = { below: 20, minResponses: 30, days: 7 }

interface SurveySettingsProps {
  draft: EditedSurvey
  isFixed: boolean
  isReadOnly: boolean
  onChange: (fields: Partial<EditedSurvey>) => void
}

const numberOf = (text: string) => (text === '' ? null : Math.round(Number(text)))
const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

/** Title, words around the questions, languages, limits and alarm. */
export function SurveySettings({ draft, isFixed, isReadOnly, onChange }: SurveySettingsProps) {
  const { t } = useTranslation('surveys')
  const [audienceId, logoId] = [useId(), useId()]
  const { alarm } = draft
  const setAlarm = (fields: Partial<SurveyAlarm>) => onChange({ alarm: { ...(alarm ?? DEFAULT_ALARM), ...fields } })
  return (
    <Flex direction="column" gap="4">
      <Section title={t('settings.title')}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Field
            label={t('settings.name')}
            value={draft.title}
            maxLength={100}
            disabled={isReadOnly}
            onChange={(title) => onChange({ title })}
          />
          <Flex direction="column" gap="1.5">
            <chakra.label htmlFor={audienceId} textStyle="label">
              {t('settings.audience')}
            </chakra.label>
            <Select
              id={audienceId}
              value={draft.audience}
              disabled={isFixed}
              onChange={({ target }) => onChange({ audience: Number(target.value) as SurveyAudience })}
            >
              {Object.values(SurveyAudience).map((value) => (
                <option key={value} value={value}>
                  {t(`audience.${value}`)}
                </option>
              ))}
            </Select>
          </Flex>
          <Field
            label={t('settings.description')}
            value={draft.description ?? null}
            rows={3}
            maxLength={2000}
            disabled={isReadOnly}
            onChange={(next) => onChange({ description: next || null })}
          />
          <Field
            label={t('settings.thanks')}
            value={draft.thanksText ?? null}
            rows={3}
            maxLength={1000}
            disabled={isReadOnly}
            onChange={(next) => onChange({ thanksText: next || null })}
          />
          <Field
            label={t('settings.closed')}
            value={draft.closedText ?? null}
            rows={3}
            maxLength={1000}
            disabled={isReadOnly}
            onChange={(next) => onChange({ closedText: next || null })}
          />
          <SurveyDays draft={draft} isFixed={isFixed} isReadOnly={isReadOnly} onChange={onChange} />
          <Field
            label={t('settings.color')}
            type="color"
            help={t('settings.colorHelp')}
            value={draft.accentColor ?? '#1c5d99'}
            disabled={isReadOnly}
            onChange={(accentColor) => onChange({ accentColor: accentColor.toLowerCase() })}
          />
          <ImagePicker
            id={logoId}
            label={t('settings.logo')}
            help={t('settings.logoHelp')}
            fileId={draft.logoFileId ?? null}
            error={undefined}
            isDisabled={isReadOnly}
            onChange={(logoFileId) => onChange({ logoFileId })}
          />
          <Field
            label={t('settings.limit')}
            type="number"
            value={textOf(draft.answersLimit)}
            disabled={isReadOnly}
            onChange={(next) => onChange({ answersLimit: numberOf(next) })}
          />
          <Field
            label={t('settings.keep')}
            type="number"
            value={textOf(draft.keepDays)}
            disabled={isReadOnly}
            onChange={(next) => onChange({ keepDays: numberOf(next) })}
          />
        </SimpleGrid>
        <Check
          checked={Boolean(alarm)}
          disabled={isReadOnly}
          onChange={(isOn) => onChange({ alarm: isOn ? DEFAULT_ALARM : null })}
        >
          {t('alarm.on')}
        </Check>
        {alarm ? (
          <SimpleGrid columns={{ base: 1, md: 3 }} gap="3" mt="2">
            <Field
              label={t('alarm.below')}
              type="number"
              value={String(alarm.below)}
              disabled={isReadOnly}
              onChange={(next) => setAlarm({ below: numberOf(next) ?? 0 })}
            />
            <Field
              label={t('alarm.min')}
              type="number"
              value={String(alarm.minResponses)}
              disabled={isReadOnly}
              onChange={(next) => setAlarm({ minResponses: numberOf(next) ?? 30 })}
            />
            <Field
              label={t('alarm.days')}
              type="number"
              value={String(alarm.days)}
              disabled={isReadOnly}
              onChange={(next) => setAlarm({ days: numberOf(next) ?? 7 })}
            />
          </SimpleGrid>
        ) : null}
      </Section>
      <SurveyLanguages draft={draft} isFixed={isFixed} isReadOnly={isReadOnly} onChange={onChange} />
    </Flex>
  )
}
