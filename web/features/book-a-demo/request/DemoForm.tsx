import { useCreateTicketMutation } from '@adwright/sdk/react-query'
import { type Ticket, TicketCategory } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useToday } from '#web/lib/server-time.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useCurrent } from '#web/session/current.ts'
import { DateField } from '#web/ui/form/DateField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { demoSchema, textOfRequest, topics } from './demo-request.ts'

const DRAFT = 'demo'

interface Draft {
  topic: (typeof topics)[number] | undefined
  date: string
  text: string
}

const empty: Draft = { topic: undefined, date: '', text: '' }

/** Requests a demo by creating a ticket of that category. The input survives a reload. */
export function DemoForm({ onDone }: { onDone: (ticket: Ticket) => void }) {
  const { t } = useTranslation('book-a-demo')
  const format = useFormat()
  const { user, account } = useCurrent()
  const invalidate = useInvalidate()
  const intent = useLastingIntentKey(DRAFT)
  const create = useCreateTicketMutation()
  const today = useToday(account?.timeZone ?? user.timeZone)
  const form = useContractForm(demoSchema(today), readDraft(DRAFT, empty))
  useDraft(DRAFT, form)

  return (
    <Form
      form={form}
      submit={t('submit')}
      label={t('title')}
      onSubmit={async ({ topic, date, text }) => {
        const name = t(`topics.${topic}`)
        const lines = [
          t('textTopic', { topic: name }),
          date ? t('textDate', { date: `${format.date(date, 'long')} (${date})` }) : undefined,
        ]
        const body = {
          subject: t('subject', { topic: name }),
          category: TicketCategory.DemoRequest,
          accountId: account?.id ?? null,
          text: textOfRequest(lines, text),
        }
        const ticket = await create.mutateAsync({ path: { userId: user.id }, body, headers: intent.headersOf(body) })
        deleteDraft(DRAFT)
        intent.forget()
        void invalidate('Ticket')
        onDone(ticket)
      }}
    >
      <SelectField
        name="topic"
        label={t('topic')}
        placeholder={t('choose')}
        options={topics.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <DateField name="date" label={t('date')} help={t('dateHelp')} min={today} isOptional />
      <TextAreaField name="text" label={t('message')} help={t('messageHelp')} rows={5} />
    </Form>
  )
}
