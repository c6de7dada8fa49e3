// Draws designs format by format. Pictures are drawn in a thread before the transaction that stores them: a process that dies meanwhile
// draws the format again after its restart.
import { DesignStatus } from '@adwright/sdk/types'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { brandKitOf } from '#mocks/sandbox/domain/designer/brand-kit.ts'
import { checksOf } from '#mocks/sandbox/domain/designer/checks.ts'
import {
  type DrawingFailure,
  designType,
  isUnderWay,
  nextFormat,
  type StoredDesign,
  type StoredVariant,
  wordsOf,
} from '#mocks/sandbox/domain/designer/design.ts'
import { briefOf, materialsOf } from '#mocks/sandbox/domain/designer/design-briefs.ts'
import { addPicture, releaseFile } from '#mocks/sandbox/domain/designer/design-files.ts'
import { drawInThread } from '#mocks/sandbox/domain/designer/drawing/drawing-thread.ts'
import { type Drawing, UnreadableImage } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { findInWords } from '#mocks/sandbox/domain/designer/wording-checks.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** A failure of one format; all others are of the images that the formats share. */
const NOT_DRAWN = 'design-not-drawn'

type Context = Pick<JobContext, 'store' | 'now' | 'newId'>

export const designJob = ({ id, accountId }: StoredDesign) => ({ kind: 'design', subjectId: id, accountId }) as const

/** Pictures of one format, ready to be stored. */
type Drawn = { drawings: Drawing[]; checks: StoredVariant['checks'][] }

async function drawFormat(
  { store, now }: Context,
  design: StoredDesign,
  designTypeId: number,
): Promise<Drawn | DrawingFailure> {
  const account = await store.get('account', design.accountId)
  const type = designType(designTypeId)
  if (!account || !type) return { code: 'unknown-design-type' }
  const kit = await brandKitOf(store, account)
  const materials = await materialsOf(store, design, kit)
  if (materials.failure) return materials.failure
  const briefs = design.layouts.map((layout) => briefOf(design, type, layout, materials))
  const drawings = await drawInThread(briefs, { svg: false, png: 1, isMeasured: true })
  const options = { forbiddenWords: kit.forbiddenWords, language: design.language, today: dayIn(now, account.timeZone) }
  const findings = findInWords(wordsOf(design, type.id), options)
  return { drawings, checks: drawings.map((drawing) => checksOf(drawing, type, findings)) }
}

async function storeFormat(
  context: Context,
  design: StoredDesign,
  designTypeId: number,
  { drawings, checks }: Drawn,
): Promise<StoredVariant[]> {
  const { store, newId } = context
  const before = design.variants.filter((variant) => variant.designTypeId === designTypeId)
  const made: StoredVariant[] = []
  for (const [place, drawing] of drawings.entries()) {
    const layout = design.layouts[place]
    if (layout === undefined) continue
    const old = before.find((variant) => variant.layout === layout)
    const { width, height, dropped, excess, png } = drawing
    const fileId = png ? await addPicture(context, design, { designTypeId, layout, width, height, png }) : null
    made.push({
      id: old?.id ?? newId('var'),
      designTypeId,
      layout,
      width,
      height,
      fileId,
      isFavorite: old?.isFavorite ?? false,
      checks: checks[place] ?? [],
      dropped,
      excess,
      version: design.version,
    })
  }
  for (const { fileId } of before) if (fileId) await releaseFile({ ...context, store }, design, fileId)
  return made
}

/** A format that could not be drawn: its pictures say why, and those before them are given up. */
async function storeFailedFormat(
  context: Context,
  design: StoredDesign,
  designTypeId: number,
  failure: DrawingFailure,
): Promise<StoredVariant[]> {
  const { width, height } = designType(designTypeId) ?? { width: 0, height: 0 }
  const before = design.variants.filter((variant) => variant.designTypeId === designTypeId)
  for (const { fileId } of before) if (fileId) await releaseFile(context, design, fileId)
  return design.layouts.map((layout) => {
    const { id, isFavorite } = before.find((variant) => variant.layout === layout) ?? {
      id: context.newId('var'),
      isFavorite: false,
    }
    const { version } = design
    const picture = { fileId: null, checks: [], dropped: [], excess: null }
    return { id, designTypeId, layout, width, height, isFavorite, version, failure, ...picture }
  })
}

/** A design after a format was drawn, or failed: ready with the last one, unless all of them failed. */
function afterFormat(design: StoredDesign): StoredDesign {
  if (nextFormat(design) !== undefined) return { ...design, status: DesignStatus.Generating }
  const isDrawn = design.variants.some(({ failure }) => !failure)
  const failure = isDrawn ? null : (design.variants[0]?.failure ?? null)
  return { ...design, status: failure ? DesignStatus.Failed : DesignStatus.Ready, failure }
}

const inOrder = ({ designTypeIds, layouts }: StoredDesign, variants: StoredVariant[]) => {
  const place = ({ designTypeId, layout }: StoredVariant) =>
    designTypeIds.indexOf(designTypeId) * layouts.length + layouts.indexOf(layout)
  return [...variants].sort((a, b) => place(a) - place(b))
}

async function save({ store, now }: Context, design: StoredDesign): Promise<void> {
  await store.set('design', design.id, design)
  await store.jobs.note(designJob(design), isUnderWay(design) ? now : null)
}

async function current(store: Store, design: StoredDesign): Promise<StoredDesign | undefined> {
  const stored = await store.get('design', design.id)
  return stored && isUnderWay(stored) && stored.version === design.version ? stored : undefined
}

/** Begins a queued design, or draws its next format; returns what stores the result in the transaction of the job. */
export async function drawDesign(context: JobContext, id: string): Promise<(inside: JobContext) => Promise<void>> {
  const design = await context.store.get('design', id)
  if (!design || !isUnderWay(design)) return async () => undefined
  const designTypeId = nextFormat(design)
  if (design.status === DesignStatus.Queued || designTypeId === undefined) {
    const status = designTypeId === undefined ? DesignStatus.Ready : DesignStatus.Generating
    return (inside) => save(inside, { ...design, status })
  }
  const drawn = await drawFormat(context, design, designTypeId).catch((error: unknown) => {
    if (error instanceof UnreadableImage) return { code: 'design-image-unreadable' } as const
    console.error(`The design ${id} could not be drawn:`, error)
    return { code: NOT_DRAWN } as const
  })
  return async (inside) => {
    const stored = await current(inside.store, design)
    // The brief was changed while it was drawn: the change has noted the job again.
    if (!stored) return
    const isOfAll = 'code' in drawn && drawn.code !== NOT_DRAWN
    if (isOfAll) return save(inside, { ...stored, status: DesignStatus.Failed, failure: drawn })
    const made =
      'code' in drawn
        ? await storeFailedFormat(inside, stored, designTypeId, drawn)
        : await storeFormat(inside, stored, designTypeId, drawn)
    const others = stored.variants.filter((variant) => variant.designTypeId !== designTypeId)
    await save(inside, afterFormat({ ...stored, variants: inOrder(stored, [...others, ...made]) }))
  }
}
