// Posts of a month and channels that the plan of the account's owner allows.
import type { SocialPostUsage } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { COUNTED_STATES, channelKey, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { addDays, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

type Limits = { posts: number; channels: number }

const LIMITS: Record<number, Limits> = {
  1: { posts: 0, channels: 0 },
  2: { posts: 300, channels: 10 },
  3: { posts: 2000, channels: 50 },
  4: { posts: 10_000, channels: 200 },
}
const LARGEST_PLAN = 4

type Context = Pick<BaseContext, 'store' | 'now'> & { account: StoredAccount }

function monthOf(moment: Date, timeZone: string): { from: Date; below: Date } {
  const first = `${dayIn(moment, timeZone).slice(0, 7)}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: startOfDay(first, timeZone), below: startOfDay(next, timeZone) }
}

const limitsOf = ({ account }: Pick<Context, 'account'>): Limits =>
  LIMITS[account.plan ?? LARGEST_PLAN] ?? { posts: 0, channels: 0 }

const countedIn = ({ account }: Pick<Context, 'account'>, { from, below }: { from: Date; below: Date }) => ({
  accountId: account.id,
  deletedAt: null,
  status: [...COUNTED_STATES],
  scheduledAt: { from: from.toISOString(), below: below.toISOString() },
})

async function channelsIn(context: Context, month: { from: Date; below: Date }): Promise<Set<string>> {
  const posts = await context.store.listAll('socialPost', { where: countedIn(context, month) })
  return new Set(posts.flatMap(({ channels }) => channels.map(channelKey)))
}

export async function usageOf(context: Context): Promise<SocialPostUsage> {
  const { store, now, account } = context
  const month = monthOf(now, account.timeZone)
  const limits = limitsOf(context)
  return {
    postsCount: await store.count('socialPost', countedIn(context, month)),
    postsLimit: limits.posts,
    channelsCount: (await channelsIn(context, month)).size,
    channelsLimit: limits.channels,
    resetsAt: month.below.toISOString(),
  }
}

/** The 409 of a post that the plan does not allow to go out, or undefined; a post that counts already stays allowed. */
export async function planRefusal(context: Context, before: StoredPost, post: StoredPost) {
  const { store, account } = context
  if (!COUNTED_STATES.includes(post.status) || post.scheduledAt === null) return undefined
  const month = monthOf(new Date(post.scheduledAt), account.timeZone)
  const isCounted =
    COUNTED_STATES.includes(before.status) &&
    before.scheduledAt !== null &&
    before.scheduledAt >= month.from.toISOString() &&
    before.scheduledAt < month.below.toISOString()
  const limits = limitsOf(context)
  const values = { limit: limits.posts }
  if (limits.posts === 0) return problem(409, 'posts-limit-reached', { values, detail: 'The plan takes drafts only.' })
  const used = await store.count('socialPost', countedIn(context, month))
  if (!isCounted && used >= limits.posts) return problem(409, 'posts-limit-reached', { values })
  return undefined
}
