import { useCreateAccountTaskMutation, useCreateUserTaskMutation } from '@adwright/sdk/react-query'
import { TaskPriority } from '@adwright/sdk/types'
import { zTaskDraft } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { MemberField } from '#web/domain/people/MemberField.tsx'
import { useAddress } from '#web/lib/use-address.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { DateField } from '#web/ui/form/DateField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { OwnTaskLimitNotice } from './OwnTaskLimitNotice.tsx'
import { taskAddress } from './TaskCard.tsx'
import { TaskLimitNotice } from './TaskLimitNotice.tsx'
import { useMayManage } from './use-may-manage.ts'

export const handle = { crumb: 'tasks:new', isModal: true }

const schema = z.pick(zTaskDraft, { title: true, description: true, assigneeUserId: true, dueOn: true, priority: true })

const empty = {
  title: '',
  description: '',
  assigneeUserId: undefined,
  dueOn: '',
  priority: TaskPriority.Normal,
}

export function Component() {
  const { t } = useTranslation('tasks')
  const isOwn = useAddress().search.get('tab') === 'mine'
  const mayManage = useMayManage(isOwn ? 'own' : 'team')
  return (
    <RouteDialog title={t('new')} closeTo={paths.tasks()}>
      {mayManage ? <NewTask isOwn={isOwn} /> : <Notice title={t('reason')} />}
    </RouteDialog>
  )
}

/** A private task on the tab of private tasks, otherwise one of the team. */
function NewTask({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const { search } = useLocation()
  const accountId = useAccount().id
  const userId = useUser().id
  const invalidate = useInvalidate()
  const ofTeam = useCreateAccountTaskMutation()
  const ofPerson = useCreateUserTaskMutation()
  const localName = `task-${isOwn ? 'private' : accountId}`
  const intent = useLastingIntentKey(localName)
  const form = useContractForm(schema, readDraft(localName, empty))
  useDraft(localName, form)
  return (
    <Form
      form={form}
      label={t('new')}
      submit={t('create')}
      onSubmit={async (body) => {
        const headers = intent.headersOf(body)
        const task = isOwn
          ? await ofPerson.mutateAsync({ path: { userId }, body, headers })
          : await ofTeam.mutateAsync({ path: { accountId }, body, headers })
        deleteDraft(localName)
        intent.forget()
        void invalidate('listAccountTasks', 'listUserTasks', 'getAccountTaskCounts', 'getWorkspaceAttention')
        // In the place of the form: Back leads to the list.
        await navigate({ pathname: taskAddress(isOwn ? 'own' : 'team', task.id), search }, { replace: true })
      }}
    >
      {isOwn ? <OwnTaskLimitNotice error={ofPerson.error} onArchived={ofPerson.reset} /> : <TaskLimitNotice />}
      <TextField name="title" label={t('column.title')} maxLength={100} autoComplete="off" />
      <TextAreaField name="description" label={t('field.description')} isOptional limit={10_000} />
      {isOwn ? null : (
        <MemberField
          name="assigneeUserId"
          label={t('column.assignee')}
          capability="manageTasks"
          isOptional
          placeholder={t('unassigned')}
        />
      )}
      <SelectField
        name="priority"
        label={t('column.priority')}
        options={Object.values(TaskPriority).map((value) => ({ value, label: t(`priority.${value}`) }))}
      />
      <DateField name="dueOn" label={t('column.dueOn')} isOptional />
    </Form>
  )
}
