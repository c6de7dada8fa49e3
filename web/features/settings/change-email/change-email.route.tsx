import { useRequestEmailChangeMutation } from '@adwright/sdk/react-query'
import { zRequestEmailChangeBody } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { ChangeContact } from '#web/features/settings/verify/ChangeContact.tsx'
import { pendingOf } from '#web/features/settings/verify/pending-code.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'

export const handle = { crumb: 'settings:email.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const { email, isEmailVerified } = useUser()
  const form = useContractForm(zRequestEmailChangeBody, { email: '' })
  const request = useRequestEmailChangeMutation()
  return (
    <ChangeContact
      title={t('email.title')}
      lead={t('email.lead')}
      submit={t('email.submit')}
      present={email}
      isVerified={isEmailVerified}
      form={form}
      send={async (body) => pendingOf(body.email, await request.mutateAsync({ body }))}
      stepOf={paths.verifyEmail}
    >
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('email.new')}
        help={t('email.help')}
        autoComplete="email"
      />
    </ChangeContact>
  )
}
