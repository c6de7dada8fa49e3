import { endOf, missingScopesOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { metaPagesOf, stillReached } from '#mocks/sandbox/domain/social/channels.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const META_PUBLISHING = 'pages_manage_posts'

export const meta = {
  async listMetaPages(call) {
    return ok(stillReached(await metaPagesOf(call, call.accountId), call.now))
  },

  async getMetaCanPost(call) {
    const { accountId, query, now, language } = call
    const reached = (await metaPagesOf(call, accountId)).find(({ page }) => page.id === query.pageId)
    if (!reached) return problem(404, 'not-found')
    const missingPermissions = missingScopesOf(reached.credential)
    const reasons = [
      endOf(reached.credential, now) ? textOf('meta-reconnect-needed', language) : '',
      missingPermissions.includes(META_PUBLISHING) ? textOf('meta-publish-permission-missing', language) : '',
      reached.page.tasks.includes('CREATE_CONTENT') ? '' : textOf('meta-task-missing', language),
    ].filter(Boolean)
    return ok({ canPost: reasons.length === 0, reasons, missingPermissions })
  },
} satisfies SandboxHandlers<'Meta'>
