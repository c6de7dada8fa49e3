// Notifies people and webhooks of the anomalies of a monitor: once, and outside of its quiet hours.

import { AnomalyChannel, AnomalyGranularity, NotificationKind, UserRole } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import type { Monitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { shownAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import { dayOf, lineOf, nameOfMonitor, sentenceOf } from '#mocks/sandbox/domain/anomalies/words.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { type Person, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { sendMail } from '#mocks/sandbox/domain/notifications/mail.ts'
import type { News } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { type LetterIn, membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { sendEvent } from '#mocks/sandbox/domain/webhooks/events.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'
import { isQuiet } from '#mocks/sandbox/time/quiet-hours.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** Older anomalies, which a new monitor finds in the past, are not notified. A week can only be notified after it has ended. */
const MAX_AGE_DAYS = 2
const MAX_AGE_DAYS_BY_WEEK = 8

/** The page of a single anomaly, or the list of the monitor's anomalies. */
const linkTo = ({ id }: Monitor, [first, ...others]: StoredAnomaly[]): string =>
  first && others.length === 0 ? `/anomaly-activity/${first.id}` : `/anomaly-activity?configurationIds=${id}`

type NotifyContext = Pick<BaseContext, 'store' | 'newId' | 'origin' | 'platforms' | 'secrets'> & { now: Date }

/** Each anomaly as news of its monitor, which is their common cause. */
function newsOf(monitor: Monitor, anomalies: StoredAnomaly[], currency: string): News[] {
  return anomalies.map((anomaly) => {
    const textIn = (language: Language) => ({
      title: sentenceOf(anomaly, language, currency),
      text: interpolate(
        NOTIFICATION_TEXTS.foundBy[language],
        {
          day: dayOf(anomaly, language),
          monitor: nameOfMonitor(monitor, language),
        },
        language,
      ),
    })
    return {
      kind: NotificationKind.Anomaly,
      severity: anomaly.severity,
      accountId: monitor.accountId,
      cause: `monitor:${monitor.id}`,
      texts: { en: textIn('en'), tr: textIn('tr') },
      link: linkTo(monitor, anomalies),
    }
  })
}

/** People and addresses that are notified: the members of the account in the app, recipients by email where the monitor says so. */
async function notifyPeople(context: NotifyContext, monitor: Monitor, anomalies: StoredAnomaly[], currency: string) {
  const { store } = context
  const byEmail = new Set(
    monitor.channels.includes(AnomalyChannel.Email)
      ? monitor.recipients.map((recipient) => recipient.toLowerCase())
      : [],
  )
  const letter: LetterIn = (language) => ({
    kind: 'anomalies-found',
    values: {
      monitor: nameOfMonitor(monitor, language),
      count: anomalies.length,
      lines: anomalies.map((anomaly) => lineOf(anomaly, language, currency)).join('; '),
    },
    link: linkTo(monitor, anomalies),
  })
  const people = new Map<string, Person>()
  if (monitor.channels.includes(AnomalyChannel.InApp))
    for (const person of await membersFrom(store, monitor.accountId, UserRole.Viewer)) people.set(person.id, person)
  for (const address of byEmail) {
    const personId = await store.holderOf(UNIQUE_EMAIL, address)
    const person = personId === undefined ? undefined : await store.get('person', personId)
    if (person) people.set(person.id, person)
    else await sendMail({ ...context, language: 'en' }, { to: address, ...letter('en') })
  }
  const news = newsOf(monitor, anomalies, currency)
  for (const person of people.values())
    await notify(context, person, news, byEmail.has(person.email?.toLowerCase() ?? '') ? letter : undefined)
}

/** Notifies people and webhooks of the anomalies that no one was notified of yet, outside of the quiet hours of the monitor. */
export async function notifyRecipients(
  given: Omit<NotifyContext, 'now'>,
  monitor: Monitor,
  until: Date,
  timeZone: string,
): Promise<void> {
  const context = { ...given, now: until }
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
  const named = monitor.channels.includes(AnomalyChannel.Webhook) ? monitor.webhookIds : []
  for (const anomaly of pending)
    await sendEvent(
      context,
      monitor.accountId,
      'anomaly.found',
      { anomaly: shownAnomaly(anomaly, until, currency) },
      named,
    )
  await notifyPeople(context, monitor, pending, currency)
}
