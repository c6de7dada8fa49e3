import { type DesignExport, DesignExportFormat, DesignPart } from '@adwright/sdk/types'
import { strToU8, zipSync } from 'fflate'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { brandKitOf } from '#mocks/sandbox/domain/designer/brand-kit.ts'
import { hasFailed } from '#mocks/sandbox/domain/designer/checks.ts'
import { designType, type StoredDesign, type StoredVariant, wordsOf } from '#mocks/sandbox/domain/designer/design.ts'
import { briefOf, materialsOf } from '#mocks/sandbox/domain/designer/design-briefs.ts'
import { archiveName, pictureName } from '#mocks/sandbox/domain/designer/design-files.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { addFile, shownFile } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { findDesign } from '#mocks/sandbox/handlers/AutomatedDesigner/read-design.ts'
import { created } from '#mocks/sandbox/handlers/context.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'

type Picture = { name: string; bytes: Uint8Array; width: number; height: number; variant: StoredVariant }

/** Pictures at their own size are files already; the others are drawn again from the same brief. */
async function picturesOf(
  call: MemberContext,
  design: StoredDesign,
  variants: StoredVariant[],
  wish: DesignExport,
): Promise<Picture[]> {
  const { store, account } = call
  const { format, scale = 1 } = wish
  const brandedName = { brand: account.name, name: design.name }
  const isSvg = format === DesignExportFormat.Svg
  const factor = isSvg ? 1 : scale
  const size = ({ width, height }: StoredVariant) => ({ width: width * factor, height: height * factor })
  const named = (variant: StoredVariant, bytes: Uint8Array): Picture => {
    const picture = { ...size(variant), layout: variant.layout }
    return { ...size(variant), name: pictureName(brandedName, picture, isSvg ? 'svg' : 'png'), bytes, variant }
  }
  if (!isSvg && scale === 1) {
    const stored = await Promise.all(
      variants.map(({ fileId }) => (fileId ? wholeOf(store.bytes, fileId) : Promise.resolve(undefined))),
    )
    return variants.flatMap((variant, place) => (stored[place] ? [named(variant, stored[place])] : []))
  }
  const materials = await materialsOf(store, design, await brandKitOf(store, account))
  const briefs = variants.flatMap((variant) => {
    const type = designType(variant.designTypeId)
    return type ? [briefOf(design, type, variant.layout, materials)] : []
  })
  const drawings = call.drawings.of(briefs, { svg: isSvg, png: isSvg ? null : scale })
  return variants.flatMap((variant, place) => {
    const drawing = drawings[place]
    const bytes = isSvg ? drawing?.svg && strToU8(drawing.svg) : drawing?.png
    return bytes ? [named(variant, bytes)] : []
  })
}

/** The names of the pictures with their words, for people who place them elsewhere. */
function textList(design: StoredDesign, pictures: Picture[]): string {
  const lines = pictures.map(({ name, variant }) => {
    const { headline, body, callToAction, badge, smallPrint } = wordsOf(design, variant.designTypeId)
    const shown = (part: DesignPart, text: string | null) => (variant.dropped.includes(part) ? null : text)
    const words = [shown(DesignPart.Badge, badge), headline, shown(DesignPart.Body, body), callToAction, smallPrint]
    return [name, ...words.filter(Boolean)].join('\n')
  })
  return `${lines.join('\n\n')}\n`
}

const STORED = { level: 0 } as const

function archiveOf(design: StoredDesign, pictures: Picture[]): Uint8Array {
  // Equal sizes, like those of a square post and a carousel, get a number.
  const names = new Map<string, number>()
  const unique = pictures.map((picture) => {
    const count = (names.get(picture.name) ?? 0) + 1
    names.set(picture.name, count)
    return count === 1 ? picture : { ...picture, name: picture.name.replace(/\.(\w+)$/, `-${count}.$1`) }
  })
  const entries = unique.map(({ name, bytes }) => [name, [bytes, STORED] as [Uint8Array, typeof STORED]] as const)
  return zipSync({ ...Object.fromEntries(entries), 'texts.txt': [strToU8(textList(design, unique)), STORED] })
}

export async function exportDesign(call: MemberContext, id: string, wish: DesignExport) {
  const design = await findDesign(call, id)
  if (!design) return problem(404, 'not-found')
  const problems = new FieldProblems(call.language)
  const variants = wish.variantIds.flatMap((variantId, index) => {
    const found = design.variants.find((variant) => variant.id === variantId && variant.fileId !== null)
    if (!found) problems.add(`variantIds.${index}`, 'design-variant-not-drawn')
    return found ? [found] : []
  })
  if (!problems.isEmpty) return problems.answer()
  const count = variants.filter(({ checks }) => hasFailed(checks)).length
  if (count > 0 && !wish.isConfirmed) return problem(409, 'design-checks-failed', { values: { count } })
  const pictures = await picturesOf(call, design, variants, wish)
  const [only] = pictures
  if (!only) return problem(404, 'not-found')
  const isSvg = wish.format === DesignExportFormat.Svg
  const one = {
    name: only.name,
    mimeType: isSvg ? 'image/svg+xml' : 'image/png',
    width: only.width,
    height: only.height,
    content: only.bytes,
  }
  const all = () => ({
    name: archiveName({ brand: call.account.name, name: design.name }),
    mimeType: 'application/zip',
    width: null,
    height: null,
    content: archiveOf(design, pictures),
  })
  const file = pictures.length === 1 ? one : all()
  const added = await addFile(call, {
    ...file,
    sizeBytes: file.content.length,
    durationSeconds: null,
    altText: null,
    uploadedByName: fullName(call.person) || call.person.userName,
    accountId: null,
    ownerId: call.person.id,
  })
  return created(shownFile(added, call))
}
