import { useRequestPasswordResetMutation } from '@adwright/sdk/react-query'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '#web/features/auth/AuthHeading.tsx'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { TextLink } from '#web/features/auth/TextLink.tsx'
import { paths } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'

const schema = async () => (await import('./recovery-schema.ts')).recoverySchema

function RecoveryForm({ email, onDone }: { email: string; onDone: (email: string) => void }) {
  const { t } = useTranslation('auth')
  const form = useContractForm(schema, { email })
  const request = useRequestPasswordResetMutation()

  async function send(body: { email: string }) {
    await request.mutateAsync({ body, query: { baseUrl: location.origin } })
    onDone(body.email)
  }

  return (
    <Form form={form} submit={t('recovery.submit')} onSubmit={send} isWide>
      <TextField name="email" label={t('recovery.email')} type="email" autoComplete="username" inputMode="email" />
    </Form>
  )
}

/** Shows the same result for known and unknown addresses, so that no one can test which are registered. */
export function Component() {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <AuthLayout>
      {isSent ? (
        <>
          <AuthHeading isFocused title={t('recovery.sentTitle')} lead={t('recovery.sentLead', { email })} />
          <Text mb="5">{t('recovery.sentText')}</Text>
          <Button variant="outline" width="100%" onClick={() => setSent(false)}>
            {t('recovery.again')}
          </Button>
        </>
      ) : (
        <>
          <AuthHeading title={t('recovery.title')} lead={t('recovery.lead')} />
          <RecoveryForm
            email={email}
            onDone={(sentTo) => {
              setEmail(sentTo)
              setSent(true)
            }}
          />
        </>
      )}
      <Flex mt="6">
        <TextLink to={paths.login()}>{t('recovery.login')}</TextLink>
      </Flex>
    </AuthLayout>
  )
}
