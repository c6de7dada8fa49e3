import { countCharacters } from '@adwright/sdk/post-length'
import { type Design, DesignStatus } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { creditsOf, designDueAt, designTypesOf, type StoredDesign } from '#mocks/sandbox/domain/designer/design.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor, replaceUses, shownFiles } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'
import { addDays, dayIn, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

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

/** The 409 when no credit of this month is left; a design that failed has given its own back. */
async function creditsUsedUp({ store, account, now, language }: MemberContext) {
  const limit = creditsOf(account.plan)
  const month = dayIn(now, account.timeZone).slice(0, 7)
  const since = startOfDay(`${month}-01`, account.timeZone).toISOString()
  const ofMonth = await store.list('design', account.id, {
    where: { status: { not: DesignStatus.Failed }, createdAt: { from: since } },
  })
  const used = ofMonth.filter(({ isTest }) => !isTest)
  if (used.length < limit) return undefined
  const next = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(next),
  )
  return problem(409, 'design-credits-used-up', { values: { limit, day }, detail: 'Tests need no credit.' })
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
    const type = designTypesOf(account.plan, language).find(({ id }) => id === body.designTypeId)
    if (!type) problems.add('designTypeId', 'unknown-design-type')
    const judgeText = (field: 'headline' | 'body', text: string | null | undefined, limit: number) => {
      const count = countCharacters(text ?? '')
      if (count > limit) problems.add(field, 'design-text-too-long', { label: type?.label ?? '', limit, count })
    }
    if (type) {
      judgeText('headline', body.headline, type.maxHeadline)
      judgeText('body', body.body, type.maxBody)
    }
    const { productImageFileIds = [], logoFileId = account.logoFileId } = body
    const judgeImage = async (field: string, id: string) => {
      const file = await fileFor(call, id, { accountId, personId: person.id })
      if (!file) problems.add(field, 'unknown-account-file')
      else if (!file.mimeType.startsWith('image/')) problems.add(field, 'file-not-an-image')
    }
    if (body.logoFileId) await judgeImage('logoFileId', body.logoFileId)
    for (const [index, id] of productImageFileIds.entries()) await judgeImage(`productImageFileIds.${index}`, id)
    if (!problems.isEmpty) return problems.answer()
    const isTest = query.test ?? false
    const usedUp = isTest ? undefined : await creditsUsedUp(call)
    if (usedUp) return usedUp
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
