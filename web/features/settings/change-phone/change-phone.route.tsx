import { useRequestPhoneChangeMutation } from '@adwright/sdk/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ChangeContact } from '#web/features/settings/verify/ChangeContact.tsx'
import { pendingOf } from '#web/features/settings/verify/pending-code.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import { isPhone } from '#web/ui/form/phone.ts'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'

/** A number that is valid in its country; the field formats it. */
const phoneSchema = z.object({
  phone: z.string().check(z.minLength(1), z.refine(isPhone, { error: 'settings:phone.invalid' })),
})

export const handle = { crumb: 'settings:phone.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const { phone, isPhoneVerified } = useUser()
  const form = useContractForm(phoneSchema, { phone: '' })
  const request = useRequestPhoneChangeMutation()
  return (
    <ChangeContact
      title={t('phone.title')}
      lead={t('phone.lead')}
      submit={t('phone.submit')}
      present={phone ?? t('phone.none')}
      isVerified={phone === null ? undefined : isPhoneVerified}
      form={form}
      send={async (body) => pendingOf(body.phone, await request.mutateAsync({ body }))}
      stepOf={paths.verifyPhone}
    >
      <PhoneField name="phone" label={t('phone.new')} help={t('phone.help')} />
    </ChangeContact>
  )
}
