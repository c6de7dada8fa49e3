import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { readDraft, saveDraft } from './draft.ts'
import type { OnboardingInput, OnboardingOutput } from './onboarding-schema.ts'
import { useLaunch } from './use-launch.ts'
import { WebsiteField } from './WebsiteField.tsx'

const schema = async () => (await import('./onboarding-schema.ts')).onboardingSchema

/** Industry and goal, with the options of the shared constants. */
function ChoiceFields() {
  const { t } = useTranslation('auth')
  const constants = useGetConstantsQuery()
  if (constants.isError && !constants.data) {
    return (
      <SectionError
        title={t('onboarding.choicesFailed')}
        error={constants.error}
        onRetry={() => void constants.refetch()}
        isRetrying={constants.isFetching}
      />
    )
  }
  const placeholder = t('onboarding.choose')
  const isWaiting = constants.isPending
  return (
    <>
      <SelectField
        name="industry"
        label={t('onboarding.industry')}
        options={constants.data?.industries ?? []}
        placeholder={placeholder}
        disabled={isWaiting}
      />
      <SelectField
        name="digitalMarketingGoals"
        label={t('onboarding.goal')}
        options={constants.data?.digitalMarketingGoals ?? []}
        placeholder={placeholder}
        disabled={isWaiting}
      />
    </>
  )
}

export function OnboardingForm() {
  const { t } = useTranslation('auth')
  const form = useContractForm<OnboardingInput, OnboardingOutput>(schema, readDraft())
  const launch = useLaunch()
  const { watch, formState } = form
  const { submitCount, errors } = formState

  useEffect(() => {
    const typing = watch((typed) => saveDraft(typed))
    return () => typing.unsubscribe()
  }, [watch])

  // The field shows its error on blur as well; the toast appears only on submit.
  const tellOfPhone = useEffectEvent(() => {
    if (errors.primaryContactNumber === undefined) return
    toaster.show({ tone: 'bad', title: t('onboarding.phoneInvalid'), description: t('onboarding.phoneInvalidText') })
  })
  useEffect(() => {
    if (submitCount > 0) tellOfPhone()
  }, [submitCount])

  return (
    <Form form={form} submit={t('onboarding.submit')} onSubmit={launch} isWide>
      <TextField name="name" label={t('onboarding.name')} help={t('onboarding.nameHelp')} autoComplete="off" />
      <TextField name="companyName" label={t('onboarding.companyName')} autoComplete="organization" />
      <WebsiteField label={t('onboarding.website')} />
      <PhoneField name="primaryContactNumber" label={t('onboarding.phone')} />
      <ChoiceFields />
      <NumberField name="marketingTeamCount" label={t('onboarding.teamSize')} min={1} unit={t('onboarding.people')} />
    </Form>
  )
}
