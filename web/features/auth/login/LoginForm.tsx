import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showFailure } from '#web/features/auth/show-failure.ts'
import { paths } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { Credentials } from './send-login.ts'

const SmallLink = chakra(Link, {
  base: { color: 'accent.fg', textStyle: 'sm', borderRadius: 'l1', _hover: { textDecoration: 'underline' } },
})

/** Schema and API client are loaded on the first focus, because a visitor who only looks at the page does not need them. */
const loadCall = () => import('./send-login.ts')
const loadSchema = async () => {
  const [{ loginSchema }] = await Promise.all([import('./login-schema.ts'), loadCall()])
  return loginSchema
}

export function LoginForm() {
  const { t } = useTranslation('auth')
  const form = useContractForm(loadSchema, { email: '', password: '' })

  async function send(credentials: Credentials) {
    try {
      const { sendLogin } = await loadCall()
      await sendLogin(credentials)
      toaster.show({ tone: 'good', title: t('login.success') })
    } catch (error) {
      throw showFailure(error, { title: t('login.failed'), fallback: t('login.failedText') })
    }
  }

  return (
    <Form form={form} submit={t('login.submit')} onSubmit={send} isWide>
      <TextField name="email" label={t('login.email')} type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        aside={<SmallLink to={paths.recovery()}>{t('login.forgot')}</SmallLink>}
      />
    </Form>
  )
}
