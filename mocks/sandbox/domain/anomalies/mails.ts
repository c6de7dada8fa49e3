// Notifies people and webhooks of the anomalies of a monitor: once, and outside of its quiet hours.

import { AnomalyChannel, AnomalyGranularity, NotificationKind, UserRole } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { shownAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import type { Watch } from '#mocks/sandbox/domain/anomalies/watches.ts'
import { dayOf, lineOf, nameOfWatch, sentenceOf } from '#mocks/sandbox/domain/anomalies/words.ts'
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

/** Older ones are history that a new watch dug up; nobody is told of those. A week is news when it is over. */
const NEWS_DAYS = 2
const NEWS_DAYS_BY_WEEK = 8

/** One anomaly's own page; those of several the list of what the watch found. */
const linkTo = ({ id }: Watch, [first, ...others]: StoredAnomaly[]): string =>
  first && others.length === 0 ? `/anomaly-activity/${first.id}` : `/anomaly-activity?configurationId=${id}`

type NotifyContext = Pick<BaseContext, 'store' | 'newId' | 'origin' | 'platforms'> & { now: Date }

/** Each anomaly as news of its monitor, which is their common cause. */
function newsOf(watch: Watch, anomalies: StoredAnomaly[], currency: string): News[] {
  return anomalies.map((anomaly) => {
    const textIn = (language: Language) => ({
      title: sentenceOf(anomaly, language, currency),
      text: interpolate(NOTIFICATION_TEXTS.foundBy[language], {
        day: dayOf(anomaly, language),
        watch: nameOfWatch(watch, language),
      }),
    })
    return {
      kind: NotificationKind.Anomaly,
      severity: anomaly.severity,
      accountId: watch.accountId,
      cause: `monitor:${watch.id}`,
      texts: { en: textIn('en'), tr: textIn('tr') },
      link: linkTo(watch, anomalies),
    }
  })
}

/** People and addresses that are notified: the members of the account in the app, recipients by email where the monitor says so. */
async function notifyPeople(context: NotifyContext, watch: Watch, anomalies: StoredAnomaly[], currency: string) {
  const { store } = context
  const byEmail = new Set(
    watch.channels.includes(AnomalyChannel.Email) ? watch.recipients.map((recipient) => recipient.toLowerCase()) : [],
  )
  const letter: LetterIn = (language) => ({
    kind: 'anomalies-found',
    values: {
      watch: nameOfWatch(watch, language),
      count: String(anomalies.length),
      lines: anomalies.map((anomaly) => lineOf(anomaly, language, currency)).join('; '),
    },
    link: linkTo(watch, anomalies),
  })
  const people = new Map<string, Person>()
  if (watch.channels.includes(AnomalyChannel.InApp))
    for (const person of await membersFrom(store, watch.accountId, UserRole.Viewer)) people.set(person.id, person)
  for (const address of byEmail) {
    const personId = await store.holderOf(UNIQUE_EMAIL, address)
    const person = personId === undefined ? undefined : await store.get('person', personId)
    if (person) people.set(person.id, person)
    else await sendMail({ ...context, language: 'en' }, { to: address, ...letter('en') })
  }
  const news = newsOf(watch, anomalies, currency)
  for (const person of people.values())
    await notify(context, person, news, byEmail.has(person.email?.toLowerCase() ?? '') ? letter : undefined)
}

/** Notifies people and webhooks of the anomalies that no one was notified of yet, outside of the quiet hours of the monitor. */
export async function tellOf(
  given: Omit<NotifyContext, 'now'>,
  watch: Watch,
  until: Date,
  timeZone: string,
): Promise<void> {
  const context = { ...given, now: until }
  const { store, platforms } = context
  if (isQuiet(watch.quietHours, until, timeZone)) return
  const recent = addDays(
    dayIn(until, timeZone),
    watch.granularity === AnomalyGranularity.Week ? -NEWS_DAYS_BY_WEEK : -NEWS_DAYS,
  )
  const untold = await store.list('anomaly', watch.accountId, {
    where: { configurationId: watch.id, isTold: false, date: { from: recent } },
  })
  if (untold.length === 0) return
  const currency = currencyOf(platforms, watch.propertyName)
  for (const { id } of untold) await store.update('anomaly', id, (stored) => ({ ...stored, isTold: true }))
  const named = watch.channels.includes(AnomalyChannel.Webhook) ? watch.webhookIds : []
  for (const anomaly of untold)
    await sendEvent(
      context,
      watch.accountId,
      'anomaly.found',
      { anomaly: shownAnomaly(anomaly, until, currency) },
      named,
    )
  await notifyPeople(context, watch, untold, currency)
}
