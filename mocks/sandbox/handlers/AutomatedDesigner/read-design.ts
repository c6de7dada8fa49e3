import { type Design, type DesignSummary } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { hasFailed, scoreOf, shownCheck, wordsText } from '#mocks/sandbox/domain/designer/checks.ts'
import { type StoredDesign, type StoredVariant, wordsOf } from '#mocks/sandbox/domain/designer/design.ts'
import { type StoredFile, shownFile } from '#mocks/sandbox/domain/files/files.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const POST = 'post:'

async function fileOf(call: MemberContext, { fileId }: StoredVariant): Promise<StoredFile | undefined> {
  return fileId === null ? undefined : call.store.get('file', fileId)
}

const failureOf = ({ failure }: StoredDesign, { language }: MemberContext) =>
  failure && textOf(failure.code, language, failure.values)

async function variantOf(call: MemberContext, variant: StoredVariant): Promise<Design['variants'][number]> {
  const { dropped, checks, version: _version, ...fields } = variant
  const file = await fileOf(call, variant)
  const shown = file && shownFile(file, call)
  return {
    ...fields,
    fileId: file?.id ?? null,
    previewUrl: shown?.thumbnailUrl ?? null,
    score: scoreOf(checks),
    checks: checks.map((check) => shownCheck(check, variant, call.language)),
    droppedParts: dropped,
    usedBy: (file?.usedBy ?? []).flatMap((user) => (user.startsWith(POST) ? [user.slice(POST.length)] : [])),
  }
}

/** A design in the contract's form. */
export async function shownDesign(call: MemberContext, design: StoredDesign): Promise<Design> {
  const { accountId: _account, failure: _failure, deletedAt: _deletedAt, variants, ...fields } = design
  const [designTypeId = 0] = design.designTypeIds
  return {
    ...fields,
    designTypeId,
    automatedDesignerId: design.id,
    variants: await Promise.all(variants.map((variant) => variantOf(call, variant))),
    failureReason: failureOf(design, call),
  }
}

export async function designSummary(call: MemberContext, design: StoredDesign): Promise<DesignSummary> {
  const { variants } = design
  const drawn = variants.filter(({ fileId }) => fileId !== null)
  const shown = drawn.find(({ isFavorite }) => isFavorite) ?? drawn.find(({ checks }) => !hasFailed(checks)) ?? drawn[0]
  const file = shown && (await fileOf(call, shown))
  const { id, name, status, designTypeIds, isTest, createdByName, createdAt, updatedAt } = design
  return {
    id,
    name,
    status,
    designTypeIds,
    pictureCount: drawn.length,
    failedCount: variants.filter(({ checks }) => hasFailed(checks)).length,
    previewUrl: file ? shownFile(file, call).thumbnailUrl : null,
    altText: wordsText(wordsOf(design)),
    isTest,
    failureReason: failureOf(design, call),
    createdByName,
    createdAt,
    updatedAt,
    version: versionOf(design),
  }
}

/** A design of the account that is not deleted. */
export async function findDesign(call: MemberContext, id: string): Promise<StoredDesign | undefined> {
  const design = await call.store.get('design', id)
  return design?.accountId === call.account.id && design.deletedAt === null ? design : undefined
}
