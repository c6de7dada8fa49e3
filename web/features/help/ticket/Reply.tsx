import { useCreateTicketMessageMutation } from '@adwright/sdk/react-query'
import type { Ticket } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { AttachmentsField } from '#web/features/help/AttachmentsField.tsx'
import { messageSchema } from '#web/features/help/message-schema.ts'
import { useAttachments } from '#web/features/help/use-attachments.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useUser } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'

const MAX_TEXT = 10_000
const empty = { text: '' }

/** A form for the next message, which reopens a resolved ticket. */
export function Reply({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('help')
  const user = useUser()
  const invalidate = useInvalidate()
  const draft = `reply-${ticket.id}`
  const intent = useLastingIntentKey(draft)
  const send = useCreateTicketMessageMutation()
  const attachments = useAttachments(draft)
  const form = useContractForm(messageSchema, readDraft(draft, empty))
  useDraft(draft, form)
  return (
    <Form
      form={form}
      submit={t('reply.submit')}
      onSubmit={async ({ text }) => {
        if (attachments.isUploading) throw new Error(t('attachments.wait'))
        const body = { text, attachmentFileIds: attachments.files.map(({ id }) => id) }
        const path = { userId: user.id, ticketId: ticket.id }
        await send.mutateAsync({ path, body, headers: intent.headersOf(body) })
        // Sending the same text twice on purpose makes two messages.
        intent.renew()
        form.reset(empty)
        attachments.clear()
        deleteDraft(draft)
        await invalidate('Ticket')
      }}
    >
      <TextAreaField name="text" label={t('reply.label')} rows={4} limit={MAX_TEXT} />
      <AttachmentsField attachments={attachments} />
    </Form>
  )
}
