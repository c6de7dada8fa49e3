import type { Anomaly } from '@adwright/sdk/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Member } from '#web/domain/people/use-members.ts'
import { useMembers } from '#web/domain/people/use-members.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { RadioField } from '#web/ui/form/ChoiceFields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { type Assignment, commonAssignee } from './assignment.ts'

const UNASSIGNED = 'unassigned'

interface AssignDialogProps {
  anomalies: readonly Anomaly[]
  onClose: () => void
  onSend: (assignment: Assignment) => Promise<void>
}

/** Asks for the assignee of anomalies. Keyboard shortcuts and row menus use it, because they have no space for a list of members. */
export function AssignDialog({ anomalies, onClose, onSend }: AssignDialogProps) {
  const { t } = useTranslation('anomalies')
  const { members, isKnown, error, refetch } = useMembers()
  const title = t('assign.title', { count: anomalies.length })
  return (
    <Dialog isOpen size="sm" title={title} onClose={onClose}>
      {isKnown ? (
        <AssignForm title={title} anomalies={anomalies} members={members} onSend={onSend} />
      ) : error ? (
        <SectionError title={t('assign.unread')} error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={4} />
      )}
    </Dialog>
  )
}

interface AssignFormProps extends Pick<AssignDialogProps, 'anomalies' | 'onSend'> {
  title: string
  members: readonly Member[]
}

function AssignForm({ title, anomalies, members, onSend }: AssignFormProps) {
  const { t } = useTranslation('anomalies')
  const [schema] = useState(() => z.object({ assignee: z.string().check(z.minLength(1)) }))
  const current = commonAssignee(anomalies, members)
  const form = useContractForm(schema, { assignee: current === undefined ? '' : (current?.id ?? UNASSIGNED) })
  return (
    <Form
      form={form}
      label={title}
      submit={t('action.assign')}
      onSubmit={({ assignee }) => onSend({ to: members.find(({ id }) => id === assignee) ?? null, members })}
    >
      <RadioField
        name="assignee"
        label={t('column.assignee')}
        options={[
          { value: UNASSIGNED, label: t('unassigned') },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Form>
  )
}
