import { useResetPasswordMutation } from '@adwright/sdk/react-query'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#web/features/auth/show-failure.ts'
import { paths } from '#web/paths.ts'
import { signOut } from '#web/session/session.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { TypedPassword } from './reset-schema.ts'

const schema = async () => (await import('./reset-schema.ts')).resetSchema

interface ResetFormProps {
  code: string
  /** Prevents another lookup of the used code after the password is set. */
  onSpent: () => void
}

export function ResetForm({ code, onSpent }: ResetFormProps) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const form = useContractForm(schema, { newPassword: '', confirmation: '' })
  const reset = useResetPasswordMutation()

  async function send({ newPassword }: TypedPassword) {
    try {
      await reset.mutateAsync({ body: { verificationCode: code, newPassword } })
    } catch (error) {
      throw showFailure(error, { title: t('reset.failed'), fallback: t('reset.failedText') })
    }
    // Flushed now, because signing out empties the cache, and the used code would be looked up again.
    flushSync(onSpent)
    // Every session of the person has ended with the old password.
    signOut()
    toaster.show({ tone: 'good', title: t('reset.done'), description: t('reset.doneText') })
    await navigate(paths.login(), { replace: true })
  }

  return (
    <Form form={form} submit={t('reset.submit')} onSubmit={send} isWide>
      <PasswordField
        name="newPassword"
        label={t('reset.newPassword')}
        help={t('reset.passwordHelp')}
        autoComplete="new-password"
        hasStrength
      />
      <PasswordField name="confirmation" label={t('reset.confirmation')} autoComplete="new-password" />
    </Form>
  )
}
