import {
  getAccountOptions,
  listAccountsQueryKey,
  useGetConstantsQuery,
  useUpdateAccountMutation,
} from '@adwright/sdk/react-query'
import type { Account } from '@adwright/sdk/types'
import { SimpleGrid } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { currencyOptions, timeZoneOptions } from '#web/features/settings/zones-and-currencies.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { useEditConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { companyOf, companySchema } from './company-schema.ts'
import { GoalsField } from './GoalsField.tsx'

export function CompanyForm({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { locale } = useFormat()
  const queries = useQueryClient()
  const constants = useGetConstantsQuery()
  const [zones] = useState(() => timeZoneOptions(account.timeZone, new Date()))
  const currencies = useMemo(() => currencyOptions(account.currencyCode, locale), [account.currencyCode, locale])
  const values = companyOf(account)
  const form = useContractForm(companySchema, values)
  const draft = `company-${account.id}`
  useEditDraft(draft, form)
  const update = useUpdateAccountMutation()
  const version = useRef(account.version)
  const { latest, send, formVersion, ...resolve } = useEditConflict<Account>({
    fetchLatest: () => queries.fetchQuery({ ...getAccountOptions({ path: { accountId: account.id } }), staleTime: 0 }),
    rebase: (saved) => {
      version.current = saved.version
    },
    show: (saved) => form.reset(companyOf(saved)),
    focusFirst: () => form.setFocus('name'),
  })

  async function save(typed: z.output<typeof companySchema>) {
    // The field is disabled until the industries are loaded.
    const { industry, ...rest } = typed
    const saved = await send(() =>
      update.mutateAsync({
        query: { expectedVersion: version.current },
        body: {
          ...rest,
          id: account.id,
          primaryContactNumber: typed.primaryContactNumber || null,
          ...(constants.data ? { industry: industry ?? null } : {}),
        },
      }),
    )
    if (!saved) return
    version.current = saved.version
    form.reset(companyOf(saved))
    deleteDraft(draft)
    queries.setQueryData<Account[]>(listAccountsQueryKey(), (all) =>
      all?.map((one) => (one.id === saved.id ? saved : one)),
    )
    toaster.show({ tone: 'good', title: t('general.saved') })
  }

  return (
    <Form form={form} submit={t('general.submit')} onSubmit={save} label={t('general.company')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="name" label={t('general.name')} autoComplete="off" />
        <TextField name="companyName" label={t('general.companyName')} autoComplete="organization" />
      </SimpleGrid>
      <TextField name="companyWebSite" label={t('general.website')} type="url" inputMode="url" autoComplete="url" />
      <PhoneField name="primaryContactNumber" label={t('general.phone')} isOptional />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="industry"
          label={t('general.industry')}
          options={constants.data?.industries ?? []}
          placeholder={t('general.noIndustry')}
          disabled={!constants.data}
          isOptional
        />
        <NumberField name="marketingTeamCount" label={t('general.teamSize')} min={1} unit={t('general.people')} />
        <SelectField
          name="currencyCode"
          label={t('general.currency')}
          help={t('general.currencyHelp')}
          options={currencies}
        />
        <SelectField name="timeZone" label={t('general.timeZone')} help={t('general.timeZoneHelp')} options={zones} />
      </SimpleGrid>
      {constants.error && !constants.data ? (
        <SectionError
          title={t('newAccount.choicesFailed')}
          error={constants.error}
          onRetry={() => void constants.refetch()}
          isRetrying={constants.isFetching}
        />
      ) : (
        <GoalsField goals={constants.data?.digitalMarketingGoals} />
      )}
      <EditConflictNotice latest={latest} resolve={resolve} />
    </Form>
  )
}
