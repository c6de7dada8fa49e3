import { useCreateAccountTaskMutation } from '@adwright/sdk/react-query'
import type { TaskOriginDraft } from '@adwright/sdk/types'
import { zTaskDraft } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useMembers } from '#web/domain/people/use-members.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { isAllowed } from '#web/session/permissions.ts'
import { DateField } from '#web/ui/form/DateField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

const MAX_TITLE = 100
const MAX_TEXT = 10_000
const schema = z.pick(zTaskDraft, { title: true, description: true, assigneeUserId: true, dueOn: true })

interface MakeTaskDialogProps {
  /** The source of the task. */
  origin: TaskOriginDraft
  /** Proposed title and evidence. */
  title: string
  description: string
  assigneeUserId?: string | null
  onClose: () => void
  /** Called after the task was created, to refresh what shows it. */
  onDone?: (taskId: string) => unknown
}

/** Creates a team task from an anomaly, match, finding or other item, without leaving the screen. */
export function MakeTaskDialog({ origin, title, description, assigneeUserId, onClose, onDone }: MakeTaskDialogProps) {
  const { t } = useTranslation('tasks')
  const accountId = useAccount().id
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const create = useCreateAccountTaskMutation()
  const form = useContractForm(schema, {
    title: title.slice(0, MAX_TITLE),
    description: description.slice(0, MAX_TEXT),
    assigneeUserId: assigneeUserId ?? undefined,
    dueOn: '',
  })
  const assignees = useMembers().members.filter(({ role }) => isAllowed(role, 'manageTasks'))
  return (
    <Dialog isOpen title={t('make.make')} onClose={onClose}>
      <Form
        form={form}
        label={t('make.make')}
        submit={t('make.submit')}
        onSubmit={async (draft) => {
          const body = { ...draft, origin }
          const { id } = await create.mutateAsync({ path: { accountId }, body, headers: intentKey(body) })
          toaster.show({ tone: 'good', title: t('make.created') })
          onClose()
          await Promise.all([invalidate('listAccountTasks', 'getAccountTaskCounts'), onDone?.(id)])
        }}
      >
        <TextField name="title" label={t('make.title')} maxLength={MAX_TITLE} autoComplete="off" />
        <TextAreaField name="description" label={t('make.description')} isOptional limit={MAX_TEXT} />
        <SelectField
          name="assigneeUserId"
          label={t('make.assignee')}
          isOptional
          placeholder={t('make.unassigned')}
          options={assignees.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DateField name="dueOn" label={t('make.dueOn')} isOptional />
      </Form>
    </Dialog>
  )
}
