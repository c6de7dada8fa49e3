import { useTranslation } from 'react-i18next'
import { addDays, type Day } from '#web/lib/dates.ts'
import { CheckboxField } from '#web/ui/form/ChoiceFields.tsx'
import { DateField } from '#web/ui/form/DateField.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { MAX_DAYS } from './report-link-schema.ts'

const MAX_NAME = 80

interface ReportLinkFieldsProps {
  today: Day
  /** The dates of a new link in words; undefined for an existing one, whose dates are fixed. */
  period?: string
  hasPassword?: boolean
}

/** The fields of a link: title, last day, password, and for a new one whether its dates move on. */
export function ReportLinkFields({ today, period, hasPassword = false }: ReportLinkFieldsProps) {
  const { t } = useTranslation('reports')
  return (
    <>
      <TextField
        name="name"
        label={t('links.field.name')}
        help={t('links.field.nameHelp')}
        maxLength={MAX_NAME}
        autoComplete="off"
      />
      {period === undefined ? null : (
        <CheckboxField
          name="isRolling"
          label={t('links.field.isRolling')}
          help={t('links.field.isRollingHelp', { period })}
        />
      )}
      <DateField name="expiresOn" label={t('links.field.expiresOn')} min={today} max={addDays(today, MAX_DAYS)} />
      <PasswordField
        name="password"
        label={t(hasPassword ? 'links.field.newPassword' : 'links.field.password')}
        help={t('links.field.passwordHelp')}
        autoComplete="new-password"
        isOptional
      />
      {hasPassword ? <CheckboxField name="isPasswordRemoved" label={t('links.field.isPasswordRemoved')} /> : null}
    </>
  )
}
