// Annotations that come from the product itself: rule runs, posts, designs, strategies and ended connections, one per source and day.
import { type Annotation, AnnotationSource, DesignStatus, SocialPostStatus, StrategyStatus } from '@adwright/sdk/types'
import { scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { credentialsOf } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { endOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { PLATFORM_NAMES } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { ANNOTATION_TEXTS } from '#mocks/sandbox/texts/Account.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import { addDays, type Day, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

type Context = Pick<BaseContext, 'store' | 'now' | 'language'>
type Period = { accountId: string; timeZone: string; from: Day; to: Day }
/** Something that happened, before it is grouped by day. */
type Happening = { id: string | null; at: string; title: string; count?: number }
type TextKey = keyof typeof ANNOTATION_TEXTS

const MAX_TEXT = 500
const clipped = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text)

/** The bounds of a period as moments; the upper bound is the start of the day after. */
const momentsOf = ({ from, to, timeZone }: Period) => ({
  from: startOfDay(from, timeZone).toISOString(),
  below: startOfDay(addDays(to, 1), timeZone).toISOString(),
})

function byDay(happenings: Happening[], dayOf: (happening: Happening) => Day): [Day, Happening[]][] {
  const days = new Map<Day, Happening[]>()
  for (const happening of happenings) {
    const day = dayOf(happening)
    days.set(day, [...(days.get(day) ?? []), happening])
  }
  return [...days]
}

function annotationOf(source: AnnotationSource, day: Day, happenings: Happening[], text: string): Annotation {
  const [first] = happenings
  const name = Object.entries(AnnotationSource)
    .find(([, value]) => value === source)?.[0]
    .toLowerCase()
  return {
    id: `ann_${name}_${day}`,
    source,
    kind: null,
    dateBegin: day,
    dateEnd: day,
    text: clipped(text),
    isPrivate: false,
    isIgnoredForLearning: false,
    targetId: happenings.length === 1 ? (first?.id ?? null) : null,
    createdByUserId: null,
    createdByName: null,
    updatedAt:
      happenings
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? '',
    version: 1,
  }
}

type Words = { one: TextKey; several: TextKey }

/** Names the only happening of a day, or counts and names several. */
function named({ language }: Context, source: AnnotationSource, { one, several }: Words) {
  return ([day, happenings]: [Day, Happening[]]) => {
    const titles = happenings.map(({ title }) => title)
    const isOne = titles.length === 1
    const values = { title: titles[0] ?? '', count: titles.length, titles: titles.join('; ') }
    const text = interpolate(ANNOTATION_TEXTS[isOne ? one : several][language], values, language)
    return annotationOf(source, day, happenings, text)
  }
}

/** Runs that changed something in the selected client account. */
async function ofRuns(context: Context, period: Period): Promise<Annotation[]> {
  const { store, language } = context
  const customerClientId = (await adsConnectionOf({ store }, period.accountId))?.customerClientId
  if (!customerClientId) return []
  const { from, below } = momentsOf(period)
  const runs = await store.list('autopilotExecution', scopeOf(period.accountId, customerClientId), {
    where: { startedAt: { from, below }, changedCount: { from: 1 } },
  })
  const happenings = runs.map(({ id, startedAt, changedCount }) => ({
    id,
    at: startedAt,
    title: '',
    count: changedCount,
  }))
  return byDay(happenings, ({ at }) => dayIn(new Date(at), period.timeZone)).map(([day, several]) => {
    const changes = several.reduce((sum, { count = 0 }) => sum + count, 0)
    const text = interpolate(ANNOTATION_TEXTS.ruleRun[language], { changes, runs: several.length }, language)
    return annotationOf(AnnotationSource.RuleRun, day, several, text)
  })
}

/** A post can go out later than planned, after retries or once access is restored. */
const MOST_DELAY_DAYS = 31

/** The posts that were published in a period. */
export async function publishedPosts({ store }: Pick<Context, 'store'>, period: Period): Promise<Happening[]> {
  const { from, below } = momentsOf(period)
  const plannedFrom = momentsOf({ ...period, from: addDays(period.from, -MOST_DELAY_DAYS) }).from
  const posts = await store.list('socialPost', period.accountId, {
    where: { status: SocialPostStatus.Published, deletedAt: null, scheduledAt: { from: plannedFrom, below } },
  })
  return posts
    .map(({ id, title, scheduledAt, publishedAt, text }) => ({
      id,
      at: publishedAt ?? scheduledAt ?? '',
      title: title || text.slice(0, 80),
    }))
    .filter(({ at }) => at >= from && at < below)
}

async function ofPosts(context: Context, period: Period): Promise<Annotation[]> {
  const happenings = await publishedPosts(context, period)
  const words = named(context, AnnotationSource.Post, { one: 'post', several: 'posts' })
  return byDay(happenings, ({ at }) => dayIn(new Date(at), period.timeZone)).map(words)
}

async function ofDesigns(context: Context, period: Period): Promise<Annotation[]> {
  const { from, below } = momentsOf(period)
  const designs = await context.store.list('design', period.accountId, {
    where: { status: DesignStatus.Ready, deletedAt: null, createdAt: { from, below } },
  })
  const happenings = designs.map(({ id, name, createdAt }) => ({ id, at: createdAt, title: name }))
  const words = named(context, AnnotationSource.Design, { one: 'design', several: 'designs' })
  return byDay(happenings, ({ at }) => dayIn(new Date(at), period.timeZone)).map(words)
}

/** First and last days of the strategies that have begun; drafts and archived ones are none. */
async function ofStrategies(context: Context, { accountId, from, to }: Period): Promise<Annotation[]> {
  const { language, store } = context
  const status = [StrategyStatus.Active, StrategyStatus.Paused, StrategyStatus.Completed]
  const strategies = await store.list('strategy', accountId, { where: { status, deletedAt: null } })
  const happenings = strategies.flatMap(({ id, title, startsOn, dueOn }) => [
    { id, at: startsOn, title: interpolate(ANNOTATION_TEXTS.strategyBegins[language], { title }, language) },
    { id, at: dueOn, title: interpolate(ANNOTATION_TEXTS.strategyEnds[language], { title }, language) },
  ])
  const inPeriod = happenings.filter(({ at }) => at >= from && at <= to)
  return byDay(inPeriod, ({ at }) => at).map(([day, several]) => {
    const annotation = annotationOf(
      AnnotationSource.Strategy,
      day,
      several,
      several.map(({ title }) => title).join('; '),
    )
    return { ...annotation, updatedAt: startOfDay(day, 'UTC').toISOString() }
  })
}

/** Days on which access to a platform expired or was revoked. */
async function ofOutages({ store, now, language }: Context, period: Period): Promise<Annotation[]> {
  const { from, below } = momentsOf(period)
  const happenings = (await credentialsOf(store, period.accountId)).flatMap((credential) => {
    const at = endOf(credential, now)
    if (at === null || at < from || at >= below) return []
    const platform = PLATFORM_NAMES[credential.platform]
    return [{ id: null, at, title: interpolate(ANNOTATION_TEXTS.outage[language], { platform }, language) }]
  })
  return byDay(happenings, ({ at }) => dayIn(new Date(at), period.timeZone)).map(([day, several]) =>
    annotationOf(AnnotationSource.Outage, day, several, several.map(({ title }) => title).join('; ')),
  )
}

const READERS = {
  [AnnotationSource.RuleRun]: ofRuns,
  [AnnotationSource.Post]: ofPosts,
  [AnnotationSource.Design]: ofDesigns,
  [AnnotationSource.Strategy]: ofStrategies,
  [AnnotationSource.Outage]: ofOutages,
}

/** Returns the product's annotations of a period from some sources, or from all. */
export async function productAnnotations(
  context: Context,
  period: Period,
  sources: readonly AnnotationSource[] = Object.values(AnnotationSource),
): Promise<Annotation[]> {
  const found: Annotation[] = []
  for (const source of sources)
    if (source !== AnnotationSource.Person) found.push(...(await READERS[source](context, period)))
  return found
}
