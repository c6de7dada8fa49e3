import { useTranslation } from 'react-i18next'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { SwitchField } from '#web/ui/form/ChoiceFields.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { eventKeyOf, eventTypes } from './event-keys.ts'

/** The settings of a webhook. */
export function WebhookFields() {
  const { t } = useTranslation('settings-webhooks')
  return (
    <>
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={t('form.url')}
        help={t('form.urlHelp')}
        autoComplete="off"
      />
      <TextField name="description" label={t('form.description')} maxLength={200} isOptional />
      <CheckboxGroup
        name="events"
        label={t('form.events')}
        help={t('form.eventsHelp')}
        options={eventTypes.map((value) => ({
          value,
          label: t(`events.${eventKeyOf(value)}`),
          help: t(`eventHelp.${eventKeyOf(value)}`),
        }))}
      />
      <SwitchField name="isEnabled" label={t('form.isEnabled')} />
    </>
  )
}
