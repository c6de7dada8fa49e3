import { type DesignDraft, DesignLayout } from '@adwright/sdk/types'
import { zDesignDraft } from '@adwright/sdk/zod'

export const designSchema = zDesignDraft

export const ALL_LAYOUTS: DesignLayout[] = Object.values(DesignLayout)

/** The square post, which every plan includes. */
const FIRST_FORMAT = 3

export const emptyDesign = (language: string, logoFileId: string | null): DesignDraft => ({
  name: '',
  designTypeIds: [FIRST_FORMAT],
  layouts: ALL_LAYOUTS,
  brief: '',
  headline: null,
  body: null,
  callToAction: null,
  badge: null,
  smallPrint: null,
  shortTexts: [],
  focus: { x: 0.5, y: 0.5 },
  brandColors: [],
  logoFileId,
  productImageFileIds: [],
  language,
  postId: null,
})

/** A form's draft as the server takes it: an empty text is none. */
export const bodyOf = (draft: DesignDraft): DesignDraft => ({
  ...draft,
  headline: draft.headline?.trim() || null,
  callToAction: draft.callToAction?.trim() || null,
  badge: draft.badge?.trim() || null,
  smallPrint: draft.smallPrint?.trim() || null,
  // An empty text means none; null would take a sentence of the brief.
  body: draft.body?.trim() ?? null,
  shortTexts: (draft.shortTexts ?? []).filter(({ designTypeId }) => draft.designTypeIds.includes(designTypeId)),
})
