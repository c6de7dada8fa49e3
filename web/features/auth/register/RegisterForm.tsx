import { Box, chakra, Grid, Link, Text } from '@chakra-ui/react'
import { Trans, useTranslation } from 'react-i18next'
import { captchaTerms } from '#web/lib/captcha.ts'
import { config } from '#web/lib/config.ts'
import { CheckboxField } from '#web/ui/form/ChoiceFields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useRegistration } from './use-registration.ts'

/** The schema is loaded on the first focus, because a visitor who only looks at the page does not need it. */
const schema = async () => (await import('./register-schema.ts')).registerSchema

const EMPTY = { firstName: '', lastName: '', email: '', password: '', isMailAllowed: false }

function ExternalLink({ href, children }: { href: string; children?: string }) {
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {children}
    </Link>
  )
}

interface RegisterFormProps {
  /** The code of an invitation or of a confirmation email. */
  code: string | undefined
  /** Known data of the person, such as the invited email address. */
  known?: Partial<Omit<typeof EMPTY, 'password'>>
  submit?: string
  /** Called after the session has started. */
  onDone?: () => void
}

export function RegisterForm({ code, known, submit, onDone }: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const form = useContractForm(schema, { ...EMPTY, ...known })
  const register = useRegistration(code, onDone)
  const { termsUrl, privacyUrl } = config()
  return (
    <Form form={form} submit={submit ?? t('register.submit')} onSubmit={register} isWide>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <TextField name="firstName" label={t('register.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('register.lastName')} autoComplete="family-name" />
      </Grid>
      <TextField name="email" label={t('register.email')} type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        name="password"
        label={t('register.password')}
        help={t('register.passwordHelp')}
        autoComplete="new-password"
        hasStrength
      />
      <CheckboxField name="isMailAllowed" label={t('register.mails')} />
      <Box textStyle="sm" color="fg.muted">
        {/* The links are on a line of their own: whether one line had room for all depends on the font, and text moved when the font came. */}
        <Text>
          <Trans
            t={t}
            i18nKey="register.agreement"
            components={{
              line: <chakra.span display="block" />,
              terms: <ExternalLink href={termsUrl} />,
              privacy: <ExternalLink href={privacyUrl} />,
            }}
          />
        </Text>
        <Text mt="2">
          <Trans
            t={t}
            i18nKey="register.captcha"
            components={{
              privacy: <ExternalLink href={captchaTerms.privacy} />,
              terms: <ExternalLink href={captchaTerms.terms} />,
            }}
          />
        </Text>
      </Box>
    </Form>
  )
}
