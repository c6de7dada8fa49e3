import { useConfirmEmailChangeMutation, useRequestEmailChangeMutation } from '@adwright/sdk/react-query'
import { zConfirmEmailChangeBody } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useKeepUser } from '#web/features/settings/use-keep-user.ts'
import { CodeDialog } from '#web/features/settings/verify/CodeDialog.tsx'
import { codeSchema } from '#web/features/settings/verify/code-schema.ts'
import { useVerifyOutlet } from '#web/features/settings/verify/pending-code.ts'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

export const handle = { crumb: 'settings:verify.crumb', isModal: true }

const schema = codeSchema(zConfirmEmailChangeBody.shape.verificationCode)

export function Component() {
  const { t } = useTranslation('settings')
  const email = useParams()['email'] ?? ''
  const navigate = useNavigate()
  const keep = useKeepUser()
  const { pending, onDone } = useVerifyOutlet()
  const request = useRequestEmailChangeMutation({ meta: { isShownInPlace: true } })
  const confirm = useConfirmEmailChangeMutation({ meta: { isShownInPlace: true } })

  async function send(verificationCode: string) {
    keep(await confirm.mutateAsync({ body: { email, verificationCode } }))
    onDone()
    toaster.show({ tone: 'good', title: t('email.saved'), description: t('email.savedText') })
    await navigate(paths.changeEmail(), { replace: true })
  }

  // What is no address was never sent a code.
  if (!zConfirmEmailChangeBody.shape.email.safeParse(email).success)
    return <Navigate to={paths.changeEmail()} replace />
  return (
    <CodeDialog
      title={t('email.verifyTitle')}
      description={t('verify.mailSent', { target: email })}
      submit={t('email.verifySubmit')}
      schema={schema}
      closeTo={paths.changeEmail()}
      resendFrom={pending?.target === email ? pending.resendFrom : 0}
      onResend={() => request.mutateAsync({ body: { email } })}
      onSubmit={send}
    />
  )
}
