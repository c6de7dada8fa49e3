import { useCreateTicketMutation } from '@adwright/sdk/react-query'
import { type Ticket, TicketCategory, TicketPriority } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { AttachmentsField } from '#web/features/help/AttachmentsField.tsx'
import { ticketSchema } from '#web/features/help/message-schema.ts'
import { NORMAL_PRIORITY } from '#web/features/help/ticket-texts.ts'
import { useAttachments } from '#web/features/help/use-attachments.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useCurrent } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'

const DRAFT = 'ticket'
const MAX_TEXT = 10_000

interface Draft {
  subject: string
  category: TicketCategory | undefined
  priority: TicketPriority
  text: string
}

const empty: Draft = { subject: '', category: undefined, priority: NORMAL_PRIORITY, text: '' }

/** A new ticket; input and uploads survive a reload. */
export function NewTicket({ onDone }: { onDone: (ticket: Ticket) => void }) {
  const { t } = useTranslation('help')
  const { user, account } = useCurrent()
  const invalidate = useInvalidate()
  const intent = useLastingIntentKey(DRAFT)
  const create = useCreateTicketMutation()
  const attachments = useAttachments(DRAFT)
  const form = useContractForm(ticketSchema, readDraft(DRAFT, empty))
  useDraft(DRAFT, form)

  return (
    <Form
      form={form}
      submit={t('new.submit')}
      label={t('new.title')}
      onSubmit={async (typed) => {
        if (attachments.isUploading) throw new Error(t('attachments.wait'))
        const attachmentFileIds = attachments.files.map(({ id }) => id)
        const body = { ...typed, accountId: account?.id ?? null, attachmentFileIds }
        const ticket = await create.mutateAsync({ path: { userId: user.id }, body, headers: intent.headersOf(body) })
        intent.forget()
        form.reset(empty)
        attachments.clear()
        deleteDraft(DRAFT)
        void invalidate('Ticket')
        onDone(ticket)
      }}
    >
      <TextField name="subject" label={t('new.subject')} autoComplete="off" />
      <SelectField
        name="category"
        label={t('new.category')}
        placeholder={t('new.choose')}
        options={Object.values(TicketCategory).map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <SelectField
        name="priority"
        label={t('new.priority')}
        options={Object.values(TicketPriority).map((value) => ({ value, label: t(`priority.${value}`) }))}
      />
      <TextAreaField name="text" label={t('new.text')} help={t('new.textHelp')} rows={6} limit={MAX_TEXT} />
      <AttachmentsField attachments={attachments} />
    </Form>
  )
}
