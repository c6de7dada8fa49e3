// Designs: available types by plan, texts, and progress.
import { type Design, DesignStatus, type DesignType, PlanLimitKind } from '@adwright/sdk/types'
import { allowedIn } from '#mocks/sandbox/domain/billing/plan-limits.ts'
import { DESIGN_TYPES } from '#mocks/sandbox/domain/designer/design-types.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { CALLS_TO_ACTION, DESIGN_TYPE_LABELS } from '#mocks/sandbox/texts/AutomatedDesigner.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

export type StoredDesign = Omit<Design, 'automatedDesignerId' | 'variants' | 'failureReason'> & {
  accountId: string
  variants: { id: string; fileId: string; score: number; isFavorite: boolean }[]
  /** The size of the image that was too small, if the design failed because of it. */
  tooSmall: { width: number; height: number } | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    design: StoredDesign
  }
}

const typesIn = (plan: number) =>
  DESIGN_TYPES.slice(0, allowedIn(plan, PlanLimitKind.DesignFormats) ?? DESIGN_TYPES.length)

/** False for a type that a larger plan offers. */
export const isOfferedIn = (plan: number, id: number): boolean =>
  designType(id) === undefined || typesIn(plan).some((type) => type.id === id)

export const designTypesOf = (plan: number, language: Language): DesignType[] =>
  typesIn(plan).map((type) => Object.assign(structuredClone(type), { label: DESIGN_TYPE_LABELS[type.key][language] }))

export const designType = (id: number): DesignType | undefined => DESIGN_TYPES.find((type) => type.id === id)

const QUEUE_MS = 10_000
const DRAWING_MS = 65_000

/** The time when the generation of a design starts, in milliseconds. */
const generatesAt = ({ createdAt }: Pick<StoredDesign, 'createdAt'>) => Date.parse(createdAt) + QUEUE_MS
export const endsAt = (design: Pick<StoredDesign, 'createdAt'>) => generatesAt(design) + DRAWING_MS

/** The time of the next status change of a design; null once it is ready or has failed. */
export function designDueAt(design: StoredDesign): Date | null {
  if (design.status === DesignStatus.Queued) return new Date(generatesAt(design))
  return design.status === DesignStatus.Generating ? new Date(endsAt(design)) : null
}

const MIN_WIDTH = 800
const MIN_HEIGHT = 600

type Pixels = { width: number | null; height: number | null }

/** The size of the first image that is too small; null if there is none. */
export function findTooSmall(images: Pixels[]): StoredDesign['tooSmall'] {
  const found = images.find(({ width, height }) => (width ?? 0) < MIN_WIDTH || (height ?? 0) < MIN_HEIGHT)
  return found ? { width: found.width ?? 0, height: found.height ?? 0 } : null
}

/** Truncates a text to a number of characters at the end of a word. */
function truncateText(text: string, maxLength: number): string {
  const characters = Array.from(text.trim())
  if (characters.length <= maxLength) return characters.join('')
  const cut = characters.slice(0, maxLength - 1).join('')
  const behindWord = cut.replace(/\s+\S*$/, '')
  return `${(behindWord === '' ? cut : behindWord).replace(/[\s,;:–-]+$/, '')}…`
}

/** The texts of a design: the given ones, otherwise sentences of its brief. */
export function textsOf(design: StoredDesign): { headline: string; body: string; callToAction: string } {
  const type = designType(design.designTypeId)
  const [first = design.name, ...further] = design.brief.split(/(?<=[.!?])\s+/).filter(Boolean)
  return {
    headline: design.headline ?? truncateText(first.replace(/[.!]$/, ''), type?.maxHeadline ?? 40),
    body: design.body ?? truncateText(further.join(' ') || design.name, type?.maxBody ?? 90),
    callToAction: design.callToAction ?? CALLS_TO_ACTION[design.language.slice(0, 2)] ?? CALLS_TO_ACTION.en ?? '',
  }
}

const VARIANTS = 3

/** The scores of the variants, best first. */
export function scoresOf(design: StoredDesign, seed: number): number[] {
  const random = randomFrom(seedOf(seed, 'design', design.id))
  return Array.from({ length: VARIANTS }, () => 45 + Math.floor(random() * 50)).sort((a, b) => b - a)
}
