// The input of a picture, and the result of drawing it.
import type { BrandColors, BrandFont, DesignLayout, DesignPart, DesignType } from '@adwright/sdk/types'
import type { TextStyle } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'

export type Rect = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
export type Words = {
  headline: string
  body: string | null
  callToAction: string | null
  badge: string | null
  smallPrint: string | null
}
export type Format = Pick<DesignType, 'width' | 'height' | 'safeArea' | 'minTextPx'>
export type Look = { colors: BrandColors; headingFont: BrandFont; bodyFont: BrandFont }

/** An image as the worker gets it. */
export type SourceImage = Size & { mimeType: string; bytes: Uint8Array }

/** The product image has the beginning of an image file, but no picture. */
export class UnreadableImage extends Error {}

export type Brief = {
  format: Format
  layout: DesignLayout
  words: Words
  look: Look
  image: SourceImage | null
  focus: { x: number; y: number }
  logo: SourceImage | null
  /** The mark across a test; null for a real picture. */
  watermark: string | null
}

/** A line of text; `rect` is the space it takes. */
export type PlacedLine = {
  part: DesignPart
  text: string
  style: TextStyle
  x: number
  baseline: number
  ink: string
  rect: Rect
}
export type Shape = Rect & { fill: string; radius: number }
export type Excess = { part: DesignPart; characters: number }

export type Composition = {
  /** The ground of the whole picture. */
  ground: string
  /** Where the product image goes; null if the layout shows none. */
  image: (Rect & { radius: number }) | null
  /** Where a scrim is laid between image and words, with the width of the edge at which it begins; null where words have a ground of their own. */
  scrim: (Rect & { direction: 'up' | 'left'; fade: number }) | null
  shapes: Shape[]
  logo: Rect | null
  lines: PlacedLine[]
  dropped: DesignPart[]
}

/** The measurements of a drawn picture. */
export type Measures = {
  /** The lowest contrast behind any word; null without pixels. */
  contrast: number | null
  minTextPx: number
  /** How many pixels words reach into the edges that apps cover. */
  outsideSafeArea: number
  logoHeight: number | null
  minLogoHeight: number
  bytes: number | null
  /** How much larger the product image is drawn than it is; null without one. */
  enlargement: number | null
  missingCharacters: string[]
}

export type Drawing = Size & {
  svg: string | null
  png: Uint8Array | null
  measures: Measures | null
  dropped: DesignPart[]
  excess: Excess | null
}
