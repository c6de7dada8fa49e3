import { unsubscribeIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

export const earnMail = {
  async listMailUsers({ store, query, secrets }) {
    const { isMarketing, userId, currentPage, pageSize } = query
    const page = await storedPage(store, 'person', {
      where: {
        id: userId,
        email: { not: null },
        isEmailVerified: true,
        isDeactivated: false,
        isMailAllowed: isMarketing,
      },
      by: [],
      currentPage,
      pageSize,
    })
    const items = await Promise.all(
      page.items.map(async (person) => {
        const email = person.email ?? ''
        const [lastMail] = await store.list('mail', email.toLowerCase(), { order: 'desc', limit: 1 })
        return {
          userId: person.id,
          email,
          firstName: person.firstName ?? '',
          language: person.language,
          isMarketing: person.isMailAllowed,
          unsubscribeIdentifier: unsubscribeIdentifier(secrets, person.id),
          lastMailAt: lastMail?.sentAt ?? null,
        }
      }),
    )
    return ok({ ...page, items })
  },
} satisfies SandboxHandlers<'EarnMail'>
