import { useUpdateUserMutation } from '@adwright/sdk/react-query'
import { Language, type UpdateUserData } from '@adwright/sdk/types'
import { zUpdateUserBody } from '@adwright/sdk/zod'
import { SimpleGrid } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useCacheUser } from '#web/features/settings/use-cache-user.ts'
import { timeZoneOptions } from '#web/features/settings/zones-and-currencies.ts'
import { useUser } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

const { shape } = zUpdateUserBody
const trimmed = z.string().check(z.trim())

/** Name, language and time zone; a name cannot be removed once it is set. */
const profileSchema = z.object({
  firstName: z.pipe(trimmed, z.nonoptional(shape.firstName)),
  lastName: z.pipe(trimmed, z.nonoptional(shape.lastName)),
  language: z.nonoptional(shape.language),
  timeZone: z.nonoptional(shape.timeZone),
})

type Profile = z.infer<typeof profileSchema>

/** Sends changed fields only, because the language may be changed in the header at the same time. */
function changesOf(typed: Profile, dirty: Partial<Record<keyof Profile, boolean>>): UpdateUserData['body'] {
  const names = (Object.keys(typed) as (keyof Profile)[]).filter((name) => dirty[name])
  return Object.fromEntries(names.map((name) => [name, typed[name]]))
}

export function ProfileForm() {
  const { t } = useTranslation(['settings', 'common'])
  const user = useUser()
  const cacheUser = useCacheUser()
  const [zones] = useState(() => timeZoneOptions(user.timeZone, new Date()))
  const values: Profile = {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    language: user.language,
    timeZone: user.timeZone,
  }
  const form = useContractForm(profileSchema, values, { values, resetOptions: { keepDirtyValues: true } })
  const { dirtyFields } = form.formState
  const update = useUpdateUserMutation()

  async function save(typed: Profile) {
    const body = changesOf(typed, dirtyFields)
    if (Object.keys(body).length > 0) {
      const saved = await update.mutateAsync({ body })
      form.reset(typed)
      cacheUser(saved)
    }
    toaster.show({ tone: 'good', title: t('info.saved') })
  }

  return (
    <Form form={form} submit={t('info.submit')} onSubmit={save}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="firstName" label={t('info.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('info.lastName')} autoComplete="family-name" />
      </SimpleGrid>
      <SelectField
        name="language"
        label={t('info.language')}
        help={t('info.languageHelp')}
        options={Object.values(Language).map((value) => ({ value, label: t(`common:language.${value}`) }))}
      />
      <SelectField name="timeZone" label={t('info.timeZone')} help={t('info.timeZoneHelp')} options={zones} />
    </Form>
  )
}
