import { useConfirmEmailChangeMutation, useRequestEmailChangeMutation } from '@adwright/sdk/react-query'
import { zConfirmEmailChangeBody } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { codeSchema } from '#web/features/settings/verify/code-schema.ts'
import { VerifyContact } from '#web/features/settings/verify/VerifyContact.tsx'
import { paths } from '#web/paths.ts'

export const handle = { crumb: 'settings:verify.crumb', isModal: true }

const { shape } = zConfirmEmailChangeBody
const schema = codeSchema(shape.verificationCode)

export function Component() {
  const { t } = useTranslation('settings')
  const email = useParams()['email'] ?? ''
  const request = useRequestEmailChangeMutation()
  const confirm = useConfirmEmailChangeMutation()
  return (
    <VerifyContact
      title={t('email.verifyTitle')}
      submit={t('email.verifySubmit')}
      saved={{ title: t('email.saved'), description: t('email.savedText') }}
      target={email}
      isPossible={shape.email.safeParse(email).success}
      description={t('verify.mailSent', { target: email })}
      schema={schema}
      closeTo={paths.changeEmail()}
      onResend={() => request.mutateAsync({ body: { email } })}
      onConfirm={(verificationCode) => confirm.mutateAsync({ body: { email, verificationCode } })}
    />
  )
}
