// A thousand scheduled posts in time zones with and without a clock change, published in simulated time.
import { SocialNetwork, SocialPostStatus } from '@adwright/sdk/types'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { emptyPost, newChannel, postDueAt, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { openTeam } from '#mocks/sandbox/handlers/team.fixture.ts'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'
import { momentOf } from '#mocks/sandbox/time/wall-clock.ts'

const CHANNELS = [
  { network: SocialNetwork.Facebook, channelId: '104417720938856', channelName: 'Lindholm Outdoor Deutschland' },
  { network: SocialNetwork.LinkedIn, channelId: 'urn:li:organization:18264402', channelName: 'Lindholm Outdoor GmbH' },
] as const
// In Berlin, the clocks go back on 25 October, in New York on 1 November; Istanbul has no clock change.
const ZONES = ['Europe/Berlin', 'America/New_York', 'Europe/Istanbul'] as const
const FIRST_DAY = '2026-10-05'
const DAYS = 40
const COUNT = 1000
const RETRIES_MS = [0, 60_000, 360_000, 1_560_000]
const wallIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
const two = (number: number) => String(number).padStart(2, '0')

/** Schedules the posts; returns the local time that was chosen for each. */
async function schedulePosts({ store, clock }: Sandbox): Promise<Map<string, string>> {
  const random = randomFrom(20_261_025)
  const below = (count: number) => Math.floor(random() * count)
  const chosen = new Map<string, string>()
  for (let index = 0; index < COUNT; index += 1) {
    const timeZone = ZONES[index % ZONES.length] ?? 'UTC'
    const day = addDays(FIRST_DAY, 1 + below(DAYS))
    // Every fourth post is in the hours in which clocks change.
    const time = `${two(index % 4 === 0 ? 1 + below(3) : below(24))}:${two(below(60))}`
    const id = `post_${index}`
    chosen.set(id, `${day} ${time}`)
    const author = { createdByName: 'Mara Roth', createdByUserId: null }
    const post = {
      ...emptyPost(`Post ${index}`, { id, accountId: 'acc_1', timeZone, ...author, now: clock.now() }),
      text: `Night ${index} in the snow`,
      status: SocialPostStatus.Scheduled,
      channels: [newChannel(CHANNELS[index % CHANNELS.length] ?? CHANNELS[0])],
      scheduledAt: momentOf(day, time, timeZone).toISOString(),
    }
    await store.insert('socialPost', post)
    await store.jobs.note({ kind: 'post', subjectId: id, accountId: 'acc_1' }, postDueAt(post))
  }
  return chosen
}

/** True if the post went out in the minute that was chosen, or at the retry after a passing failure. */
function isOnTime({ scheduledAt, timeZone, status, channels: [channel] }: StoredPost, chosen: string | undefined) {
  const wait = Date.parse(channel?.publishedAt ?? '') - Date.parse(scheduledAt ?? '')
  const attempts = channel?.attemptCount ?? 0
  const retry = RETRIES_MS[attempts - 1] ?? Number.NaN
  // Each attempt is answered after 3 to 14 seconds.
  const isInTime = wait >= retry + 3000 && wait <= retry + attempts * 14_000
  const isAtWall = wallIn(timeZone).format(new Date(scheduledAt ?? '')) === chosen
  return status === SocialPostStatus.Published && isInTime && isAtWall
}

/** Publishes the posts; returns those that were not on time, and how many reached the networks. */
export async function publishOverClockChanges() {
  const { sandbox } = await openTeam()
  const { runtime, store } = sandbox
  sandbox.clock.set(new Date(`${FIRST_DAY}T00:00:00Z`))
  for (const platform of [1, 2] as const)
    await addCredential(
      { ...runtime, now: sandbox.clock.now() },
      {
        accountId: 'acc_1',
        platform,
        identityId: 'lindholm',
        displayName: 'Lindholm',
        grantedScopes: scopesOf(platform),
        connectedByName: 'Elif',
      },
    )
  const chosen = await schedulePosts(sandbox)
  await sandbox.moveTo(new Date(`${addDays(FIRST_DAY, DAYS + 3)}T00:00:00Z`))
  const posts = await store.listAll('socialPost')
  const sent = (await store.listAll('networkPost')).map(({ reference }) => reference)
  await sandbox.close()
  return {
    count: posts.length,
    wrong: posts.filter((post) => !isOnTime(post, chosen.get(post.id))),
    sentCount: sent.length,
    distinctCount: new Set(sent).size,
  }
}
