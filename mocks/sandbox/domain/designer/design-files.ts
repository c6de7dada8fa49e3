// The files of designs: pictures of the account, named after design, layout and size.
import { DesignLayout } from '@adwright/sdk/types'
import { wordsText } from '#mocks/sandbox/domain/designer/checks.ts'
import { type StoredDesign, wordsOf } from '#mocks/sandbox/domain/designer/design.ts'
import { addFile } from '#mocks/sandbox/domain/files/files.ts'
import { ADDRESS_MS } from '#mocks/sandbox/domain/signed-address.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Context = { store: Store; now: Date; newId: (prefix: string) => string }

const LAYOUT_NAMES: Record<DesignLayout, string> = {
  [DesignLayout.Split]: 'split',
  [DesignLayout.Overlay]: 'overlay',
  [DesignLayout.Band]: 'band',
  [DesignLayout.Card]: 'card',
  [DesignLayout.Words]: 'words',
  [DesignLayout.Frame]: 'frame',
}
const LETTERS: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l' }

/** A name in small letters without accents, for files. */
const slug = (name: string, max = 60) =>
  name
    .toLowerCase()
    .replace(/[ıßøæł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, max) || 'design'

type Picture = { layout: DesignLayout; width: number; height: number }

/** The brand in names of files is the account. */
type Named = { brand: string; name: string }

const nameOf = ({ brand, name }: Named) => `${slug(brand, 40)}_${slug(name)}`

export const pictureName = (named: Named, { layout, width, height }: Picture, ending: string) =>
  `${nameOf(named)}_${LAYOUT_NAMES[layout]}_${width}x${height}.${ending}`

export const archiveName = (named: Named) => `${nameOf(named)}.zip`

export const userOf = ({ id }: Pick<StoredDesign, 'id'>) => `design:${id}`

type NewPicture = Picture & { designTypeId: number; png: Uint8Array }

export async function addPicture(
  context: Context,
  design: StoredDesign,
  { designTypeId, png, ...picture }: NewPicture,
): Promise<string> {
  const brand = (await context.store.get('account', design.accountId))?.name ?? ''
  const { id } = await addFile(context, {
    name: pictureName({ brand, name: design.name }, picture, 'png'),
    mimeType: 'image/png',
    sizeBytes: png.length,
    width: picture.width,
    height: picture.height,
    durationSeconds: null,
    altText: wordsText(wordsOf(design, designTypeId)),
    uploadedByName: 'Adwright',
    accountId: design.accountId,
    ownerId: null,
    content: png,
    usedBy: [userOf(design)],
  })
  return id
}

/**
 * Gives up a picture that a newer one replaces, unless something else uses it. It leaves the files of the account right away, and is
 * deleted when its last address has expired: until then, a screen may still show it.
 */
export async function releaseFile(
  { store, now }: Pick<Context, 'store' | 'now'>,
  design: StoredDesign,
  fileId: string,
): Promise<void> {
  const file = await store.get('file', fileId)
  if (!file) return
  const usedBy = file.usedBy.filter((user) => user !== userOf(design))
  if (usedBy.length > 0) return void (await store.set('file', fileId, { usedBy }))
  const until = new Date(now.getTime() + ADDRESS_MS)
  await store.set('file', fileId, { usedBy, accountId: null, expiresAt: until.toISOString() })
  await store.jobs.note({ kind: 'file', subjectId: fileId }, until)
}
