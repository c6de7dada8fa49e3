// The validation schema of the monitor form.
import { AnomalyChannel } from '@adwright/sdk/types'
import { zAnomalyConfigurationDraft } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import { validationCode } from '#web/ui/form/validation-message.ts'
import { draftOf, type MonitorForm, recipientsOf } from './monitor-form.ts'

const MAX_RECIPIENTS = 20
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type FieldMessage = [name: keyof MonitorForm, message: string]

/** Validates across fields; errors use the names of the form's fields. */
function crossFieldErrors(form: MonitorForm): FieldMessage[] {
  const found: FieldMessage[] = []
  const recipients = recipientsOf(form.recipients)
  const isWebhook = form.channels.includes(AnomalyChannel.Webhook)
  if (recipients.length > MAX_RECIPIENTS) found.push(['recipients', 'anomalies:error.recipients'])
  else if (!recipients.every((one) => EMAIL.test(one))) found.push(['recipients', 'anomalies:error.recipient'])
  else if (form.channels.includes(AnomalyChannel.Email) && recipients.length === 0)
    found.push(['recipients', 'anomalies:error.noEmail'])
  if (isWebhook && form.webhookIds.length === 0) found.push(['webhookIds', 'anomalies:error.noWebhook'])
  if (form.hasQuietHours && form.quietFrom === '') found.push(['quietFrom', 'required'])
  if (form.hasQuietHours && form.quietTo === '') found.push(['quietTo', 'required'])
  if (form.hasQuietHours && form.quietFrom !== '' && form.quietFrom === form.quietTo)
    found.push(['quietTo', 'anomalies:error.quietHours'])
  return found
}

/** The form field of a path in the draft. */
function fieldOf([first = 'name', second]: readonly PropertyKey[]): PropertyKey {
  return first === 'quietHours' ? (second === 'to' ? 'quietTo' : 'quietFrom') : first
}

/**
 * Converts the values of the form to a draft of the contract. Errors across fields and errors of the contract are reported
 * together; a field with both shows the message of the form, which is more specific.
 */
export const monitorSchema = z.pipe(
  z.custom<MonitorForm>(),
  z.transform((form: MonitorForm, context): z.output<typeof zAnomalyConfigurationDraft> => {
    const errors = crossFieldErrors(form)
    const add = (name: PropertyKey, message: string) =>
      context.issues.push({ code: 'custom', input: form, path: [name], message })
    for (const [name, message] of errors) add(name, message)
    const read = zAnomalyConfigurationDraft.safeParse(draftOf(form), { error: (issue) => validationCode(issue) })
    if (read.success) return read.data
    for (const { path, message } of read.error.issues) {
      const field = fieldOf(path)
      if (!errors.some(([name]) => name === field)) add(field, message)
    }
    return z.NEVER
  }),
)
