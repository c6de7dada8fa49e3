// The designs whose pictures are among some files.
import type { SocialPostDesign } from '@adwright/sdk/types'
import { userOf } from '#mocks/sandbox/domain/designer/design-files.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

const USER = userOf({ id: '' })

/** Designs in the order of the files, each once; deleted designs are left out. */
export async function designsOf(store: Store, fileIds: readonly string[]): Promise<SocialPostDesign[]> {
  const found: SocialPostDesign[] = []
  for (const fileId of fileIds) {
    const users = (await store.get('file', fileId))?.usedBy ?? []
    for (const user of users.filter((one) => one.startsWith(USER))) {
      const design = await store.get('design', user.slice(USER.length))
      // A design also uses the pictures it is made from.
      const variant = design?.variants.find((one) => one.fileId === fileId)
      if (!design || !variant || design.deletedAt !== null) continue
      if (found.some(({ designId }) => designId === design.id)) continue
      found.push({ fileId, designId: design.id, variantId: variant.id, name: design.name })
    }
  }
  return found
}
