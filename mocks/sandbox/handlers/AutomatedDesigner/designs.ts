import { isDeepStrictEqual } from 'node:util'
import { AuditAction, AuditArea, type DesignDraft, DesignStatus, PlanLimitKind } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { brandKitOf } from '#mocks/sandbox/domain/designer/brand-kit.ts'
import {
  DESIGN_LAYOUTS,
  designType,
  drawnFrom,
  isOfferedIn,
  isUnderWay,
  type StoredDesign,
} from '#mocks/sandbox/domain/designer/design.ts'
import { userOf } from '#mocks/sandbox/domain/designer/design-files.ts'
import { designJob } from '#mocks/sandbox/domain/designer/design-job.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor, replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { isRestorable } from '#mocks/sandbox/domain/planning/trash.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { DELETED_ITEMS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { findDesign, presentPosts, shownDesign } from '#mocks/sandbox/handlers/AutomatedDesigner/read-design.ts'
import { created, noContent, ok } from '#mocks/sandbox/handlers/context.ts'

type Edit = { query: { expectedVersion?: number } }

/** Adds a problem unless a file is an image of this account. */
export async function validateImage(
  call: MemberContext,
  problems: FieldProblems,
  field: string,
  id: string,
): Promise<void> {
  const { account, person } = call
  const file = await fileFor(call, id, { accountId: account.id, personId: person.id })
  if (!file) problems.add(field, 'unknown-account-file')
  else if (!file.mimeType.startsWith('image/')) problems.add(field, 'file-not-an-image')
}

/** Refuses a draft with unknown formats, files or posts, and formats of larger plans; what it had before stays. */
export async function wrongDesign(call: MemberContext, draft: DesignDraft, before?: StoredDesign) {
  const { account, language } = call
  if (draft.designTypeIds.some((id) => !isOfferedIn(account.plan, id)))
    await assertPlanLimit(call, account, PlanLimitKind.DesignFormats)
  const problems = new FieldProblems(language)
  for (const [index, id] of draft.designTypeIds.entries())
    if (!designType(id)) problems.add(`designTypeIds.${index}`, 'unknown-design-type')
  if (draft.logoFileId) await validateImage(call, problems, 'logoFileId', draft.logoFileId)
  for (const [index, id] of (draft.productImageFileIds ?? []).entries())
    await validateImage(call, problems, `productImageFileIds.${index}`, id)
  const { postId } = draft
  if (postId && postId !== before?.postId && (await presentPosts(call, [postId])).length === 0)
    problems.add('postId', 'unknown-post')
  return problems.isEmpty ? undefined : problems.answer()
}

/** A draft with the default of everything it leaves out. */
export async function completeDraft(
  { store, account, language }: MemberContext,
  draft: DesignDraft,
  before?: StoredDesign,
) {
  const kit = await brandKitOf(store, account)
  return {
    name: draft.name,
    designTypeIds: draft.designTypeIds,
    layouts: draft.layouts ?? [...DESIGN_LAYOUTS],
    brief: draft.brief,
    headline: draft.headline ?? null,
    body: draft.body ?? null,
    callToAction: draft.callToAction ?? null,
    badge: draft.badge ?? null,
    smallPrint: draft.smallPrint ?? null,
    shortTexts: draft.shortTexts ?? [],
    focus: draft.focus ?? { x: 0.5, y: 0.5 },
    brandColors: draft.brandColors ?? [],
    logoFileId: draft.logoFileId === undefined ? kit.logoFileId : draft.logoFileId,
    productImageFileIds: draft.productImageFileIds ?? [],
    language: draft.language ?? language,
    postId: draft.postId === undefined ? (before?.postId ?? null) : draft.postId,
  }
}

const usedFiles = ({ productImageFileIds, logoFileId }: Pick<StoredDesign, 'productImageFileIds' | 'logoFileId'>) => [
  ...productImageFileIds,
  ...(logoFileId === null ? [] : [logoFileId]),
]
/** True if an edit changes nothing that the pictures show. */
const showsTheSame = (design: StoredDesign, { postId: _postId, version: _version, ...edited }: StoredDesign): boolean =>
  isDeepStrictEqual({ ...edited, postId: design.postId, version: design.version }, design)

const picturesOf = ({ variants }: StoredDesign) => variants.flatMap(({ fileId }) => fileId ?? [])

