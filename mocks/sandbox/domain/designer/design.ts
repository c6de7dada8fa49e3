// Designs: their stored form, the words of each format, and what the plan offers.
import { type Design, DesignLayout, DesignStatus, type DesignType, PlanLimitKind } from '@adwright/sdk/types'
import { allowedIn } from '#mocks/sandbox/domain/billing/plan-limits.ts'
import type { StoredCheck } from '#mocks/sandbox/domain/designer/checks.ts'
import { DESIGN_TYPES } from '#mocks/sandbox/domain/designer/design-types.ts'
import type { Drawing, Words } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { DESIGN_TYPE_LABELS } from '#mocks/sandbox/texts/AutomatedDesigner.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'

export type DrawingFailure = { code: ProblemCode; values?: Record<string, string | number> }

export type StoredVariant = Pick<Drawing, 'width' | 'height' | 'dropped' | 'excess'> & {
  id: string
  designTypeId: number
  layout: DesignLayout
  fileId: string | null
  isFavorite: boolean
  checks: StoredCheck[]
  /** The edit of the brief that it shows. */
  version: number
  /** Why it could not be drawn; missing if it was. */
  failure?: DrawingFailure | null
}

export type StoredDesign = Omit<
  Design,
  'automatedDesignerId' | 'designTypeId' | 'variants' | 'failureReason' | 'failedFileId'
> & {
  accountId: string
  variants: StoredVariant[]
  failure: DrawingFailure | null
  deletedAt: string | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    design: StoredDesign
  }
}

export const DESIGN_LAYOUTS: readonly DesignLayout[] = Object.values(DesignLayout)

const typesIn = (plan: number) =>
  DESIGN_TYPES.slice(0, allowedIn(plan, PlanLimitKind.DesignFormats) ?? DESIGN_TYPES.length)

export const designType = (id: number): DesignType | undefined => DESIGN_TYPES.find((type) => type.id === id)

/** False for a type that a larger plan offers. */
export const isOfferedIn = (plan: number, id: number): boolean =>
  designType(id) === undefined || typesIn(plan).some((type) => type.id === id)

export const designTypesOf = (plan: number, language: Language): DesignType[] =>
  typesIn(plan).map((type) => Object.assign(structuredClone(type), { label: DESIGN_TYPE_LABELS[type.key][language] }))

/** Gives requests that edit a new design right away the chance to be drawn once. */
const QUEUE_MS = 1000

export const drawnFrom = ({ updatedAt }: Pick<StoredDesign, 'updatedAt'>) => new Date(Date.parse(updatedAt) + QUEUE_MS)

const MIN_WIDTH = 800
const MIN_HEIGHT = 600

/** The size of an image if it is too small to draw from. */
export const tooSmall = ({ width, height }: { width: number | null; height: number | null }) =>
  (width ?? 0) < MIN_WIDTH || (height ?? 0) < MIN_HEIGHT ? { width: width ?? 0, height: height ?? 0 } : undefined

type Texts = Pick<
  StoredDesign,
  'name' | 'brief' | 'headline' | 'body' | 'callToAction' | 'badge' | 'smallPrint' | 'shortTexts'
>

const orNull = (text: string | null | undefined) => text?.trim() || null

/** The words of a format: its own, else those of the design, else sentences of the brief. Nothing is invented or cut. */
export function wordsOf(design: Texts, designTypeId?: number): Words {
  const sentences = design.brief.split(/(?<=[.!?])\s+/).filter(Boolean)
  const [first = design.name, second] = sentences
  const own = design.shortTexts.find((text) => text.designTypeId === designTypeId)
  return {
    headline: orNull(own?.headline) ?? orNull(design.headline) ?? first.replace(/[.!]$/, ''),
    body: orNull(own?.body ?? design.body ?? second),
    callToAction: orNull(design.callToAction),
    badge: orNull(design.badge),
    smallPrint: orNull(design.smallPrint),
  }
}

/** The first format whose pictures do not show the present brief yet; undefined once all are drawn. */
export const nextFormat = ({ designTypeIds, variants, version }: StoredDesign): number | undefined =>
  designTypeIds.find((id) => !variants.some((variant) => variant.designTypeId === id && variant.version === version))

export const isUnderWay = ({ status, deletedAt }: StoredDesign): boolean =>
  deletedAt === null && (status === DesignStatus.Queued || status === DesignStatus.Generating)
