import { unsubscribeIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { ok, pageFields, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

export const earnMail = {
  async listMailUsers({ store, query, secrets }) {
    const { isMarketing, userId, currentPage = 1, pageSize = 25 } = query
    const recipients = (await store.listAll('person'))
      .filter(({ isEmailVerified, isDeactivated }) => isEmailVerified && !isDeactivated)
      .flatMap((person) => (person.email === null ? [] : [{ ...person, email: person.email }]))
      .filter((person) => isMarketing === undefined || person.isMailAllowed === isMarketing)
      .filter((person) => userId === undefined || person.id === userId)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    const page = recipients.slice((currentPage - 1) * pageSize, currentPage * pageSize)
    const items = await Promise.all(
      page.map(async (person) => {
        const [lastMail] = await store.list('mail', person.email.toLowerCase(), { order: 'desc', limit: 1 })
        return {
          userId: person.id,
          email: person.email,
          firstName: person.firstName ?? '',
          language: person.language,
          isMarketing: person.isMailAllowed,
          unsubscribeIdentifier: unsubscribeIdentifier(secrets, person.id),
          lastMailAt: lastMail?.sentAt ?? null,
        }
      }),
    )
    return ok({ items, ...pageFields(recipients.length, currentPage, pageSize) })
  },
} satisfies SandboxHandlers<'EarnMail'>
