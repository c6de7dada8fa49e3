import { useUpdatePasswordMutation } from '@adwright/sdk/react-query'
import { zUpdatePasswordBody } from '@adwright/sdk/zod'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** The current password, and a new one typed twice. */
const passwordSchema = z.extend(zUpdatePasswordBody, { confirmation: z.string().check(z.minLength(1)) }).check(
  z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    error: 'settings:password.mismatch',
    // Also checked while another field is still invalid.
    when: ({ value }) => typeof value === 'object' && value !== null && Reflect.get(value, 'confirmation') !== '',
  }),
)

type TypedPasswords = z.infer<typeof passwordSchema>

const EMPTY: TypedPasswords = { currentPassword: '', newPassword: '', confirmation: '' }

interface PasswordFormProps {
  /** The name under which password managers store the password. */
  email: string | null
}

export function PasswordForm({ email }: PasswordFormProps) {
  const { t } = useTranslation('settings')
  const form = useContractForm(passwordSchema, EMPTY)
  const update = useUpdatePasswordMutation()

  async function save({ currentPassword, newPassword }: TypedPasswords) {
    await update.mutateAsync({ body: { currentPassword, newPassword } })
    form.reset(EMPTY)
    toaster.show({ tone: 'good', title: t('password.saved'), description: t('password.savedText') })
  }

  return (
    <Form form={form} submit={t('password.submit')} onSubmit={save}>
      <chakra.span srOnly asChild>
        <input type="text" autoComplete="username" value={email ?? ''} readOnly tabIndex={-1} aria-hidden="true" />
      </chakra.span>
      <PasswordField name="currentPassword" label={t('password.current')} autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        help={t('password.help')}
        autoComplete="new-password"
        hasStrength
      />
      <PasswordField name="confirmation" label={t('password.confirmation')} autoComplete="new-password" />
    </Form>
  )
}
