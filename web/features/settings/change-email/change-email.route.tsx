import { useRequestEmailChangeMutation } from '@adwright/sdk/react-query'
import { zRequestEmailChangeBody } from '@adwright/sdk/zod'
import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useNavigate } from 'react-router-dom'
import { PendingNotice } from '#web/features/settings/verify/PendingNotice.tsx'
import { type PendingCode, pendingOf, type VerifyOutlet } from '#web/features/settings/verify/pending-code.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Page } from '#web/ui/page/Page.tsx'

export const handle = { crumb: 'settings:email.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const user = useUser()
  const navigate = useNavigate()
  const form = useContractForm(zRequestEmailChangeBody, { email: '' })
  const request = useRequestEmailChangeMutation({ meta: { isShownInPlace: true } })
  const [pending, setPending] = useState<PendingCode>()

  async function send({ email }: { email: string }) {
    const delivery = await request.mutateAsync({ body: { email } })
    setPending(pendingOf(email, delivery))
    await navigate(paths.verifyEmail(email), { preventScrollReset: true })
  }

  const outlet: VerifyOutlet = {
    pending,
    onDone: () => {
      setPending(undefined)
      form.reset({ email: '' })
    },
  }

  return (
    <Page title={t('email.title')} lead={t('email.lead')}>
      <Flex direction="column" gap="5" maxWidth="28rem">
        {user.email ? (
          <Flex gap="2" align="center" wrap="wrap">
            <Text color="fg.muted">{t('email.present')}</Text>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {user.email}
            </Text>
            <StatusBadge tone={user.isEmailVerified ? 'good' : 'warning'}>
              {t(user.isEmailVerified ? 'verify.verified' : 'verify.notVerified')}
            </StatusBadge>
          </Flex>
        ) : null}
        {pending ? <PendingNotice target={pending.target} to={paths.verifyEmail(pending.target)} /> : null}
        <Form form={form} submit={t('email.submit')} onSubmit={send}>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            label={t('email.new')}
            help={t('email.help')}
            autoComplete="email"
          />
        </Form>
      </Flex>
      <Outlet context={outlet} />
    </Page>
  )
}
