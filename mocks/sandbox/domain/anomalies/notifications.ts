// Notifies the recipients of a monitor of its anomalies by email and webhook: once, and outside of its quiet hours.

import { AnomalyChannel, AnomalyGranularity, NotificationChannel } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import type { Monitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { shownAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import { lineOf, nameOfMonitor } from '#mocks/sandbox/domain/anomalies/words.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { type Person, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { postWebhook } from '#mocks/sandbox/domain/integrations/webhooks.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, dayIn, wallTime } from '#mocks/sandbox/time/time-zone.ts'

/** Older anomalies, which a new monitor finds in the past, are not notified. A week can only be notified after it has ended. */
const MAX_AGE_DAYS = 2
const MAX_AGE_DAYS_BY_WEEK = 8

/** True if a time is within quiet hours, `HH:MM` in the account's time zone; an end before the start is on the next day. */
function isQuiet(hours: Monitor['quietHours'], moment: Date, timeZone: string): boolean {
  if (!hours) return false
  const time = new Date(wallTime(moment, timeZone)).toISOString().slice(11, 16)
  const { from, to } = hours
  return from <= to ? time >= from && time < to : time >= from || time < to
}

/** The end of the quiet hours that a time is in; undefined outside of them. */
export function quietUntil(hours: Monitor['quietHours'], moment: Date, timeZone: string): Date | undefined {
  if (!hours || !isQuiet(hours, moment, timeZone)) return undefined
  const [hour = 0, minute = 0] = hours.to.split(':').map(Number)
  const end = hour * HOUR_MS + minute * MINUTE_MS
  const left = (end - (wallTime(moment, timeZone) % DAY_MS) + DAY_MS) % DAY_MS
  return new Date(Math.floor(moment.getTime() / 1000) * 1000 + left)
}

/** The page of a single anomaly, or the list of the monitor's anomalies. */
const linkTo = ({ id }: Monitor, [first, ...others]: StoredAnomaly[]): string =>
  first && others.length === 0 ? `/anomaly-activity/${first.id}` : `/anomaly-activity?configurationIds=${id}`

const isWebhook = (recipient: string) => recipient.startsWith('https://')

const languageOf = (person: Person | undefined): Language => (person?.language.startsWith('tr') ? 'tr' : 'en')

type NotifyContext = Pick<BaseContext, 'store' | 'newId' | 'origin' | 'platforms'>

/**
 * Sends one email to each recipient of a monitor for its anomalies that were not notified yet, and posts each to its webhooks. Recipients
 * who turned off emails about anomalies get none.
 */
export async function notifyRecipients(
  context: NotifyContext,
  monitor: Monitor,
  until: Date,
  timeZone: string,
): Promise<void> {
  const { store, platforms } = context
  if (isQuiet(monitor.quietHours, until, timeZone)) return
  const recent = addDays(
    dayIn(until, timeZone),
    monitor.granularity === AnomalyGranularity.Week ? -MAX_AGE_DAYS_BY_WEEK : -MAX_AGE_DAYS,
  )
  const pending = await store.list('anomaly', monitor.accountId, {
    where: { configurationId: monitor.id, isTold: false, date: { from: recent } },
  })
  if (pending.length === 0) return
  const currency = currencyOf(platforms, monitor.propertyName)
  for (const { id } of pending) await store.update('anomaly', id, (stored) => ({ ...stored, isTold: true }))
  if (monitor.channels.includes(AnomalyChannel.Webhook)) {
    const posting = { ...context, now: until }
    for (const url of monitor.recipients.filter(isWebhook))
      for (const anomaly of pending)
        await postWebhook(posting, { url, accountId: monitor.accountId, body: shownAnomaly(anomaly, until, currency) })
  }
  if (!monitor.channels.includes(AnomalyChannel.Email)) return
  for (const to of monitor.recipients.filter((recipient) => !isWebhook(recipient))) {
    const personId = await store.holderOf(UNIQUE_EMAIL, to.toLowerCase())
    const person = personId === undefined ? undefined : await store.get('person', personId)
    if (person && person.notificationPreferences.anomalies !== NotificationChannel.Email) continue
    const language = languageOf(person)
    await sendMail(
      { ...context, now: until, language },
      {
        to,
        kind: 'anomalies-found',
        values: {
          monitor: nameOfMonitor(monitor, language),
          count: pending.length,
          lines: pending.map((anomaly) => lineOf(anomaly, language, currency)).join('; '),
        },
        link: linkTo(monitor, pending),
      },
    )
  }
}
