// Removes the workspace of the sample team. Pictures stay that a post or task of a member uses.
import { userOf } from '#mocks/sandbox/domain/designer/design-files.ts'
import { deleteFile } from '#mocks/sandbox/domain/files/files.ts'
import { SAMPLE_CHANNELS } from '#mocks/sandbox/domain/sample/past-posts.ts'
import type { SeededWorkspace } from '#mocks/sandbox/domain/sample/workspace.ts'
import { saveSlots, slotsOf } from '#mocks/sandbox/domain/social/slots.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Context = { store: Store; now: Date; accountId: string }

/** Deletes the files that nothing uses any longer, of those that these users had. */
async function releaseFiles({ store, now, accountId }: Context, users: ReadonlySet<string>, pictures: string[]) {
  for (const file of await store.list('file', accountId)) {
    const usedBy = file.usedBy.filter((user) => !users.has(user))
    const isOfSample = pictures.includes(file.id) || usedBy.length < file.usedBy.length
    if (!isOfSample) continue
    const isDrawn = file.usedBy.some((user) => user.startsWith('design:') && users.has(user))
    const isLeft = usedBy.length === 0 && (isDrawn || pictures.includes(file.id))
    if (isLeft) await deleteFile({ store, now }, file.id)
    else await store.set('file', file.id, { usedBy })
  }
}

/** Deletes the posting slots of the sample channels. */
async function removeSlots({ store, accountId }: Context): Promise<void> {
  const channels = new Set<string>(SAMPLE_CHANNELS.map(({ channelId }) => channelId))
  const left = (await slotsOf(store, accountId)).filter(({ channelId }) => !channels.has(channelId))
  if (left.length > 0) await saveSlots(store, accountId, left)
  else await store.delete('socialPostSlots', accountId)
}

/** Deletes what was added, with its history; answers go with a survey, and check-ins with a strategy. */
export async function removeWorkspace(context: Context, seeded: SeededWorkspace): Promise<void> {
  const { store } = context
  const { file: pictures, ...made } = seeded
  for (const id of Object.values(made).flat()) await store.deleteAll('changeEntry', { subjectId: id })
  for (const kind of ['task', 'socialPost', 'survey', 'design', 'strategy'] as const)
    for (const id of made[kind]) await store.delete(kind, id)
  const users = new Set([
    ...made.design.map((id) => userOf({ id })),
    ...made.socialPost.map((id) => `post:${id}`),
    ...made.task.map((id) => `task:${id}`),
  ])
  await releaseFiles(context, users, pictures)
  if (made.socialPost.length > 0) await removeSlots(context)
}
