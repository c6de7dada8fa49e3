import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { useNames } from '#web/ui/text/use-names.ts'

const MAX_REASON = 300
const reasonSchema = z.object({ dismissReason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON)) })

interface DismissDialogProps {
  /** The titles of the findings that are dismissed. */
  titles: readonly string[]
  onClose: () => void
  onDismiss: (reason: string) => Promise<boolean>
}

/** Asks why one or several findings are dismissed. */
export function DismissDialog({ titles, onClose, onDismiss }: DismissDialogProps) {
  const { t } = useTranslation('analyses')
  const about = { count: titles.length, names: useNames()(titles) }
  const form = useContractForm(reasonSchema, { dismissReason: '' })
  return (
    <Dialog isOpen title={t('finding.dismissTitle', about)} onClose={onClose}>
      <Text mb="3">{t('finding.dismissText', about)}</Text>
      <Form
        form={form}
        submit={t('finding.dismiss')}
        onSubmit={async ({ dismissReason }) => {
          if (await onDismiss(dismissReason)) onClose()
        }}
      >
        <TextField name="dismissReason" label={t('finding.reason')} maxLength={MAX_REASON} autoComplete="off" />
      </Form>
    </Dialog>
  )
}
