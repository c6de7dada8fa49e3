import { DesignPart } from '@adwright/sdk/types'
import type { Brief, Excess, Rect, Words } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { fitsAtSmallest } from '#mocks/sandbox/domain/designer/drawing/stack.ts'

const FIELDS = [
  [DesignPart.Headline, 'headline'],
  [DesignPart.SmallPrint, 'smallPrint'],
  [DesignPart.Button, 'callToAction'],
] as const

/** Fewer characters than this are not words that somebody could write instead. */
const MIN_LEFT = 4

/** Which words are too long for a space, and by how many characters. */
export function findExcess(brief: Brief, space: Rect): Excess {
  const { words } = brief
  for (const [part, field] of FIELDS) {
    const characters = Array.from(words[field] ?? '')
    for (let left = characters.length - 1; left >= MIN_LEFT; left -= 1) {
      const shorter: Words = { ...words, [field]: characters.slice(0, left).join('').trim() }
      if (fitsAtSmallest(brief, space, shorter)) return { part, characters: characters.length - left }
    }
  }
  return { part: DesignPart.Headline, characters: Math.max(1, Array.from(words.headline).length - MIN_LEFT) }
}
