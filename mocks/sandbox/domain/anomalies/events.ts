// Other events on the day of an anomaly and the day before: autopilot activity, failed connections, changes in the ad platform.
import { type AnomalyEvent, AnomalyEventKind, IntegrationPlatform } from '@adwright/sdk/types'
import { annotationsBetween } from '#mocks/sandbox/domain/annotations/annotations.ts'
import { publishedPosts } from '#mocks/sandbox/domain/annotations/product-annotations.ts'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { sentenceOf } from '#mocks/sandbox/domain/anomalies/words.ts'
import { KIND } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { shownActivity } from '#mocks/sandbox/domain/autopilot/wording.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { credentialsOf } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { endOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { PLATFORM_NAMES } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { ANNOTATION_TEXTS } from '#mocks/sandbox/texts/Account.ts'
import { EVENTS } from '#mocks/sandbox/texts/EAnl.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

type Context = Pick<BaseContext, 'store' | 'platforms' | 'now' | 'language'> & {
  /** Who reads: sees the own private annotations. */
  readerId?: string
}
type Window = { from: Date; to: Date }

const MAX_EVENTS = 50
const NO_LINKS = { executionId: null, anomalyId: null, postId: null }
const OF_THE_AUTOPILOT: Partial<Record<number, AnomalyEvent['kind']>> = {
  [KIND.run]: AnomalyEventKind.RuleRun,
  [KIND.applied]: AnomalyEventKind.AutopilotChange,
  [KIND.undone]: AnomalyEventKind.AutopilotChange,
}

const isWithin = ({ from, to }: Window, at: string | null) => {
  const time = at === null ? Number.NaN : Date.parse(at)
  return time >= from.getTime() && time < to.getTime()
}

/** Runs and changes of the autopilot in the selected client account, in the words of its activity. */
async function ofAutopilot(
  { store, platforms, language }: Context,
  accountId: string,
  window: Window,
): Promise<AnomalyEvent[]> {
  const customerClientId = (await adsConnectionOf({ store }, accountId))?.customerClientId
  if (!customerClientId) return []
  const { currency } = await clientFor({ store, platforms }, { accountId, customerClientId })
  const entries = await store.list('autopilotActivity', scopeOf(accountId, customerClientId), {
    where: { occurredAt: { from: window.from.toISOString(), to: window.to.toISOString() } },
  })
  return entries.flatMap((entry) => {
    const kind = OF_THE_AUTOPILOT[entry.kind]
    if (!kind || !isWithin(window, entry.occurredAt)) return []
    const shown = shownActivity(entry, { language, currency }, new Map())
    // Several rules run at the same time.
    const text = entry.kind === KIND.run ? `${shown.autopilotName}: ${shown.text}` : shown.text
    return [{ ...NO_LINKS, kind, occurredAt: shown.occurredAt, text, executionId: shown.executionId }]
  })
}

/** Access to the two platforms that expired or was revoked. */
async function ofConnections({ store, now, language }: Context, accountId: string, window: Window) {
  const credentials = await credentialsOf(store, accountId)
  return credentials
    .filter(
      ({ platform }) => platform === IntegrationPlatform.GoogleAds || platform === IntegrationPlatform.GoogleAnalytics,
    )
    .flatMap((credential): AnomalyEvent[] => {
      const occurredAt = endOf(credential, now)
      if (occurredAt === null || !isWithin(window, occurredAt)) return []
      const text = interpolate(EVENTS.failure[language], { platform: PLATFORM_NAMES[credential.platform] }, language)
      return [{ kind: AnomalyEventKind.IntegrationFailure, occurredAt, text, ...NO_LINKS }]
    })
}

/** Other anomalies of the property. */
async function ofOthers(
  { store, platforms, language }: Context,
  anomaly: StoredAnomaly,
  timeZone: string,
): Promise<AnomalyEvent[]> {
  const near = await store.list('anomaly', anomaly.accountId, {
    where: {
      id: { not: anomaly.id },
      propertyName: anomaly.propertyName,
      date: { from: addDays(anomaly.date, -1), to: anomaly.date },
    },
  })
  return near
    .filter(({ id, propertyName }) => id !== anomaly.id && propertyName === anomaly.propertyName)
    .map((other) => ({
      kind: AnomalyEventKind.OtherAnomaly,
      occurredAt: new Date(startOfDay(other.date, timeZone).getTime() + (other.hour ?? 0) * HOUR_MS).toISOString(),
      text: `${sentenceOf(other, language, currencyOf(platforms, other.propertyName))}.`,
      executionId: null,
      anomalyId: other.id,
      postId: null,
    }))
}

/** Campaigns that were enabled in the ad platform itself. */
async function ofCampaigns(context: Context, anomaly: StoredAnomaly, timeZone: string): Promise<AnomalyEvent[]> {
  const world = await propertyViewOf(context, anomaly.accountId, anomaly.propertyName)
  return [addDays(anomaly.date, -1), anomaly.date].flatMap((day) => {
    const occurredAt = startOfDay(day, timeZone).toISOString()
    return (world?.eventsOn(day) ?? []).flatMap((event): AnomalyEvent[] => {
      if (event.kind !== 'campaignLaunch') return []
      const text = interpolate(EVENTS.campaignLaunch[context.language], { campaign: event.campaign }, context.language)
      return [{ kind: AnomalyEventKind.CampaignChange, occurredAt, text, ...NO_LINKS }]
    })
  })
}

/** Published posts, and what people of the team noted for these days. */
async function ofTeam(context: Context, anomaly: StoredAnomaly, timeZone: string): Promise<AnomalyEvent[]> {
  const { accountId, date } = anomaly
  const days = { from: addDays(date, -1), to: date }
  const posts = await publishedPosts(context, { accountId, timeZone, ...days })
  const notes = await annotationsBetween(context.store, accountId, days, context.readerId)
  return [
    // Each on its own: an event has a time, and leads to its post.
    ...posts.map(({ id, at, title }) => ({
      kind: AnomalyEventKind.PublishedPost,
      occurredAt: at,
      text: interpolate(ANNOTATION_TEXTS.post[context.language], { title }, context.language),
      ...NO_LINKS,
      postId: id,
    })),
    ...notes.map(({ text, dateBegin }) => ({
      kind: AnomalyEventKind.Annotation,
      occurredAt: startOfDay(dateBegin < days.from ? days.from : dateBegin, timeZone).toISOString(),
      text,
      ...NO_LINKS,
    })),
  ]
}

/** Other events on the day of an anomaly and the day before, in the account's time zone; oldest first, the latest fifty. */
export async function eventsAround(
  context: Context,
  anomaly: StoredAnomaly,
  timeZone: string,
): Promise<AnomalyEvent[]> {
  const { accountId, date } = anomaly
  const window = { from: startOfDay(addDays(date, -1), timeZone), to: startOfDay(addDays(date, 1), timeZone) }
  const found = await Promise.all([
    ofCampaigns(context, anomaly, timeZone),
    ofAutopilot(context, accountId, window),
    ofConnections(context, accountId, window),
    ofOthers(context, anomaly, timeZone),
    ofTeam(context, anomaly, timeZone),
  ])
  return found
    .flat()
    .sort((a, b) => a.occurredAt.localeCompare(b.occurredAt) || a.kind - b.kind)
    .slice(-MAX_EVENTS)
}
