import { ReportFrequency, SavedViewScreen } from '@adwright/sdk/types'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMembers } from '#web/domain/people/use-members.ts'
import { useCan } from '#web/session/current.ts'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { CheckboxField } from '#web/ui/form/ChoiceFields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'

const MAX_NAME = 80

/** The fields of a saved view; reports have a schedule as well. Viewers save only for themselves. */
export function SavedViewFields({ screen, isEdit = false }: { screen: SavedViewScreen; isEdit?: boolean }) {
  const { t } = useTranslation('saved-views')
  const canShare = useCan('shareViews')
  return (
    <>
      <TextField name="name" label={t('field.name')} maxLength={MAX_NAME} autoComplete="off" />
      {canShare ? <CheckboxField name="isShared" label={t('field.isShared')} /> : null}
      <CheckboxField name="isDefault" label={t('field.isDefault')} help={t('field.isDefaultHelp')} />
      {isEdit ? <CheckboxField name="isReplaced" label={t('field.isReplaced')} /> : null}
      {canShare && screen === SavedViewScreen.Reports ? <ScheduleFields /> : null}
    </>
  )
}

function ScheduleFields() {
  const { t } = useTranslation('saved-views')
  const { control } = useFormContext()
  const frequency: unknown = useWatch({ control, name: 'frequency' })
  const { members } = useMembers()
  return (
    <>
      <SelectField
        name="frequency"
        label={t('field.frequency')}
        isOptional
        placeholder={t('field.never')}
        options={Object.values(ReportFrequency).map((value) => ({ value, label: t(`frequency.${value}`) }))}
        help={t('field.frequencyHelp')}
      />
      {frequency === undefined ? null : (
        <>
          <CheckboxGroup
            name="recipientUserIds"
            label={t('field.recipients')}
            help={t('field.recipientsHelp')}
            options={members.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <CheckboxField name="isPaused" label={t('field.isPaused')} />
        </>
      )}
    </>
  )
}
