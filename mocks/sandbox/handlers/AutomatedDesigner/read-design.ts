import { type Design, type DesignSummary } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { hasFailed, scoreOf, shownCheck, wordsText } from '#mocks/sandbox/domain/designer/checks.ts'
import {
  type DrawingFailure,
  type StoredDesign,
  type StoredVariant,
  wordsOf,
} from '#mocks/sandbox/domain/designer/design.ts'
import { variantResults } from '#mocks/sandbox/domain/designer/variant-results.ts'
import { type StoredFile, shownFile } from '#mocks/sandbox/domain/files/files.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const POST = 'post:'

async function fileOf(call: MemberContext, { fileId }: StoredVariant): Promise<StoredFile | undefined> {
  return fileId === null ? undefined : call.store.get('file', fileId)
}

const IMAGE_FAILURES: readonly string[] = [
  'design-image-too-small',
  'design-image-missing',
  'design-image-unreadable',
] satisfies DrawingFailure['code'][]

/** The product image that a design could not be drawn from. */
const failedFileId = ({ failure, productImageFileIds }: StoredDesign): string | null =>
  failure && IMAGE_FAILURES.includes(failure.code) ? (productImageFileIds[0] ?? null) : null

const quoted = (name: string | undefined) => (name === undefined ? '' : ` “${name}”`)

/** Why a design failed, with the name of the image unless that is deleted. */
async function failureOf(design: StoredDesign, { store, language }: MemberContext): Promise<string | null> {
  const { failure } = design
  if (!failure) return null
  const fileId = failedFileId(design)
  const file = fileId === null ? undefined : await store.get('file', fileId)
  return textOf(failure.code, language, { ...failure.values, image: quoted(file?.name) })
}

const postsOf = (file: StoredFile | undefined): string[] =>
  (file?.usedBy ?? []).flatMap((user) => (user.startsWith(POST) ? [user.slice(POST.length)] : []))

/** Those of some posts that are in the account and not deleted. */
export async function presentPosts({ store, account }: MemberContext, ids: readonly string[]): Promise<string[]> {
  const posts = await Promise.all(ids.map((id) => store.get('socialPost', id)))
  return posts.flatMap((post) => (post?.accountId === account.id && post.deletedAt === null ? post.id : []))
}

/** The post of a design; null without one, and while that post is deleted. */
async function shownPostId(call: MemberContext, { postId }: StoredDesign): Promise<string | null> {
  return postId === null ? null : ((await presentPosts(call, [postId]))[0] ?? null)
}

type Shown = { variant: StoredVariant; file: StoredFile | undefined }

function shownVariant(call: MemberContext, { variant, file }: Shown): Omit<Design['variants'][number], 'results'> {
  const { dropped, checks, failure, version: _version, ...fields } = variant
  return {
    ...fields,
    fileId: file?.id ?? null,
    previewUrl: file ? shownFile(file, call).thumbnailUrl : null,
    score: scoreOf(checks),
    checks: checks.map((check) => shownCheck(check, variant, call.language)),
    droppedParts: dropped,
    failureReason: failure ? textOf(failure.code, call.language, failure.values) : null,
    usedBy: postsOf(file),
  }
}

/** A design in the contract's form. */
export async function shownDesign(call: MemberContext, design: StoredDesign): Promise<Design> {
  const { accountId: _account, failure: _failure, deletedAt: _deletedAt, variants, ...fields } = design
  const [designTypeId = 0] = design.designTypeIds
  const shown = await Promise.all(variants.map(async (variant) => ({ variant, file: await fileOf(call, variant) })))
  const resultsOf = await variantResults(
    call,
    shown.flatMap(({ file }) => postsOf(file)),
  )
  return {
    ...fields,
    designTypeId,
    postId: await shownPostId(call, design),
    automatedDesignerId: design.id,
    variants: shown.map((one) => ({ ...shownVariant(call, one), results: resultsOf(postsOf(one.file)) })),
    failureReason: await failureOf(design, call),
    failedFileId: failedFileId(design),
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
    postId: await shownPostId(call, design),
    pictureCount: drawn.length,
    failedCount: variants.filter(({ checks, failure }) => failure || hasFailed(checks)).length,
    previewUrl: file ? shownFile(file, call).thumbnailUrl : null,
    altText: wordsText(wordsOf(design)),
    isTest,
    failureReason: await failureOf(design, call),
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
