import { type AnnotationDraft, AnnotationSource, UserRole } from '@adwright/sdk/types'
import {
  annotationsBetween,
  fieldsOf,
  MAX_ANNOTATION_DAYS,
  MAX_ANNOTATIONS,
  type StoredAnnotation,
  shownAnnotation,
} from '#mocks/sandbox/domain/annotations/annotations.ts'
import { productAnnotations } from '#mocks/sandbox/domain/annotations/product-annotations.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { periodOf } from '#mocks/sandbox/handlers/EAnl/report.ts'
import { addDays, dayIn, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

type Operations = 'listAnnotations' | 'createAnnotation' | 'updateAnnotation' | 'deleteAnnotation'

function validateDraft({ language }: MemberContext, draft: AnnotationDraft) {
  const { dateBegin, dateEnd, text, isPrivate, isIgnoredForLearning } = fieldsOf(draft)
  const problems = new FieldProblems(language)
  if (text === '') problems.add('text', 'field-required')
  if (dateEnd < dateBegin || daysBetween(dateBegin, dateEnd) > MAX_ANNOTATION_DAYS)
    problems.add('dateEnd', 'annotation-days')
  if (isPrivate && isIgnoredForLearning) problems.add('isIgnoredForLearning', 'annotation-private')
  return problems.isEmpty ? undefined : problems.answer()
}

type Edit = MemberContext & { accountId: string; annotationId: string }

/** Returns the annotation to edit; a 404 for one the caller cannot see, a 403 for one that only its author and admins may edit. */
async function editedOf({
  store,
  accountId,
  annotationId,
  person,
  membership,
}: Edit): Promise<StoredAnnotation | 403 | 404> {
  const found = await store.get('annotation', annotationId)
  const isOwn = found?.createdByUserId === person.id
  if (!found || found.accountId !== accountId || (found.isPrivate && !isOwn)) return 404
  return isOwn || membership.role >= UserRole.Admin ? found : 403
}

export const annotations = {
  async listAnnotations(call) {
    const { store, accountId, account, person, query, now } = call
    const yesterday = addDays(dayIn(now, account.timeZone), -1)
    const period = periodOf(query.dateBegin, query.dateEnd, yesterday)
    if (!period)
      return problem(400, 'invalid-period', { detail: `dateBegin is ${query.dateBegin}, dateEnd is ${query.dateEnd}.` })
    const days = { from: period.dateBegin, to: period.dateEnd }
    const { kinds, sources = Object.values(AnnotationSource) } = query
    const written = sources.includes(AnnotationSource.Person)
      ? (await annotationsBetween(store, accountId, days, person.id)).map(shownAnnotation)
      : []
    const made = kinds
      ? []
      : await productAnnotations(call, { accountId, timeZone: account.timeZone, ...days }, sources)
    const all = [...written.filter(({ kind }) => !kinds || (kind !== null && kinds.includes(kind))), ...made]
    return ok(all.sort((a, b) => a.dateBegin.localeCompare(b.dateBegin) || a.source - b.source))
  },

  async createAnnotation(call) {
    const { store, accountId, body, person, now, newId } = call
    const wrong = validateDraft(call, body)
    if (wrong) return wrong
    if ((await store.count('annotation', { accountId })) >= MAX_ANNOTATIONS)
      return problem(409, 'annotations-limit-reached', { values: { limit: MAX_ANNOTATIONS } })
    const added: StoredAnnotation = {
      id: newId('ann'),
      accountId,
      ...fieldsOf(body),
      createdByUserId: person.id,
      createdByName: fullName(person) || person.userName,
      updatedAt: now.toISOString(),
      version: 1,
    }
    await store.insert('annotation', added)
    return created(shownAnnotation(added))
  },

  async updateAnnotation(call) {
    const { store, annotationId, body, query, now } = call
    const before = await editedOf(call)
    if (before === 404) return problem(404, 'not-found')
    if (before === 403) return problem(403, 'role-too-low')
    const wrong = validateDraft(call, body)
    if (wrong) return wrong
    const changed = withNextVersion(before, { ...before, ...fieldsOf(body), updatedAt: now.toISOString() })
    assertExpectedVersion(query, before, changed)
    await store.set('annotation', annotationId, changed)
    return ok(shownAnnotation(changed))
  },

  async deleteAnnotation(call) {
    const before = await editedOf(call)
    if (before === 404) return problem(404, 'not-found')
    if (before === 403) return problem(403, 'role-too-low')
    await call.store.delete('annotation', before.id)
    return noContent()
  },
} satisfies Pick<SandboxHandlers<'Account'>, Operations>
