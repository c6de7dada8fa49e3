// From the body of a request to the stored post.
import { countingOf, postLength, publishedPostText } from '@adwright/sdk/post-length'
import {
  MediaValidationSeverity,
  PlanLimitKind,
  SocialNetwork,
  type SocialPostDraft,
  type SocialPostFinding,
  SocialPostStatus,
  UserRole,
} from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import { usedChannels } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import { commentLimit, newComment } from '#mocks/sandbox/domain/comments.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor, replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { Problem, problem } from '#mocks/sandbox/domain/problem.ts'
import { recordPostChanges } from '#mocks/sandbox/domain/social/post-history.ts'
import { notifyOfRequest } from '#mocks/sandbox/domain/social/post-notices.ts'
import {
  approvedPart,
  type Channel,
  channelKey,
  filledPost,
  isRewritten,
  lastApprovalOf,
  MAX_POST_COMMENTS,
  movedPost,
  NETWORK_NAMES,
  NEW_POST_STATES,
  newChannel,
  POST_STEPS,
  postDueAt,
  type StoredPost,
} from '#mocks/sandbox/domain/social/posts.ts'
import { findChannel, reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { validatePost } from '#mocks/sandbox/domain/social/validation.ts'
import { canStep, refusedStep } from '#mocks/sandbox/domain/steps.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'
import { dayIn, isTimeZone } from '#mocks/sandbox/time/time-zone.ts'

const { Draft, AwaitsApproval, Scheduled } = SocialPostStatus
/** Where a channel has what a finding about it names. */
const IN_CHANNELS = new Map<SocialPostFinding['field'], string>([
  ['channels', 'channelId'],
  ['text', 'text'],
  ['firstComment', 'firstComment'],
])

export async function findPost({ store, accountId }: MemberContext & { accountId: string }, id: string) {
  const post = await store.get('socialPost', id)
  return post?.accountId === accountId && post.deletedAt === null ? post : undefined
}

export const nameOf = ({ person }: Pick<MemberContext, 'person'>) => fullName(person) || person.userName

/** Channels with their names; channels that the post already has stay even if no credential reaches them. */
export async function readChannels(
  call: MemberContext,
  before: StoredPost,
  draft: SocialPostDraft,
  problems: FieldProblems,
) {
  const reached = await reachedChannels(call, call.account.id)
  const channels: Channel[] = []
  const seen = new Set<string>()
  for (const [index, given] of (draft.channels ?? []).entries()) {
    const key = channelKey(given)
    if (seen.has(key)) problems.add(`channels.${index}.channelId`, 'channel-named-twice')
    seen.add(key)
    const old = before.channels.find((channel) => channelKey(channel) === key)
    const known = findChannel(reached, given)
    if (!known && !old)
      problems.add(
        `channels.${index}.channelId`,
        given.network === SocialNetwork.X ? 'x-not-connectable' : 'unknown-channel',
      )
    const channelName = known?.name ?? old?.channelName ?? given.channelId
    const channel = old ?? newChannel({ ...given, channelName })
    channels.push({ ...channel, channelName, text: given.text ?? null, firstComment: given.firstComment ?? null })
  }
  return channels
}

/** Adds what is wrong with a post as it would be, state included. */
async function judge(call: MemberContext, before: StoredPost, post: StoredPost, problems: FieldProblems) {
  const { store, now, person, account } = call
  for (const [index, { network, text }] of post.channels.entries()) {
    const { maxCharacters: limit } = countingOf(network)
    const count = postLength(publishedPostText({ ...post, text: text ?? post.text }, network), network)
    const isLeaving = post.status === AwaitsApproval || post.status === Scheduled
    if (isLeaving && count > limit)
      problems.add(`channels.${index}.text`, 'post-text-too-long', { network: NETWORK_NAMES[network], limit, count })
  }
  for (const [index, id] of post.mediaFileIds.entries()) {
    const isKept = before.mediaFileIds.includes(id)
    if (!isKept && !(await fileFor(call, id, { accountId: account.id, personId: person.id }))) {
      problems.add(`mediaFileIds.${index}`, 'unknown-account-file')
    }
  }
  if (post.timeZone !== before.timeZone && !isTimeZone(post.timeZone)) problems.add('timeZone', 'time-zone-unknown')
  if (post.strategyId && (await store.get('strategy', post.strategyId))?.planId !== account.id) {
    problems.add('strategyId', 'unknown-strategy')
  }
  const isAsking = post.status === AwaitsApproval || post.status === Scheduled
  if (isAsking && post.channels.length === 0) problems.add('channels', 'post-channels-missing')
  if (post.status === Scheduled && !post.scheduledAt) problems.add('scheduledAt', 'post-time-missing')
  const isNewTime =
    post.scheduledAt !== before.scheduledAt || (post.status === Scheduled && before.status !== Scheduled)
  if (post.scheduledAt && isNewTime && Date.parse(post.scheduledAt) <= now.getTime()) {
    problems.add('scheduledAt', 'time-in-the-past')
  }
}

/** The field of the body that a finding is about. */
function fieldOf(post: StoredPost, { field, channelId, network, fileId }: SocialPostFinding): string {
  const channel = post.channels.findIndex((one) => one.channelId === channelId && one.network === network)
  if (field === 'mediaFileIds' && fileId !== null) return `mediaFileIds.${post.mediaFileIds.indexOf(fileId)}`
  if (channel < 0 || !IN_CHANNELS.has(field)) return field
  return `channels.${channel}.${IN_CHANNELS.get(field)}`
}

/** Adds what keeps a post from going out: what a check of it finds with severity 2. */
async function judgeGoingOut(call: MemberContext, post: StoredPost, problems: FieldProblems): Promise<void> {
  const { account } = call
  for (const finding of await validatePost({ ...call, accountId: account.id, timeZone: account.timeZone }, post))
    if (finding.severity === MediaValidationSeverity.Error) problems.addText(fieldOf(post, finding), finding.message)
}

/** True if a member sends back the post of someone else, who needs to know why. */
const isUnexplainedRejection = ({ person }: MemberContext, before: StoredPost, draft: SocialPostDraft) =>
  before.status === AwaitsApproval &&
  draft.status === Draft &&
  before.createdByUserId !== null &&
  before.createdByUserId !== person.id &&
  draft.comment === undefined

/** The post as the body makes it, or the reason against it: 403 approval, 409 step, plan or comments, 422 fields. */
export async function writtenPost(call: MemberContext, before: StoredPost, draft: SocialPostDraft, isNew: boolean) {
  const { membership, now, language } = call
  const problems = new FieldProblems(language)
  const isAdmin = membership.role >= UserRole.Admin
  const wanted = draft.status ?? before.status
  if (isNew && !NEW_POST_STATES.includes(wanted)) problems.add('status', 'post-new-state')
  else if (!canStep(POST_STEPS, before.status, wanted)) {
    return refusedStep(POST_STEPS, SocialPostStatus, before.status, wanted)
  }
  if (isUnexplainedRejection(call, before, draft)) problems.add('comment', 'rejection-comment-missing')
  const filled = filledPost(before, draft, await readChannels(call, before, draft, problems))
  const { lastApproval } = before
  const isPutBack = !isAdmin && lastApproval !== undefined && lastApproval.content === approvedPart(filled)
  if (wanted === Scheduled && before.status !== Scheduled && !isAdmin && !isPutBack) {
    return problem(403, 'approval-needed', { detail: 'State 3 needs role 3 or 4; state 2 asks for approval.' })
  }
  const isChanged = isRewritten(before, filled)
  const status = isChanged && !isAdmin && !isPutBack && wanted === Scheduled ? AwaitsApproval : wanted
  const isApproval = status === Scheduled && (isChanged || before.status !== Scheduled)
  const isMoved = status !== before.status || isApproval
  const approval = isPutBack ? lastApproval : { name: nameOf(call), at: now.toISOString() }
  const stepped = isMoved ? movedPost(filled, status, isApproval ? approval : null) : filled
  const moved = { ...stepped, lastApproval: lastApprovalOf(before, status) }
  await judge(call, before, moved, problems)
  if (isApproval && problems.isEmpty) await judgeGoingOut(call, moved, problems)
  if (!problems.isEmpty) return problems.answer()
  await assertPostLimits(call, moved, before)
  if (draft.comment === undefined) {
    return JSON.stringify(moved) === JSON.stringify(before) ? before : { ...moved, updatedAt: now.toISOString() }
  }
  const full = commentLimit(before, MAX_POST_COMMENTS)
  if (full) return full
  const comment = newComment(call, draft.comment)
  return { ...moved, comments: [...moved.comments, comment], updatedAt: now.toISOString() }
}

const PLANNED: readonly number[] = [AwaitsApproval, Scheduled]

/** Throws a 409 if the plan has no room for a post that is to be published, in the month of its time. */
async function assertPostLimits(call: MemberContext, post: StoredPost, before: StoredPost): Promise<void> {
  if (!PLANNED.includes(post.status)) return
  const { account, now } = call
  const at = new Date(post.scheduledAt ?? now)
  const month = (one: StoredPost) => one.scheduledAt && dayIn(new Date(one.scheduledAt), account.timeZone).slice(0, 7)
  const isCounted = PLANNED.includes(before.status) && month(before) === month(post)
  await assertPlanLimit(call, account, PlanLimitKind.ScheduledPosts, { at, adding: isCounted ? 0 : 1 })
  await assertChannelLimit(call, post)
}

/** Throws a 409 if the plan has no room for the channels of a post in the month of its time. */
async function assertChannelLimit(call: MemberContext, post: StoredPost): Promise<void> {
  const { store, account, now } = call
  const at = new Date(post.scheduledAt ?? now)
  const used = await usedChannels({ store, holder: account, now: at })
  const adding = post.channels.filter((channel) => !used.has(channelKey(channel))).length
  await assertPlanLimit(call, account, PlanLimitKind.SocialChannels, { at, adding })
}

/** Why the plan has no room for the channels of a post; undefined if it has. */
export async function channelLimitOf(call: MemberContext, post: StoredPost): Promise<string | undefined> {
  try {
    await assertChannelLimit(call, post)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return textOf('plan-limit-reached', call.language, error.options.values ?? {})
    throw error
  }
}

/** Stores a post, its changes and who uses its files; admins are notified by email when it newly awaits approval. */
export async function savePost(call: MemberContext, post: StoredPost, before?: StoredPost): Promise<void> {
  const { store, account } = call
  await (before ? store.set('socialPost', post.id, post) : store.insert('socialPost', post))
  await recordPostChanges(call, post, before)
  await store.jobs.note({ kind: 'post', subjectId: post.id, accountId: account.id }, postDueAt(post))
  await replaceUses(store, `post:${post.id}`, before?.mediaFileIds ?? [], post.mediaFileIds, account.id)
  if (post.status === AwaitsApproval && before?.status !== AwaitsApproval)
    await notifyOfRequest(call, post, call.person, nameOf(call))
}
