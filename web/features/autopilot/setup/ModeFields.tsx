import { AutopilotMode, PlanLimitKind } from '@adwright/sdk/types'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { useCan } from '#web/session/current.ts'
import { RadioField, SwitchField } from '#web/ui/form/ChoiceFields.tsx'
import { MoreOptions } from '#web/ui/form/MoreOptions.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { FormPart } from './FormPart.tsx'
import type { RuleForm } from './rule-form.ts'

/** The mode of the rule, and the people to notify. */
export function ModeFields() {
  const { t } = useTranslation('autopilot-setup')
  const mayAutomate = useCan('automateRules')
  const planReason = usePlanLimitReason(PlanLimitKind.AutomaticRules)
  const [mode, emails] = useWatch<RuleForm, ['mode', 'notify.emails']>({ name: ['mode', 'notify.emails'] })
  return (
    <FormPart title={t('mode.title')}>
      <RadioField
        name="mode"
        label={t('mode.label')}
        options={[
          { value: AutopilotMode.NotifyOnly, label: t('mode.notify'), help: t('mode.notifyHelp') },
          { value: AutopilotMode.Suggest, label: t('mode.suggest'), help: t('mode.suggestHelp') },
          {
            value: AutopilotMode.Automatic,
            label: t('mode.automatic'),
            help: planReason ?? (mayAutomate ? t('mode.automaticHelp') : t('mode.automaticNeedsAdmin')),
            disabled: (!mayAutomate || planReason !== undefined) && mode !== AutopilotMode.Automatic,
          },
        ]}
      />
      <MoreOptions names={['notify.emails', 'notify.onlyWhenChanged']} isUsed={emails !== ''}>
        <TextField
          name="notify.emails"
          label={t('notify.emails')}
          help={t('notify.emailsHelp')}
          inputMode="email"
          autoComplete="off"
          isOptional
        />
        <SwitchField name="notify.onlyWhenChanged" label={t('notify.onlyWhenChanged')} />
      </MoreOptions>
    </FormPart>
  )
}
