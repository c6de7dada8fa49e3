import type { CodeDelivery } from '@adwright/sdk/types'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import type { codeSchema } from './code-schema.ts'
import { ResendButton } from './ResendButton.tsx'

interface CodeDialogProps {
  title: string
  description: ReactNode
  submit: string
  schema: ReturnType<typeof codeSchema>
  /** Where the dialog leads when it is closed. */
  closeTo: string
  resendFrom: number
  onResend: () => Promise<CodeDelivery>
  onSubmit: (code: string) => Promise<unknown>
}

/**
 * A form for the six digits of a code. Its URL contains personal data, so it is replaced in the history when the dialog closes,
 * however that happens.
 */
export function CodeDialog(props: CodeDialogProps) {
  const { title, description, submit, schema, closeTo, resendFrom, onResend, onSubmit } = props
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const form = useContractForm(schema, { verificationCode: '' })

  const close = () => void navigate(closeTo, { replace: true, preventScrollReset: true })

  return (
    <Dialog title={title} description={description} size="sm" isOpen onClose={close}>
      <Form
        form={form}
        submit={submit}
        onSubmit={({ verificationCode }) => onSubmit(verificationCode)}
        secondary={<ResendButton resendFrom={resendFrom} onResend={onResend} />}
      >
        <TextField
          name="verificationCode"
          label={t('verify.code')}
          help={t('verify.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </Form>
    </Dialog>
  )
}
