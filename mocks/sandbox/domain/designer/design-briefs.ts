// The input of the drawing thread for a design: words, brand kit and images.
import type { BrandKit, DesignLayout, DesignType } from '@adwright/sdk/types'
import { type StoredDesign, tooSmall, wordsOf } from '#mocks/sandbox/domain/designer/design.ts'
import type { Brief, Look, SourceImage } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import type { StoredFile } from '#mocks/sandbox/domain/files/files.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { TEST_MARKS } from '#mocks/sandbox/texts/AutomatedDesigner.ts'

export type Source = Pick<
  StoredDesign,
  | 'accountId'
  | 'name'
  | 'brief'
  | 'headline'
  | 'body'
  | 'callToAction'
  | 'badge'
  | 'smallPrint'
  | 'shortTexts'
  | 'focus'
  | 'brandColors'
  | 'logoFileId'
  | 'productImageFileIds'
  | 'language'
  | 'isTest'
>
/** Everything that all pictures of a design share. */
export type Materials = {
  look: Look
  image: SourceImage | null
  logo: SourceImage | null
  failure: StoredDesign['failure']
}

const FALLBACK_SIZE = 300

async function imageOf(store: Store, file: StoredFile | undefined): Promise<SourceImage | null> {
  if (!file?.mimeType.startsWith('image/')) return null
  const bytes = await wholeOf(store.bytes, file.id)
  const { mimeType, width, height } = file
  return bytes ? { bytes, mimeType, width: width ?? FALLBACK_SIZE, height: height ?? FALLBACK_SIZE } : null
}

const lookOf = ({ brandColors: [primary, accent] }: Source, kit: BrandKit): Look => ({
  headingFont: kit.headingFont,
  bodyFont: kit.bodyFont,
  colors: { ...kit.colors, ...(primary ? { primary } : {}), ...(accent ? { accent } : {}) },
})

/** Reads the images of a design; `failure` says why it cannot be drawn from them. */
export async function materialsOf(store: Store, design: Source, kit: BrandKit): Promise<Materials> {
  const [imageId] = design.productImageFileIds
  const file = imageId === undefined ? undefined : await store.get('file', imageId)
  const image = await imageOf(store, file)
  const logo = await imageOf(store, design.logoFileId === null ? undefined : await store.get('file', design.logoFileId))
  const small = file && tooSmall(file)
  const missing: Materials['failure'] = imageId !== undefined && !image ? { code: 'design-image-missing' } : null
  return {
    look: lookOf(design, kit),
    image,
    logo,
    failure: small ? { code: 'design-image-too-small', values: small } : missing,
  }
}

export const briefOf = (
  design: Source,
  format: DesignType,
  layout: DesignLayout,
  { look, image, logo }: Materials,
): Brief => ({
  format,
  layout,
  words: wordsOf(design, format.id),
  look,
  image,
  focus: design.shortTexts.find(({ designTypeId }) => designTypeId === format.id)?.focus ?? design.focus,
  logo,
  watermark: design.isTest ? (TEST_MARKS[design.language.slice(0, 2)] ?? TEST_MARKS.en ?? '') : null,
})
