import { MemberStatus, type SavedViewDraft, SavedViewScreen, UserRole } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { membersOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import {
  fieldsOf,
  MAX_SAVED_VIEWS,
  replaceDefault,
  type StoredView,
  shownView,
} from '#mocks/sandbox/domain/saved-views/saved-views.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

type Operations = 'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView'
type Call = MemberContext & { accountId: string }

async function validateDraft({ store, accountId, language }: Call, draft: SavedViewDraft, authorId: string) {
  const { screen, name, isShared, schedule } = fieldsOf(draft)
  const problems = new FieldProblems(language)
  if (name === '') problems.add('name', 'field-required')
  if (schedule) {
    const members = await membersOf(store, accountId)
    const active = new Set(members.flatMap(({ userId, status }) => (status === MemberStatus.Active ? [userId] : [])))
    if (screen !== SavedViewScreen.Reports) problems.add('schedule', 'schedule-report-only')
    if (schedule.recipientUserIds.some((id) => !active.has(id)))
      problems.add('schedule.recipientUserIds', 'schedule-recipients')
    if (!isShared && schedule.recipientUserIds.some((id) => id !== authorId))
      problems.add('isShared', 'schedule-shared')
  }
  return problems.isEmpty ? undefined : problems.answer()
}

/** Sharing and emails to others need the role user. */
const isBeyondRole = ({ membership }: Call, { isShared, schedule }: SavedViewDraft) =>
  membership.role < UserRole.User && (isShared === true || Boolean(schedule))

/** Returns the view to edit; a 404 for one the caller cannot see, a 403 for one that only its author and admins may edit. */
async function editedOf({ store, accountId, viewId, person, membership }: Call & { viewId: string }) {
  const found = await store.get('savedView', viewId)
  const isOwn = found?.createdByUserId === person.id
  if (!found || found.accountId !== accountId || (!found.isShared && !isOwn)) return 404
  return isOwn || membership.role >= UserRole.Admin ? found : 403
}

export const savedViews = {
  async listSavedViews({ store, accountId, account, person, query, now }) {
    const all = await store.list('savedView', accountId, { where: { screen: query.screens } })
    const visible = all.filter(({ isShared, createdByUserId }) => isShared || createdByUserId === person.id)
    return ok(visible.map((view) => shownView(view, now, account.timeZone)))
  },

  async createSavedView(call) {
    const { store, accountId, account, body, person, now, newId } = call
    if (isBeyondRole(call, body)) return problem(403, 'role-too-low')
    const wrong = await validateDraft(call, body, person.id)
    if (wrong) return wrong
    if ((await store.count('savedView', { accountId })) >= MAX_SAVED_VIEWS)
      return problem(409, 'saved-views-limit-reached', { values: { limit: MAX_SAVED_VIEWS } })
    const added: StoredView = {
      id: newId('viw'),
      accountId,
      ...fieldsOf(body),
      createdByUserId: person.id,
      createdByName: fullName(person) || person.userName,
      updatedAt: now.toISOString(),
      version: 1,
    }
    if (added.isDefault) await replaceDefault(store, added)
    await store.insert('savedView', added)
    return created(shownView(added, now, account.timeZone))
  },

  async updateSavedView(call) {
    const { store, account, viewId, body, query, now } = call
    const before = await editedOf(call)
    if (before === 404) return problem(404, 'not-found')
    if (before === 403 || isBeyondRole(call, body)) return problem(403, 'role-too-low')
    const wrong = await validateDraft(call, body, before.createdByUserId)
    if (wrong) return wrong
    const changed = withNextVersion(before, { ...before, ...fieldsOf(body), updatedAt: now.toISOString() })
    assertExpectedVersion(query, before, changed)
    if (changed.isDefault) await replaceDefault(store, changed)
    await store.set('savedView', viewId, changed)
    return ok(shownView(changed, now, account.timeZone))
  },

  async deleteSavedView(call) {
    const before = await editedOf(call)
    if (before === 404) return problem(404, 'not-found')
    if (before === 403) return problem(403, 'role-too-low')
    await call.store.delete('savedView', before.id)
    return noContent()
  },
} satisfies Pick<SandboxHandlers<'Account'>, Operations>
