import { type Design, DesignStatus, PlanLimitKind } from '@adwright/sdk/types'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { designDueAt, designTypesOf, isOfferedIn, type StoredDesign } from '#mocks/sandbox/domain/designer/design.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor, replaceUses, shownFiles } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { lengthOf } from '#mocks/sandbox/domain/social/posts.ts'
import { created, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

async function shown(call: MemberContext, design: StoredDesign): Promise<Design> {
  const { accountId: _account, tooSmall, variants, ...fields } = design
  const files = await shownFiles(
    call,
    variants.map(({ fileId }) => fileId),
  )
  return {
    ...fields,
    automatedDesignerId: design.id,
    variants: variants.flatMap((variant) => {
      const file = files.find(({ id }) => id === variant.fileId)
      return file ? [{ ...variant, previewUrl: file.thumbnailUrl ?? file.url }] : []
    }),
    failureReason: tooSmall ? textOf('design-image-too-small', call.language, tooSmall) : null,
  }
}

export const automatedDesigner = {
  async listDesigns(call) {
    const where = { accountId: call.accountId }
    const page = await storedPage(call.store, 'design', { where, order: 'desc', ...call.query })
    return ok({ ...page, items: await Promise.all(page.items.map((design) => shown(call, design))) })
  },

  async createDesign(call) {
    const { store, accountId, account, body, query, language, person, newId, now } = call
    const problems = new FieldProblems(language)
    const isBeyondPlan = !isOfferedIn(account.plan, body.designTypeId)
    if (isBeyondPlan) await assertPlanLimit(call, account, PlanLimitKind.DesignFormats)
    const type = designTypesOf(account.plan, language).find(({ id }) => id === body.designTypeId)
    if (!type) problems.add('designTypeId', 'unknown-design-type')
    const validateText = (field: 'headline' | 'body', text: string | null | undefined, limit: number) => {
      const count = lengthOf(text ?? '')
      if (count > limit) problems.add(field, 'design-text-too-long', { label: type?.label ?? '', limit, count })
    }
    if (type) {
      validateText('headline', body.headline, type.maxHeadline)
      validateText('body', body.body, type.maxBody)
    }
    const { productImageFileIds = [], logoFileId = account.logoFileId } = body
    const validateImage = async (field: string, id: string) => {
      const file = await fileFor(call, id, { accountId, personId: person.id })
      if (!file) problems.add(field, 'unknown-account-file')
      else if (!file.mimeType.startsWith('image/')) problems.add(field, 'file-not-an-image')
    }
    if (body.logoFileId) await validateImage('logoFileId', body.logoFileId)
    for (const [index, id] of productImageFileIds.entries()) await validateImage(`productImageFileIds.${index}`, id)
    if (!problems.isEmpty) return problems.answer()
    const isTest = query.test ?? false
    if (!isTest) await assertPlanLimit(call, account, PlanLimitKind.Designs)
    const design: StoredDesign = {
      id: newId('dsg'),
      accountId,
      name: body.name,
      designTypeId: body.designTypeId,
      status: DesignStatus.Queued,
      brief: body.brief,
      headline: body.headline ?? null,
      body: body.body ?? null,
      callToAction: body.callToAction ?? null,
      brandColors: body.brandColors ?? [],
      logoFileId,
      productImageFileIds,
      language: body.language ?? language,
      variants: [],
      isTest,
      tooSmall: null,
      createdByName: fullName(person) || person.userName,
      createdAt: now.toISOString(),
    }
    await store.jobs.note({ kind: 'design', subjectId: design.id, accountId }, designDueAt(design))
    await store.insert('design', design)
    const used = [...productImageFileIds, ...(logoFileId ? [logoFileId] : [])]
    await replaceUses(store, `design:${design.id}`, [], used, accountId)
    return created(await shown(call, design))
  },

  listDesignTypes: ({ account, language }) => ok(designTypesOf(account.plan, language)),

  async getDesign(call) {
    const design = await call.store.get('design', call.automatedDesignerId)
    return design?.accountId === call.accountId ? ok(await shown(call, design)) : problem(404, 'not-found')
  },
} satisfies SandboxHandlers<'AutomatedDesigner'>
