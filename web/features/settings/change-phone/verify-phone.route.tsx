import { useConfirmPhoneChangeMutation, useRequestPhoneChangeMutation } from '@adwright/sdk/react-query'
import { zConfirmPhoneChangeBody } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { codeSchema } from '#web/features/settings/verify/code-schema.ts'
import { VerifyContact } from '#web/features/settings/verify/VerifyContact.tsx'
import { paths } from '#web/paths.ts'

export const handle = { crumb: 'settings:verify.crumb', isModal: true }

const { shape } = zConfirmPhoneChangeBody
const schema = codeSchema(shape.verificationCode)

export function Component() {
  const { t } = useTranslation('settings')
  const phone = useParams()['phone'] ?? ''
  const request = useRequestPhoneChangeMutation()
  const confirm = useConfirmPhoneChangeMutation()
  return (
    <VerifyContact
      title={t('phone.verifyTitle')}
      submit={t('phone.verifySubmit')}
      saved={{ title: t('phone.saved') }}
      target={phone}
      isPossible={shape.phone.safeParse(phone).success}
      description={t('verify.textSent', { target: phone })}
      schema={schema}
      closeTo={paths.changePhone()}
      onResend={() => request.mutateAsync({ body: { phone } })}
      onConfirm={(verificationCode) => confirm.mutateAsync({ body: { phone, verificationCode } })}
    />
  )
}
