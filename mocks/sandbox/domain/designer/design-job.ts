// The simulated designer: generates queued designs and stores their images in the account.
import { DesignStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import {
  designDueAt,
  designType,
  endsAt,
  findTooSmall,
  type StoredDesign,
  scoresOf,
  textsOf,
} from '#mocks/sandbox/domain/designer/design.ts'
import { drawDesign } from '#mocks/sandbox/domain/designer/drawing.ts'
import { addFile, type StoredFile } from '#mocks/sandbox/domain/files/files.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { TEST_MARKS } from '#mocks/sandbox/texts/AutomatedDesigner.ts'

const PRODUCT = 'Adwright'
const MAX_EMBEDDED_BYTES = 2 * 1024 * 1024

async function dataUrlOf(store: Store, file: StoredFile | undefined): Promise<string | undefined> {
  if (!file || file.sizeBytes > MAX_EMBEDDED_BYTES) return undefined
  const bytes = await wholeOf(store.bytes, file.id)
  return bytes && `data:${file.mimeType};base64,${bytes.toString('base64')}`
}

async function generateDesign(runtime: SystemContext, store: Store, design: StoredDesign): Promise<StoredDesign> {
  const images = await Promise.all(design.productImageFileIds.map((id) => store.get('file', id)))
  const present = images.flatMap((image) => image ?? [])
  const tooSmall = findTooSmall(present)
  const type = designType(design.designTypeId)
  if (tooSmall || !type) return { ...design, status: DesignStatus.Failed, tooSmall }
  const words = textsOf(design)
  const at = new Date(endsAt(design))
  const variants: StoredDesign['variants'] = []
  for (const [variant, score] of scoresOf(design, runtime.seed).entries()) {
    const { svg, width, height } = drawDesign({
      type,
      words,
      variant,
      colors: design.brandColors,
      image: await dataUrlOf(store, present[0]),
      watermark: design.isTest ? (TEST_MARKS[design.language.slice(0, 2)] ?? TEST_MARKS.en) : undefined,
      seed: seedOf(runtime.seed, design.id),
    })
    const bytes = Buffer.from(svg)
    const file = await addFile(
      { store, now: at, newId: runtime.newId },
      {
        name: `${design.name} ${variant + 1}.svg`,
        mimeType: 'image/svg+xml',
        sizeBytes: bytes.length,
        width,
        height,
        durationSeconds: null,
        altText: words.headline,
        uploadedByName: PRODUCT,
        accountId: design.accountId,
        ownerId: null,
        content: bytes,
        usedBy: [`design:${design.id}`],
      },
    )
    variants.push({ id: runtime.newId('var'), fileId: file.id, score, isFavorite: false })
  }
  return { ...design, ...words, variants, status: DesignStatus.Ready }
}

/** Advances a design to its current status: from queued to generating, then to ready or failed. */
export async function advanceDesign(context: SystemContext & { now: Date }, id: string): Promise<void> {
  const { store, now } = context
  const design = await store.get('design', id)
  const dueAt = design && designDueAt(design)
  if (!dueAt) return
  let next = design
  if (endsAt(design) <= now.getTime()) next = await generateDesign(context, store, design)
  else if (dueAt <= now) next = { ...design, status: DesignStatus.Generating }
  await store.update('design', id, () => next)
  await store.jobs.note({ kind: 'design', subjectId: id, accountId: design.accountId }, designDueAt(next))
}
