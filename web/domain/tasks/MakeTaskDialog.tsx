import { useCreateAccountTaskMutation } from '@adwright/sdk/react-query'
import { StrategyStatus, type TaskOriginDraft } from '@adwright/sdk/types'
import { zTaskDraft } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { MemberField } from '#web/domain/people/MemberField.tsx'
import { useTeamStrategies } from '#web/domain/strategies/use-all-strategies.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { DateField } from '#web/ui/form/DateField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

const MAX_TITLE = 100
const MAX_TEXT = 10_000
const OPEN_PLANS = [StrategyStatus.Draft, StrategyStatus.Active, StrategyStatus.Paused]
const schema = z.pick(zTaskDraft, {
  title: true,
  description: true,
  assigneeUserId: true,
  strategyId: true,
  dueOn: true,
})

interface MakeTaskDialogProps {
  /** The source of the task. */
  origin: TaskOriginDraft
  /** Proposed title and evidence. */
  title: string
  description: string
  assigneeUserId?: string | null
  strategyId?: string | null
  onClose: () => void
  /** Called after the task was created, to refresh what shows it. */
  onDone?: () => unknown
}

/** Creates a team task from an anomaly, match, finding or other item, without leaving the screen. */
export function MakeTaskDialog({
  origin,
  title,
  description,
  assigneeUserId,
  strategyId,
  onClose,
  onDone,
}: MakeTaskDialogProps) {
  const { t } = useTranslation('tasks')
  const accountId = useAccount().id
  const invalidate = useInvalidate()
  const create = useCreateAccountTaskMutation()
  const plans = useTeamStrategies({ statuses: OPEN_PLANS }) ?? []
  const form = useContractForm(schema, {
    title: title.slice(0, MAX_TITLE),
    description: description.slice(0, MAX_TEXT),
    assigneeUserId: assigneeUserId ?? undefined,
    strategyId: strategyId ?? undefined,
    dueOn: '',
  })
  const { kind, id: originId, entity, answerId } = origin
  const localName = ['task-of', kind, originId, entity?.entityId, answerId].join('-')
  const intent = useLastingIntentKey(localName)
  useEditDraft(localName, form)
  return (
    <Dialog isOpen title={t('make.make')} onClose={onClose}>
      <Form
        form={form}
        label={t('make.make')}
        submit={t('make.submit')}
        onSubmit={async (draft) => {
          const body = { ...draft, origin }
          await create.mutateAsync({ path: { accountId }, body, headers: intent.headersOf(body) })
          deleteDraft(localName)
          intent.forget()
          toaster.show({ tone: 'good', title: t('make.created') })
          onClose()
          await Promise.all([
            invalidate('listAccountTasks', 'getAccountTaskCounts', 'getAccountStrategy', 'listAccountStrategies'),
            onDone?.(),
          ])
        }}
      >
        <TextField name="title" label={t('make.title')} maxLength={MAX_TITLE} autoComplete="off" />
        <TextAreaField name="description" label={t('make.description')} isOptional limit={MAX_TEXT} />
        <MemberField
          name="assigneeUserId"
          label={t('make.assignee')}
          capability="manageTasks"
          isOptional
          placeholder={t('make.unassigned')}
        />
        {plans.length > 0 ? (
          <SelectField
            name="strategyId"
            label={t('column.strategy')}
            isOptional
            placeholder={t('filter.noStrategy')}
            options={plans.map((plan) => ({ value: plan.id, label: plan.title }))}
          />
        ) : null}
        <DateField name="dueOn" label={t('make.dueOn')} isOptional />
      </Form>
    </Dialog>
  )
}
