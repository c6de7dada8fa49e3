// The validation schema of the monitor form.
import { AnomalyChannel } from '@adwright/sdk/types'
import { zAnomalyConfigurationDraft } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import { validationCode } from '#web/ui/form/validation-message.ts'
import { draftOf, recipientsOf, type WatchForm } from './watch-form.ts'

const MOST_RECIPIENTS = 20
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Found = [name: keyof WatchForm, message: string]

/** Validates across fields; errors use the names of the form's fields. */
function wrongIn(form: WatchForm): Found[] {
  const found: Found[] = []
  const recipients = recipientsOf(form.recipients)
  const isWebhook = form.channels.includes(AnomalyChannel.Webhook)
  if (recipients.length > MOST_RECIPIENTS) found.push(['recipients', 'anomalies:error.recipients'])
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

/** The field of the form that a place in the draft comes from. */
function fieldOf([first = 'name', second]: readonly PropertyKey[]): PropertyKey {
  return first === 'quietHours' ? (second === 'to' ? 'quietTo' : 'quietFrom') : first
}

/**
 * The form of a watch as it is typed, to the draft the contract takes. What does not go together and what the contract
 * does not take are told in one go; a field that is wrong in both ways says the nearer words, those of the form.
 */
export const watchSchema = z.pipe(
  z.custom<WatchForm>(),
  z.transform((form: WatchForm, context): z.output<typeof zAnomalyConfigurationDraft> => {
    const wrong = wrongIn(form)
    const add = (name: PropertyKey, message: string) =>
      context.issues.push({ code: 'custom', input: form, path: [name], message })
    for (const [name, message] of wrong) add(name, message)
    const read = zAnomalyConfigurationDraft.safeParse(draftOf(form), { error: (issue) => validationCode(issue) })
    if (read.success) return read.data
    for (const { path, message } of read.error.issues) {
      const field = fieldOf(path)
      if (!wrong.some(([name]) => name === field)) add(field, message)
    }
    return z.NEVER
  }),
)
