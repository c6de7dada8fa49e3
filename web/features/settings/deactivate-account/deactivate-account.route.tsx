import { useDeactivateUserMutation } from '@adwright/sdk/react-query'
import { zDeactivateUserBody } from '@adwright/sdk/zod'
import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { logOut } from '#web/session/session.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { useFormat } from '#web/ui/use-format.ts'

export const handle = { crumb: 'settings:deactivate.title' }

export function Component() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const navigate = useNavigate()
  const { timeZone } = useUser()
  const form = useContractForm(zDeactivateUserBody, { password: '', reason: '' })
  const deactivate = useDeactivateUserMutation({ meta: { isShownInPlace: true } })

  async function send({ password, reason }: { password: string; reason?: string | null | undefined }) {
    const { deletesAt } = await deactivate.mutateAsync({ body: { password, reason: reason?.trim() || null } })
    void logOut()
    const description = t('deactivate.doneText', { date: format.date(deletesAt, 'long', timeZone) })
    toaster.show({ tone: 'good', title: t('deactivate.done'), description, duration: 10_000 })
    await navigate(paths.login(), { replace: true })
  }

  return (
    <Page title={t('deactivate.title')} lead={t('deactivate.lead')}>
      <Flex direction="column" gap="5" maxWidth="32rem">
        <Notice tone="warning" title={t('deactivate.lost')}>
          <chakra.ul ps="4.5" listStyleType="disc">
            <li>{t('deactivate.lostSessions')}</li>
            <li>{t('deactivate.lostMemberships')}</li>
            <li>{t('deactivate.lostPlan')}</li>
            <li>{t('deactivate.lostData')}</li>
          </chakra.ul>
        </Notice>
        <Form form={form} submit={t('deactivate.submit')} onSubmit={send} isDanger>
          <PasswordField name="password" label={t('deactivate.password')} autoComplete="current-password" />
          <TextAreaField name="reason" label={t('deactivate.reason')} rows={3} limit={1000} isOptional />
        </Form>
      </Flex>
    </Page>
  )
}
