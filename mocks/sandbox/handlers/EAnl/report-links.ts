import { AuditAction, AuditArea, type ReportLinkView, UserRole } from '@adwright/sdk/types'
import type { BaseContext, MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import {
  MAX_LINK_DAYS,
  MAX_REPORT_LINKS,
  type StoredReportLink,
  segmentOf,
  shownLink,
} from '#mocks/sandbox/domain/report-links/report-links.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { workingConnection } from '#mocks/sandbox/handlers/EAnl/connection.ts'
import { isPossible } from '#mocks/sandbox/handlers/EAnl/report.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Operations = 'listReportLinks' | 'createReportLink' | 'updateReportLink' | 'deleteReportLink'
type Call = MemberContext & { accountId: string }

const todayOf = ({ now, account }: Call) => dayIn(now, account.timeZone)

export const keyHashOf = ({ secrets }: Pick<BaseContext, 'secrets'>, shareKey: string) =>
  secrets.mac('report-links', shareKey)

type Draft = { name?: string | undefined; expiresOn?: string | undefined; view?: ReportLinkView | undefined }

function validate(call: Call, { name, expiresOn, view }: Draft) {
  const problems = new FieldProblems(call.language)
  const today = todayOf(call)
  if (name?.trim() === '') problems.add('name', 'field-required')
  if (expiresOn !== undefined && (expiresOn < today || expiresOn > addDays(today, MAX_LINK_DAYS)))
    problems.add('expiresOn', 'report-link-expiry')
  if (view) {
    if (!isPossible(view.currentPeriod)) problems.add('view.currentPeriod', 'invalid-period')
    if (view.previousPeriod && !isPossible(view.previousPeriod)) problems.add('view.previousPeriod', 'invalid-period')
    if (!segmentOf(view) && (view.dimension ?? view.dimensionValue) !== undefined)
      problems.add(view.dimension ? 'view.dimensionValue' : 'view.dimension', 'field-required')
  }
  return problems.isEmpty ? undefined : problems.answer()
}

/** Returns the link to edit; a 404 for one that is unknown or revoked, a 403 for one that only its author and admins may edit. */
async function editedOf({ store, accountId, linkId, person, membership }: Call & { linkId: string }) {
  const found = await store.get('reportLink', linkId)
  if (!found || found.accountId !== accountId || found.revokedAt !== null) return 404
  return found.createdByUserId === person.id || membership.role >= UserRole.Admin ? found : 403
}

/** Records who opened a report to people without an account, until which day, and who closed it. */
const recordLink = (
  call: Call & Parameters<typeof audit>[0],
  action: AuditAction,
  { name }: StoredReportLink,
  days: { before?: string; after?: string },
) => audit(call, { action, area: AuditArea.Reports, target: name, accountId: call.accountId, ...days })

export const reportLinks = {
  async listReportLinks(call) {
    const today = todayOf(call)
    const links = await call.store.list('reportLink', call.accountId, { where: { revokedAt: null } })
    return ok(links.toReversed().map((link) => shownLink(link, today)))
  },

  async createReportLink(call) {
    const { store, accountId, body, person, now, newId, secrets, passwords } = call
    const wrong = validate(call, body)
    if (wrong) return wrong
    const connection = await workingConnection(call)
    if ('problem' in connection) return connection
    const propertyName = body.view.propertyName ?? connection.propertyName
    if (propertyName === null) return problem(409, 'property-not-selected')
    if (!call.platforms.analytics.property(propertyName)) return problem(404, 'not-found')
    if ((await store.count('reportLink', { accountId, revokedAt: null })) >= MAX_REPORT_LINKS)
      return problem(409, 'report-links-limit-reached', { values: { limit: MAX_REPORT_LINKS } })
    const shareKey = secrets.shareKey()
    const added: StoredReportLink = {
      id: newId('rpl'),
      accountId,
      name: body.name.trim(),
      expiresOn: body.expiresOn,
      view: { ...body.view, propertyName },
      createdOn: todayOf(call),
      keyHash: keyHashOf(call, shareKey),
      passwordHash: body.password ? passwords.hash(body.password) : null,
      revokedAt: null,
      createdByUserId: person.id,
      createdByName: fullName(person) || person.userName,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      version: 1,
    }
    await store.insert('reportLink', added)
    await recordLink(call, AuditAction.Created, added, { after: added.expiresOn })
    return created({ ...shownLink(added, todayOf(call)), shareKey })
  },

  async updateReportLink(call) {
    const { store, body, query, now, passwords } = call
    const before = await editedOf(call)
    if (before === 404) return problem(404, 'not-found')
    if (before === 403) return problem(403, 'role-too-low')
    const { name = before.name, expiresOn = before.expiresOn, password } = body
    const wrong = validate(call, { name, expiresOn: body.expiresOn })
    if (wrong) return wrong
    // The same password again changes nothing, so that a repeated request is no edit.
    const isSame = password && before.passwordHash !== null && passwords.matches(password, before.passwordHash)
    const passwordHash = password === undefined || isSame ? before.passwordHash : password && passwords.hash(password)
    const edited = { ...before, name: name.trim(), expiresOn, passwordHash, updatedAt: now.toISOString() }
    const changed = withNextVersion(before, edited)
    assertExpectedVersion(query, before, changed)
    await store.set('reportLink', before.id, changed)
    if (changed !== before)
      await recordLink(call, AuditAction.Changed, changed, { before: before.expiresOn, after: changed.expiresOn })
    return ok(shownLink(changed, todayOf(call)))
  },

  async deleteReportLink(call) {
    const before = await editedOf(call)
    if (before === 404) return problem(404, 'not-found')
    if (before === 403) return problem(403, 'role-too-low')
    await call.store.set('reportLink', before.id, { ...before, revokedAt: call.now.toISOString() })
    await recordLink(call, AuditAction.Deleted, before, { before: before.expiresOn })
    return noContent()
  },
} satisfies Pick<SandboxHandlers<'EAnl'>, Operations>
