// The form of a watch: its values, and the way from and to the contract's draft.
import {
  AnomalyChannel,
  type AnomalyConfiguration,
  type AnomalyConfigurationDraft,
  AnomalyGranularity,
  AnomalySeasonality,
} from '@adwright/sdk/types'
import { zAnomalyConfigurationDraft } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import { validationCode } from '#web/ui/form/validation-message.ts'

export interface WatchForm {
  propertyName: string
  name: string
  granularity: AnomalyGranularity
  seasonality: AnomalySeasonality
  trainingDays: number | undefined
  channels: AnomalyChannel[]
  /** One address a line. */
  recipients: string
  hasQuietHours: boolean
  quietFrom: string
  quietTo: string
  ignoredDates: string[]
}

const USUAL_DAYS = 90
const MOST_RECIPIENTS = 20
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const NIGHT = { from: '22:00', to: '07:00' }

export const emptyWatch = (propertyName: string, email: string): WatchForm => ({
  propertyName,
  name: '',
  granularity: AnomalyGranularity.Day,
  seasonality: AnomalySeasonality.DayOfWeek,
  trainingDays: USUAL_DAYS,
  channels: [AnomalyChannel.InApp, AnomalyChannel.Email],
  recipients: email,
  hasQuietHours: false,
  quietFrom: NIGHT.from,
  quietTo: NIGHT.to,
  ignoredDates: [],
})

export const formOfWatch = (watch: AnomalyConfiguration): WatchForm => ({
  propertyName: watch.propertyName,
  name: watch.name,
  granularity: watch.granularity,
  seasonality: watch.seasonality,
  trainingDays: watch.trainingDays,
  channels: [...watch.channels],
  recipients: watch.recipients.join('\n'),
  hasQuietHours: watch.quietHours !== null,
  quietFrom: watch.quietHours?.from ?? NIGHT.from,
  quietTo: watch.quietHours?.to ?? NIGHT.to,
  ignoredDates: [...watch.ignoredDates],
})

/** Addresses one a line, or pasted with commas; each once. */
export const recipientsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** Metrics are left out: they are set one by one, and those there are stay. */
export const draftOf = (form: WatchForm): AnomalyConfigurationDraft => ({
  propertyName: form.propertyName,
  name: form.name.trim(),
  granularity: form.granularity,
  seasonality: form.seasonality,
  // What is no number goes on, for the contract's own words about it.
  trainingDays: form.trainingDays ?? Number.NaN,
  channels: form.channels.toSorted((a, b) => a - b),
  recipients: recipientsOf(form.recipients),
  quietHours: form.hasQuietHours ? { from: form.quietFrom, to: form.quietTo } : null,
  ignoredDates: form.ignoredDates.toSorted(),
})

type Found = [name: keyof WatchForm, message: string]

/** What does not go together, in the names of the form's fields. */
function wrongIn(form: WatchForm): Found[] {
  const found: Found[] = []
  const recipients = recipientsOf(form.recipients)
  const isWebhook = form.channels.includes(AnomalyChannel.Webhook)
  const isAddress = (one: string) => EMAIL.test(one) || (isWebhook && one.startsWith('https://'))
  if (recipients.length > MOST_RECIPIENTS) found.push(['recipients', 'anomalies:error.recipients'])
  else if (!recipients.every(isAddress)) found.push(['recipients', 'anomalies:error.recipient'])
  else if (form.channels.includes(AnomalyChannel.Email) && !recipients.some((one) => EMAIL.test(one)))
    found.push(['recipients', 'anomalies:error.noEmail'])
  else if (isWebhook && !recipients.some((one) => one.startsWith('https://')))
    found.push(['recipients', 'anomalies:error.noWebhook'])
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

/** A copy of a watch with all its metrics, switched off until it has been looked at. */
export const copyOf = (watch: AnomalyConfiguration, name: string): AnomalyConfigurationDraft => ({
  ...draftOf(formOfWatch(watch)),
  name,
  isEnabled: false,
  metricSettings: watch.metricSettings.map(
    ({ id: _id, metricSettingId: _long, version: _version, ...setting }) => setting,
  ),
})
