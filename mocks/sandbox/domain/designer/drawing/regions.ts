// Where picture and words go: six layouts, each with rules for five classes of shapes.
import { DesignLayout } from '@adwright/sdk/types'
import type { Brief, Composition, Format, Look, Rect } from '#mocks/sandbox/domain/designer/drawing/picture.ts'

export type ShapeClass = 'veryWide' | 'wide' | 'square' | 'tall' | 'veryTall'

export function shapeClass({ width, height }: Pick<Format, 'width' | 'height'>): ShapeClass {
  const ratio = width / height
  if (ratio >= 3) return 'veryWide'
  if (ratio >= 1.3) return 'wide'
  if (ratio >= 0.9) return 'square'
  return ratio >= 0.45 ? 'tall' : 'veryTall'
}

/** A layout before its words are placed. */
export type Region = Pick<Composition, 'ground' | 'image'> & {
  /** From where a scrim comes when words lie on the image. */
  scrim: 'up' | 'left' | null
  /** The space for words. */
  words: Rect
  /** The color behind the words; null for the image under its scrim. */
  behind: string | null
  /** A panel behind the words that is as tall as they are; null where the ground itself is behind them. */
  panel: { fill: string; padding: number; radius: number; isFullWidth: boolean } | null
  align: 'start' | 'center'
  vertical: 'start' | 'center' | 'end'
}

const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

function overlap(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

/** The share of the picture that the image takes beside the words. */
const IMAGE_SHARE: Record<ShapeClass, number> = { veryWide: 0.26, wide: 0.46, square: 0.48, tall: 0.5, veryTall: 0.36 }
/** The share that words may take above the image. */
const WORDS_SHARE: Record<ShapeClass, number> = { veryWide: 0.72, wide: 0.56, square: 0.62, tall: 0.58, veryTall: 0.7 }

const isBeside = (shape: ShapeClass) => shape === 'veryWide' || shape === 'wide'

/** Divides the picture between image and words. */
function divide(
  { width, height }: Format,
  shape: ShapeClass,
  share: number,
  imageFirst: boolean,
): { image: Rect; words: Rect } {
  if (isBeside(shape)) {
    const taken = Math.round(width * share)
    const image = { x: imageFirst ? 0 : width - taken, y: 0, width: taken, height }
    return { image, words: { x: imageFirst ? taken : 0, y: 0, width: width - taken, height } }
  }
  const taken = Math.round(height * share)
  return { image: { x: 0, y: 0, width, height: taken }, words: { x: 0, y: taken, width, height: height - taken } }
}

export const marginOf = ({ width, height }: Pick<Format, 'width' | 'height'>) =>
  Math.max(8, Math.round(Math.min(width, height) * 0.065))

export function regionOf({ format, layout, look }: Pick<Brief, 'format' | 'layout' | 'look'>): Region {
  const { width, height, safeArea } = format
  const shape = shapeClass(format)
  const margin = marginOf(format)
  const whole = { x: 0, y: 0, width, height }
  const safe = {
    x: safeArea.left,
    y: safeArea.top,
    width: width - safeArea.left - safeArea.right,
    height: height - safeArea.top - safeArea.bottom,
  }
  const inner = overlap(inset(whole, margin), safe)
  return LAYOUTS[layout]({ format, shape, margin, whole, inner, look })
}

type Place = { format: Format; shape: ShapeClass; margin: number; whole: Rect; inner: Rect; look: Look }

const PLAIN = { scrim: null, panel: null, align: 'start', vertical: 'center' } as const

/** The part of the picture in which words lie above the image. */
function above({ format, shape, whole, inner }: Place): Rect {
  const share = WORDS_SHARE[shape]
  const area = isBeside(shape)
    ? { ...whole, width: Math.round(format.width * share) }
    : { ...whole, y: Math.round(format.height * (1 - share)), height: Math.round(format.height * share) }
  return overlap(area, inner)
}

const LAYOUTS: Record<DesignLayout, (place: Place) => Region> = {
  [DesignLayout.Split]: ({ format, shape, margin, inner, look }) => {
    const { image, words } = divide(format, shape, IMAGE_SHARE[shape], false)
    const { primary } = look.colors
    return {
      ...PLAIN,
      ground: primary,
      image: { ...image, radius: 0 },
      words: overlap(inset(words, margin), inner),
      behind: primary,
    }
  },
  [DesignLayout.Overlay]: (place) => {
    const words = above(place)
    const isSide = isBeside(place.shape)
    return {
      ...PLAIN,
      ground: place.look.colors.primary,
      image: { ...place.whole, radius: 0 },
      scrim: isSide ? 'left' : 'up',
      words: isSide
        ? { ...words, width: words.width * 0.86 }
        : { ...words, y: words.y + words.height * 0.12, height: words.height * 0.88 },
      behind: null,
      vertical: isSide ? 'center' : 'end',
    }
  },
  [DesignLayout.Band]: (place) => {
    const words = above(place)
    const { background } = place.look.colors
    const panel = { fill: background, padding: place.margin, radius: 0, isFullWidth: true }
    const padded = isBeside(place.shape) ? { ...words, width: words.width - place.margin } : words
    return {
      ...PLAIN,
      ground: place.look.colors.primary,
      image: { ...place.whole, radius: 0 },
      words: padded,
      behind: background,
      panel,
      vertical: 'end',
    }
  },
  [DesignLayout.Card]: (place) => {
    const { background, primary } = place.look.colors
    const padding = place.margin
    const panel = { fill: background, padding, radius: Math.round(place.margin * 0.5), isFullWidth: false }
    const share = isBeside(place.shape) ? 0.68 : 1
    const words = inset(
      { ...place.inner, width: place.inner.width * share, x: place.inner.x + (place.inner.width * (1 - share)) / 2 },
      padding,
    )
    return {
      ...PLAIN,
      ground: primary,
      image: { ...place.whole, radius: 0 },
      words,
      behind: background,
      panel,
      align: 'center',
    }
  },
  [DesignLayout.Words]: ({ inner, look }) => ({
    ...PLAIN,
    ground: look.colors.primary,
    image: null,
    words: inner,
    behind: look.colors.primary,
  }),
  [DesignLayout.Frame]: ({ format, shape, margin, inner, look }) => {
    const { background } = look.colors
    const { image, words } = divide(format, shape, IMAGE_SHARE[shape], true)
    const half = Math.round(margin / 2)
    const framed = inset(image, half)
    return {
      ...PLAIN,
      ground: background,
      image: { ...framed, radius: half },
      words: overlap(inset(words, half), inner),
      behind: background,
      align: isBeside(shape) ? 'start' : 'center',
    }
  },
}
