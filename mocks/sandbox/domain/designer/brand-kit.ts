import { BrandFont, type BrandKit, type BrandKitDraft } from '@adwright/sdk/types'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type StoredBrandKit = BrandKitDraft & { id: string; version: number; updatedAt: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    /** By the id of its account. */
    brandKit: StoredBrandKit
  }
}

const DEFAULT_COLORS = { primary: '#0E6B6B', accent: '#F2B705', background: '#FFFFFF', text: '#16211C' }

/** The brand kit of an account, made from its logo until somebody saves one. */
export async function brandKitOf(store: Store, account: Pick<StoredAccount, 'id' | 'logoFileId'>): Promise<BrandKit> {
  const saved = await store.get('brandKit', account.id)
  if (saved) {
    const { id: _id, ...kit } = saved
    return { ...kit, isDefault: false }
  }
  return {
    colors: DEFAULT_COLORS,
    logoFileId: account.logoFileId,
    headingFont: BrandFont.Inter,
    bodyFont: BrandFont.Inter,
    voice: '',
    forbiddenWords: [],
    isDefault: true,
    version: 1,
    updatedAt: null,
  }
}
