import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { zAnomaliesUpdate } from '@adwright/sdk/zod'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { addDays } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { zonedInstant } from '#web/lib/zoned-time.ts'
import { useAccount } from '#web/session/current.ts'
import { DateField } from '#web/ui/form/DateField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import type { Assignment } from './assignment.ts'
import { MAX_SNOOZE_DAYS, type Triage } from './triage.ts'

/** A change that needs more details first. */
export interface TriageRequest {
  kind: 'snooze' | 'falseAlarm' | 'assign'
  anomalies: readonly Anomaly[]
}

interface TriageDialogProps {
  request: TriageRequest
  onClose: () => void
  triage: (anomalies: readonly Anomaly[], change: Triage) => Promise<boolean>
  assign: (anomalies: readonly Anomaly[], assignment: Assignment) => Promise<boolean>
}

const MORNING = 8
const MAX_CHARACTERS = 500

/** Asks for the end of a snooze, the reason of a false alarm, or the assignee. */
export function TriageRequestDialog({ request, onClose, triage, assign }: TriageDialogProps) {
  const send = async (change: Triage) => {
    if (await triage(request.anomalies, change)) onClose()
  }
  if (request.kind === 'assign')
    return (
      <AssignDialog
        anomalies={request.anomalies}
        onClose={onClose}
        onSend={async (assignment) => {
          if (await assign(request.anomalies, assignment)) onClose()
        }}
      />
    )
  const count = request.anomalies.length
  return request.kind === 'snooze' ? (
    <SnoozeDialog count={count} onClose={onClose} onSend={send} />
  ) : (
    <FalseAlarmDialog count={count} onClose={onClose} onSend={send} />
  )
}

interface OneDialogProps {
  count: number
  onClose: () => void
  onSend: (change: Triage) => Promise<void>
}

function SnoozeDialog({ count, onClose, onSend }: OneDialogProps) {
  const { t } = useTranslation('anomalies')
  const { timeZone } = useAccount()
  const today = useToday(timeZone)
  const [first, last] = [addDays(today, 1), addDays(today, MAX_SNOOZE_DAYS - 1)]
  const [schema] = useState(() =>
    z.object({
      day: z.string().check(
        z.minLength(1),
        z.refine((day) => day === '' || (day >= first && day <= last), 'anomalies:snooze.range'),
      ),
    }),
  )
  const form = useContractForm(schema, { day: first })
  return (
    <Dialog isOpen size="sm" title={t('snooze.title', { count })} onClose={onClose}>
      <Form
        form={form}
        label={t('snooze.title', { count })}
        submit={t('snooze.submit')}
        onSubmit={({ day }) =>
          onSend({
            status: AnomalyStatus.Snoozed,
            snoozedUntil: new Date(zonedInstant(day, MORNING, timeZone)).toISOString(),
          })
        }
      >
        <DateField name="day" label={t('snooze.day')} help={t('snooze.help', { timeZone })} min={first} max={last} />
      </Form>
    </Dialog>
  )
}

function FalseAlarmDialog({ count, onClose, onSend }: OneDialogProps) {
  const { t } = useTranslation('anomalies')
  const form = useContractForm(z.pick(zAnomaliesUpdate, { falseAlarmReason: true }), { falseAlarmReason: '' })
  return (
    <Dialog isOpen size="sm" title={t('falseAlarm.title', { count })} onClose={onClose}>
      <Form
        form={form}
        label={t('falseAlarm.title', { count })}
        submit={t('action.falseAlarm')}
        onSubmit={({ falseAlarmReason = '' }) => {
          const reason = falseAlarmReason.trim()
          return onSend({ status: AnomalyStatus.FalseAlarm, ...(reason ? { falseAlarmReason: reason } : {}) })
        }}
      >
        <TextAreaField
          name="falseAlarmReason"
          label={t('falseAlarm.reason')}
          help={t('falseAlarm.help')}
          isOptional
          rows={3}
          limit={MAX_CHARACTERS}
        />
      </Form>
    </Dialog>
  )
}
