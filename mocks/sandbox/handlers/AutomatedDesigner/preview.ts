import type { DesignDraft, DesignPreview } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { brandKitOf } from '#mocks/sandbox/domain/designer/brand-kit.ts'
import { checksOf, shownCheck } from '#mocks/sandbox/domain/designer/checks.ts'
import { DESIGN_LAYOUTS, designType, wordsOf } from '#mocks/sandbox/domain/designer/design.ts'
import { briefOf, materialsOf } from '#mocks/sandbox/domain/designer/design-briefs.ts'
import { findInWords } from '#mocks/sandbox/domain/designer/wording-checks.ts'
import { completeDraft, wrongDesign } from '#mocks/sandbox/handlers/AutomatedDesigner/designs.ts'
import { ok } from '#mocks/sandbox/handlers/context.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** Previews are shown small, and each carries its image. */
const MAX_IMAGE_SIDE = 400

export async function previewDesign(call: MemberContext, draft: DesignDraft) {
  const { store, account, now, language } = call
  const wrong = await wrongDesign(call, draft)
  if (wrong) return wrong
  const source = { ...(await completeDraft(call, draft)), accountId: account.id, isTest: false }
  const kit = await brandKitOf(store, account)
  const materials = await materialsOf(store, source, kit)
  const [layout = DESIGN_LAYOUTS[0]] = source.layouts
  if (layout === undefined) throw new Error('There are no layouts.')
  const types = source.designTypeIds.flatMap((id) => designType(id) ?? [])
  const briefs = types.map((type) => briefOf(source, type, layout, materials))
  const drawings = call.drawings.of(briefs, { svg: true, png: null, maxImageSide: MAX_IMAGE_SIDE })
  const options = { forbiddenWords: kit.forbiddenWords, language: source.language, today: dayIn(now, account.timeZone) }
  const previews = types.flatMap((type, place): DesignPreview[] => {
    const drawing = drawings[place]
    if (!drawing) return []
    const { width, height, svg, excess, dropped } = drawing
    const checks = checksOf(drawing, type, findInWords(wordsOf(source, type.id), options))
    const shown = checks.map((check) => shownCheck(check, drawing, language))
    return [{ designTypeId: type.id, layout, width, height, svg, checks: shown, droppedParts: dropped, excess }]
  })
  return ok({ previews })
}
