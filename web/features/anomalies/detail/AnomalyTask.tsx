import { getAccountTaskOptions, useCreateAccountTaskMutation } from '@adwright/sdk/react-query'
import { type AnomalyDetail, type Task, TaskOriginKind, TaskStatus } from '@adwright/sdk/types'
import { zTaskDraft } from '@adwright/sdk/zod'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useMembers } from '#web/domain/people/use-members.ts'
import { useAnomalyWords } from '#web/features/anomalies/anomaly-texts.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { isAllowed } from '#web/session/permissions.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { DateField } from '#web/ui/form/DateField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const MAX_TITLE = 100
const MAX_TEXT = 10_000
const schema = z.pick(zTaskDraft, { title: true, description: true, assigneeUserId: true, dueOn: true })

const tones: Record<TaskStatus, StatusTone> = {
  [TaskStatus.ToDo]: 'neutral',
  [TaskStatus.InProgress]: 'accent',
  [TaskStatus.InReview]: 'accent',
  [TaskStatus.Done]: 'good',
  [TaskStatus.Blocked]: 'bad',
  [TaskStatus.Cancelled]: 'neutral',
}

/** The task that was created from the anomaly, or a button to create one. */
export function AnomalyTask({ anomaly }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const mayManage = useCan('manageTasks')
  const [isOpen, setOpen] = useState(false)
  const { taskId } = anomaly
  const task = useQuery({
    ...getAccountTaskOptions({ path: { accountId, taskId: taskId ?? '' } }),
    enabled: taskId !== null,
  })
  return (
    <Section title={t('task.title')}>
      {taskId === null ? (
        <>
          <Text color="fg.muted" mb="3">
            {t('task.text')}
          </Text>
          <DisabledReason reason={mayManage ? undefined : t('reason.user')}>
            <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
              {t('task.make')}
            </Button>
          </DisabledReason>
          {isOpen ? <TaskDialog anomaly={anomaly} onClose={() => setOpen(false)} /> : null}
        </>
      ) : task.data ? (
        <TaskSummary task={task.data} />
      ) : task.error ? (
        <Text color="fg.muted">{t('task.unreadable')}</Text>
      ) : (
        <TextSkeleton lines={2} />
      )}
    </Section>
  )
}

function TaskSummary({ task: { title, status, assigneeName, dueOn } }: { task: Task }) {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  return (
    <Flex direction="column" gap="1">
      <chakra.span fontWeight="medium" overflowWrap="anywhere">
        {title}
      </chakra.span>
      <Flex gap="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
        <StatusBadge tone={tones[status]}>{t(`task.status.${status}`)}</StatusBadge>
        <span>{assigneeName ?? t('unassigned')}</span>
        {dueOn ? <span>{t('task.due', { date: format.date(dueOn) })}</span> : null}
      </Flex>
    </Flex>
  )
}

function TaskDialog({ anomaly, onClose }: { anomaly: AnomalyDetail; onClose: () => void }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const { nameOf, deviationOf } = useAnomalyWords()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const create = useCreateAccountTaskMutation()
  const form = useContractForm(schema, {
    title: t('task.startTitle', { name: nameOf(anomaly) }).slice(0, MAX_TITLE),
    description: deviationOf(anomaly),
    assigneeUserId: anomaly.assigneeId ?? undefined,
    dueOn: '',
  })
  const assignees = useMembers().members.filter(({ role }) => isAllowed(role, 'manageTasks'))
  return (
    <Dialog isOpen title={t('task.make')} onClose={onClose}>
      <Form
        form={form}
        label={t('task.make')}
        submit={t('task.submit')}
        onSubmit={async (draft) => {
          const body = { ...draft, origin: { kind: TaskOriginKind.Anomaly, id: anomaly.id } }
          await create.mutateAsync({ path: { accountId }, body, headers: intentKey(body) })
          toaster.show({ tone: 'good', title: t('task.done') })
          onClose()
          await invalidate('listAnomalies', 'getAnomaly')
        }}
      >
        <TextField name="title" label={t('task.name')} maxLength={MAX_TITLE} autoComplete="off" />
        <TextAreaField name="description" label={t('task.description')} isOptional limit={MAX_TEXT} />
        <SelectField
          name="assigneeUserId"
          label={t('column.assignee')}
          isOptional
          placeholder={t('unassigned')}
          options={assignees.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DateField name="dueOn" label={t('task.dueOn')} isOptional />
      </Form>
    </Dialog>
  )
}
