import { useRequestPhoneChangeMutation } from '@adwright/sdk/react-query'
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
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { phoneSchema } from './phone-schema.ts'

export const handle = { crumb: 'settings:phone.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const user = useUser()
  const navigate = useNavigate()
  const form = useContractForm(phoneSchema, { phone: '' })
  const request = useRequestPhoneChangeMutation({ meta: { isShownInPlace: true } })
  const [pending, setPending] = useState<PendingCode>()

  async function send({ phone }: { phone: string }) {
    const delivery = await request.mutateAsync({ body: { phone } })
    setPending(pendingOf(phone, delivery))
    await navigate(paths.verifyPhone(phone), { preventScrollReset: true })
  }

  const outlet: VerifyOutlet = {
    pending,
    onDone: () => {
      setPending(undefined)
      form.reset({ phone: '' })
    },
  }

  return (
    <Page title={t('phone.title')} lead={t('phone.lead')}>
      <Flex direction="column" gap="5" maxWidth="28rem">
        <Flex gap="2" align="center" wrap="wrap">
          <Text color="fg.muted">{t('phone.present')}</Text>
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
            {user.phone ?? t('phone.none')}
          </Text>
          {user.phone ? (
            <StatusBadge tone={user.isPhoneVerified ? 'good' : 'warning'}>
              {t(user.isPhoneVerified ? 'verify.verified' : 'verify.notVerified')}
            </StatusBadge>
          ) : null}
        </Flex>
        {pending ? <PendingNotice target={pending.target} to={paths.verifyPhone(pending.target)} /> : null}
        <Form form={form} submit={t('phone.submit')} onSubmit={send}>
          <PhoneField name="phone" label={t('phone.new')} help={t('phone.help')} />
        </Form>
      </Flex>
      <Outlet context={outlet} />
    </Page>
  )
}
