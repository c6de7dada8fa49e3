import { type ApiFixtures, exampleBody } from '#tests/fuzz/api-fixtures.ts'
import type { OperationSetup } from '#tests/fuzz/setups/operation-setup.ts'
import { oneOf } from '#tests/fuzz/values.ts'

/** A draft in the calendar of the owner's account. */
async function socialPost(fixtures: ApiFixtures): Promise<string> {
  const { token, accountId } = fixtures.owner
  const made = await fixtures.call(token)('POST', `/SocialMediaCalendar/${accountId}`, { title: 'Snow' })
  return made.body.id ?? ''
}

/** A comment of the owner on a post of their own. */
async function withPostComment(fixtures: ApiFixtures) {
  const { token, accountId } = fixtures.owner
  const id = await socialPost(fixtures)
  const path = `/SocialMediaCalendar/${accountId}/${id}/comments`
  const { comments } = (await fixtures.call(token)('POST', path, { text: 'Looks good.' })).body
  return { path: { id, commentId: String(comments[0]?.id) } }
}

export const FILE_AND_POST_SETUPS: Record<string, OperationSetup> = {
  async createAiImageAnswer(fixtures) {
    return { body: { ...exampleBody('createAiImageAnswer', fixtures.random), imageFileId: await fixtures.picture() } }
  },
  async validateSocialMedia(fixtures) {
    return { body: { mediaFileIds: [await fixtures.picture()], networks: [1, 2], postType: 1 } }
  },
  async createTemporaryFile(fixtures) {
    return { body: fixtures.pictureForm() }
  },
  async createFile(fixtures) {
    return { body: fixtures.pictureForm() }
  },
  updateSocialPostSlots: async () => ({ body: { slots: [] } }),
  async updateSocialPosts(fixtures) {
    return { body: { ids: [await socialPost(fixtures)], addLabels: ['winter'] } }
  },
  async createSocialPostComment(fixtures) {
    return { path: { id: await socialPost(fixtures) } }
  },
  async updateSocialPostComment(fixtures) {
    return { ...(await withPostComment(fixtures)), body: { text: oneOf(fixtures.random, ['Güzel.', 'Looks great.']) } }
  },
  deleteSocialPostComment: withPostComment,
  async restoreSocialPostComment(fixtures) {
    const { token, accountId } = fixtures.owner
    const { path } = await withPostComment(fixtures)
    await fixtures.call(token)('DELETE', `/SocialMediaCalendar/${accountId}/${path.id}/comments/${path.commentId}`)
    return { path }
  },
  async listSocialPostHistory(fixtures) {
    return { path: { id: await socialPost(fixtures) } }
  },
  async getSocialPostMetrics(fixtures) {
    return { path: { id: await socialPost(fixtures) } }
  },
  async deleteSocialPost(fixtures) {
    return { path: { id: await socialPost(fixtures) } }
  },
  async restoreSocialPost(fixtures) {
    const { token, accountId } = fixtures.owner
    const id = await socialPost(fixtures)
    await fixtures.call(token)('DELETE', `/SocialMediaCalendar/${accountId}/${id}`)
    return { path: { id } }
  },
  async updateFile(fixtures) {
    return { path: { fileId: await fixtures.picture() } }
  },
  async deleteFile(fixtures) {
    return { path: { fileId: await fixtures.picture() } }
  },
  async updateSocialPost(fixtures) {
    return {
      path: { id: await socialPost(fixtures) },
      body: { title: oneOf(fixtures.random, ['Kar', 'Schnee']), comment: 'Güzel.' },
    }
  },
}
