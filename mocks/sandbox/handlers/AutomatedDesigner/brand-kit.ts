import type { BrandKitDraft } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { brandKitOf, type StoredBrandKit } from '#mocks/sandbox/domain/designer/brand-kit.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { validateImage } from '#mocks/sandbox/handlers/AutomatedDesigner/designs.ts'
import { ok } from '#mocks/sandbox/handlers/context.ts'

export const getBrandKit = async ({ store, account }: MemberContext) => ok(await brandKitOf(store, account))

export async function updateBrandKit(
  call: MemberContext & { query: { expectedVersion?: number } },
  draft: BrandKitDraft,
) {
  const { store, account, language, now } = call
  const accountId = account.id
  const problems = new FieldProblems(language)
  if (draft.logoFileId) await validateImage(call, problems, 'logoFileId', draft.logoFileId)
  if (!problems.isEmpty) return problems.answer()
  const stored = await store.get('brandKit', accountId)
  const { isDefault: _isDefault, ...kit } = await brandKitOf(store, account)
  const before: StoredBrandKit = { ...kit, id: accountId, updatedAt: kit.updatedAt ?? now.toISOString() }
  const edited = withNextVersion(before, { ...before, ...draft })
  assertExpectedVersion(call.query, before, edited)
  const saved = { ...edited, updatedAt: now.toISOString() }
  if (stored) await store.set('brandKit', accountId, saved)
  else await store.insert('brandKit', saved)
  const logoOf = (one: BrandKitDraft) => (one.logoFileId === null ? [] : [one.logoFileId])
  await replaceUses(store, `brand-kit:${accountId}`, stored ? logoOf(stored) : [], logoOf(saved), accountId)
  return ok(await brandKitOf(store, account))
}
