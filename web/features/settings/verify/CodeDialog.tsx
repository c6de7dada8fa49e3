import type { CodeDelivery } from '@adwright/sdk/types'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
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

/** A form for the six digits of a code. */
export function CodeDialog(props: CodeDialogProps) {
  const { title, description, submit, schema, closeTo, resendFrom, onResend, onSubmit } = props
  const { t } = useTranslation('settings')
  const form = useContractForm(schema, { verificationCode: '' })

  return (
    <RouteDialog title={title} description={description} size="sm" closeTo={closeTo} keepsQuery={false}>
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
    </RouteDialog>
  )
}