export async function createDesign(call: MemberContext & { query: { test?: boolean } }, draft: DesignDraft) {
  const { store, account, person, newId, now } = call
  const accountId = account.id
  const wrong = await wrongDesign(call, draft)
  if (wrong) return wrong
  const isTest = call.query.test ?? false
  if (!isTest) await assertPlanLimit(call, account, PlanLimitKind.Designs)
  const design: StoredDesign = {
    ...(await completeDraft(call, draft)),
    id: newId('dsg'),
    accountId,
    status: DesignStatus.Queued,
    variants: [],
    isTest,
    failure: null,
    deletedAt: null,
    createdByName: fullName(person) || person.userName,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  }
  await store.jobs.note(designJob(design), drawnFrom(design))
  await store.insert('design', design)
  await replaceUses(store, userOf(design), [], usedFiles(design), accountId)
  await audit(call, { action: AuditAction.Created, area: AuditArea.Designs, target: design.name, accountId })
  return created(await shownDesign(call, design))
}

export async function updateDesign(call: MemberContext & Edit, id: string, draft: DesignDraft) {
  const { store, account, now } = call
  const design = await findDesign(call, id)
  if (!design) return problem(404, 'not-found')
  const wrong = await wrongDesign(call, draft, design)
  if (wrong) return wrong
  const edited = withNextVersion(design, { ...design, ...(await completeDraft(call, draft, design)) })
  assertExpectedVersion(call.query, design, edited)
  const hasFailed = design.status === DesignStatus.Failed
  // A format that could not be drawn is tried again, alone.
  const drawnVariants = edited.variants.filter(({ failure }) => !failure)
  const isToBeDrawn = hasFailed || drawnVariants.length < edited.variants.length
  if (edited === design && !isToBeDrawn) return ok(await shownDesign(call, design))
  if (!isToBeDrawn && showsTheSame(design, edited)) {
    // The pictures count as drawn for this version; a drawing under way begins its format again.
    const variants = edited.variants.map((variant) =>
      variant.version === design.version ? { ...variant, version: edited.version } : variant,
    )
    const saved: StoredDesign = { ...edited, variants, updatedAt: now.toISOString() }
    await store.set('design', id, saved)
    if (isUnderWay(saved)) await store.jobs.note(designJob(saved), now)
    return ok(await shownDesign(call, saved))
  }
  // The credit of a failed design was given back.
  if (hasFailed && !design.isTest) await assertPlanLimit(call, account, PlanLimitKind.Designs)
  const isDrawn = ({ designTypeId, layout }: StoredDesign['variants'][number]) =>
    edited.designTypeIds.includes(designTypeId) && edited.layouts.includes(layout)
  const left = design.variants.filter((variant) => !isDrawn(variant)).flatMap(({ fileId }) => fileId ?? [])
  const changed: StoredDesign = {
    ...edited,
    variants: drawnVariants.filter(isDrawn),
    status: DesignStatus.Queued,
    failure: null,
    updatedAt: now.toISOString(),
  }
  await store.set('design', id, changed)
  await store.jobs.note(designJob(changed), drawnFrom(changed))
  await replaceUses(store, userOf(design), [...usedFiles(design), ...left], usedFiles(changed), account.id)
  return ok(await shownDesign(call, changed))
}

export async function deleteDesign(call: MemberContext, id: string) {
  const { store, now, account } = call
  const design = await findDesign(call, id)
  if (!design) return problem(404, 'not-found')
  await store.set('design', id, { deletedAt: now.toISOString() })
  await store.jobs.note(designJob(design), null)
  await replaceUses(store, userOf(design), [...usedFiles(design), ...picturesOf(design)], [], account.id)
  await audit(call, {
    action: AuditAction.Deleted,
    area: AuditArea.Designs,
    target: design.name,
    accountId: account.id,
  })
  return noContent()
}

export async function restoreDesign(call: MemberContext, id: string) {
  const { store, now, account } = call
  const design = await store.get('design', id)
  if (!design || design.accountId !== account.id || !isRestorable(design, now))
    return problem(404, 'not-found', { detail: `Deleted designs can be restored for ${DELETED_ITEMS_DAYS} days.` })
  const restored = { ...design, deletedAt: null, version: design.version + 1 }
  const variants = restored.variants.map((variant) => ({ ...variant, version: variant.version + 1 }))
  const whole = { ...restored, variants }
  await store.set('design', id, whole)
  await replaceUses(store, userOf(design), [], [...usedFiles(design), ...picturesOf(design)], account.id)
  const isOpen = design.status === DesignStatus.Queued || design.status === DesignStatus.Generating
  await store.jobs.note(designJob(design), isOpen ? now : null)
  return created(await shownDesign(call, whole))
}

export async function updateVariant(call: MemberContext, id: string, variantId: string, isFavorite: boolean) {
  const design = await findDesign(call, id)
  if (!design?.variants.some((variant) => variant.id === variantId)) return problem(404, 'not-found')
  const variants = design.variants.map((variant) => (variant.id === variantId ? { ...variant, isFavorite } : variant))
  await call.store.set('design', id, { variants })
  return ok(await shownDesign(call, { ...design, variants }))
}
