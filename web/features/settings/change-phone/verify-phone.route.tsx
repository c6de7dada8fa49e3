import { useConfirmPhoneChangeMutation, useRequestPhoneChangeMutation } from '@adwright/sdk/react-query'
import { zConfirmPhoneChangeBody } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useKeepUser } from '#web/features/settings/use-keep-user.ts'
import { CodeDialog } from '#web/features/settings/verify/CodeDialog.tsx'
import { codeSchema } from '#web/features/settings/verify/code-schema.ts'
import { useVerifyOutlet } from '#web/features/settings/verify/pending-code.ts'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

export const handle = { crumb: 'settings:verify.crumb', isModal: true }

const schema = codeSchema(zConfirmPhoneChangeBody.shape.verificationCode)

export function Component() {
  const { t } = useTranslation('settings')
  const phone = useParams()['phone'] ?? ''
  const navigate = useNavigate()
  const keep = useKeepUser()
  const { pending, onDone } = useVerifyOutlet()
  const request = useRequestPhoneChangeMutation({ meta: { isShownInPlace: true } })
  const confirm = useConfirmPhoneChangeMutation({ meta: { isShownInPlace: true } })

  async function send(verificationCode: string) {
    keep(await confirm.mutateAsync({ body: { phone, verificationCode } }))
    onDone()
    toaster.show({ tone: 'good', title: t('phone.saved') })
    await navigate(paths.changePhone(), { replace: true })
  }

  // What is no number was never sent a code.
  if (!zConfirmPhoneChangeBody.shape.phone.safeParse(phone).success)
    return <Navigate to={paths.changePhone()} replace />
  return (
    <CodeDialog
      title={t('phone.verifyTitle')}
      description={t('verify.textSent', { target: phone })}
      submit={t('phone.verifySubmit')}
      schema={schema}
      closeTo={paths.changePhone()}
      resendFrom={pending?.target === phone ? pending.resendFrom : 0}
      onResend={() => request.mutateAsync({ body: { phone } })}
      onSubmit={send}
    />
  )
}
