import { Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Outlet, useNavigate } from 'react-router-dom'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { PendingNotice } from './PendingNotice.tsx'
import type { PendingCode, VerifyOutlet } from './pending-code.ts'

interface ChangeContactProps<Input extends FieldValues, Output> {
  title: string
  lead: string
  submit: string
  /** The current address or number, or a text for none; undefined hides the line. */
  present: string | null
  /** Undefined if there is nothing to verify. */
  isVerified: boolean | undefined
  form: ContractForm<Input, Output>
  /** Requests a code for the entered address or number. */
  send: (typed: Output) => Promise<PendingCode>
  stepOf: (target: string) => string
  /** The field. */
  children: ReactNode
}

/** Shows the current address or number with a form for a new one; its code is entered in a dialog. */
export function ChangeContact<Input extends FieldValues, Output>(props: ChangeContactProps<Input, Output>) {
  const { title, lead, submit, present, isVerified, form, send, stepOf, children } = props
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const [pending, setPending] = useState<PendingCode>()

  async function ask(typed: Output) {
    const sent = await send(typed)
    setPending(sent)
    await navigate(stepOf(sent.target), { preventScrollReset: true })
  }

  const outlet: VerifyOutlet = {
    pending,
    onDone: () => {
      setPending(undefined)
      form.reset()
    },
  }

  return (
    <Page title={title} lead={lead}>
      <Flex direction="column" gap="5" maxWidth="28rem">
        {present === null ? null : (
          <Flex gap="2" align="center" wrap="wrap">
            <Text color="fg.muted">{t('verify.present')}</Text>
            <Text fontWeight="medium" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {present}
            </Text>
            {isVerified === undefined ? null : (
              <StatusBadge tone={isVerified ? 'good' : 'warning'}>
                {t(isVerified ? 'verify.verified' : 'verify.notVerified')}
              </StatusBadge>
            )}
          </Flex>
        )}
        {pending ? <PendingNotice target={pending.target} to={stepOf(pending.target)} /> : null}
        <Form form={form} submit={submit} onSubmit={ask}>
          {children}
        </Form>
      </Flex>
      <Outlet context={outlet} />
    </Page>
  )
}
