// Designs: the kinds a plan offers, the words of a creative, and how far it has come.
import { type Design, DesignStatus, type DesignType, PlanLimitKind } from '@adwright/sdk/types'
import { allowedIn } from '#mocks/sandbox/domain/billing/plan-limits.ts'
import { DESIGN_TYPES } from '#mocks/sandbox/domain/designer/design-types.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { CALLS_TO_ACTION, DESIGN_TYPE_LABELS } from '#mocks/sandbox/texts/AutomatedDesigner.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

export type StoredDesign = Omit<Design, 'automatedDesignerId' | 'variants' | 'failureReason'> & {
  accountId: string
  variants: { id: string; fileId: string; score: number; isFavorite: boolean }[]
  /** The picture that is too small, when that made it fail. */
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

/** When a design begins to be drawn, and when it is done. */
const generatesAt = ({ createdAt }: Pick<StoredDesign, 'createdAt'>) => Date.parse(createdAt) + QUEUE_MS
export const endsAt = (design: Pick<StoredDesign, 'createdAt'>) => generatesAt(design) + DRAWING_MS

/** When a design moves on; null once it is ready or has failed. */
export function designDueAt(design: StoredDesign): Date | null {
  if (design.status === DesignStatus.Queued) return new Date(generatesAt(design))
  return design.status === DesignStatus.Generating ? new Date(endsAt(design)) : null
}

const LEAST_WIDTH = 800
const LEAST_HEIGHT = 600

type Pixels = { width: number | null; height: number | null }

/** The first picture that is too small to work with. */
export function tooSmallOf(images: Pixels[]): StoredDesign['tooSmall'] {
  const found = images.find(({ width, height }) => (width ?? 0) < LEAST_WIDTH || (height ?? 0) < LEAST_HEIGHT)
  return found ? { width: found.width ?? 0, height: found.height ?? 0 } : null
}

/** A text of at most that many characters, cut behind a word. */
function fitted(text: string, most: number): string {
  const characters = Array.from(text.trim())
  if (characters.length <= most) return characters.join('')
  const cut = characters.slice(0, most - 1).join('')
  const behindWord = cut.replace(/\s+\S*$/, '')
  return `${(behindWord === '' ? cut : behindWord).replace(/[\s,;:–-]+$/, '')}…`
}

/** The words of a design: those that were given, else sentences of its brief. */
export function wordsOf(design: StoredDesign): { headline: string; body: string; callToAction: string } {
  const type = designType(design.designTypeId)
  const [first = design.name, ...further] = design.brief.split(/(?<=[.!?])\s+/).filter(Boolean)
  return {
    headline: design.headline ?? fitted(first.replace(/[.!]$/, ''), type?.maxHeadline ?? 40),
    body: design.body ?? fitted(further.join(' ') || design.name, type?.maxBody ?? 90),
    callToAction: design.callToAction ?? CALLS_TO_ACTION[design.language.slice(0, 2)] ?? CALLS_TO_ACTION.en ?? '',
  }
}

const VARIANTS = 3

/** Scores of the variants, the best first. */
export function scoresOf(design: StoredDesign, seed: number): number[] {
  const random = randomFrom(seedOf(seed, 'design', design.id))
  return Array.from({ length: VARIANTS }, () => 45 + Math.floor(random() * 50)).sort((a, b) => b - a)
}
