import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import { SimpleGrid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { type NewAccount, type NewAccountOutput, newAccountSchema } from './new-account-schema.ts'
import { useCreateAccount } from './use-create-account.ts'

const DRAFT = 'new-account'

type Draft = { [Field in keyof NewAccount]: NewAccount[Field] | undefined }

const empty: Draft = {
  name: '',
  companyName: '',
  companyWebSite: '',
  primaryContactNumber: '',
  industry: undefined,
  goal: undefined,
  marketingTeamCount: 1,
}

/** The form for another account; the input survives a reload. */
export function NewAccountForm() {
  const { t } = useTranslation('settings')
  const constants = useGetConstantsQuery()
  const form = useContractForm<NewAccount, NewAccountOutput>(newAccountSchema, readDraft(DRAFT, empty))
  useDraft(DRAFT, form)
  const create = useCreateAccount(() => deleteDraft(DRAFT))
  const placeholder = t('newAccount.choose')

  return (
    <Form form={form} submit={t('newAccount.submit')} onSubmit={create} label={t('newAccount.title')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="name" label={t('general.name')} autoComplete="off" />
        <TextField name="companyName" label={t('general.companyName')} autoComplete="organization" />
      </SimpleGrid>
      <TextField name="companyWebSite" label={t('general.website')} type="url" inputMode="url" autoComplete="url" />
      <PhoneField name="primaryContactNumber" label={t('general.phone')} />
      {constants.isError && !constants.data ? (
        <SectionError
          title={t('newAccount.choicesFailed')}
          error={constants.error}
          onRetry={() => void constants.refetch()}
          isRetrying={constants.isFetching}
        />
      ) : (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            name="industry"
            label={t('general.industry')}
            options={constants.data?.industries ?? []}
            placeholder={placeholder}
            disabled={!constants.data}
          />
          <SelectField
            name="goal"
            label={t('newAccount.goal')}
            options={constants.data?.digitalMarketingGoals ?? []}
            placeholder={placeholder}
            disabled={!constants.data}
          />
        </SimpleGrid>
      )}
      <NumberField name="marketingTeamCount" label={t('general.teamSize')} min={1} unit={t('general.people')} />
    </Form>
  )
}
