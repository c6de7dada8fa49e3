export type Rgb = readonly [red: number, green: number, blue: number]

export const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb

/** Relative luminance (WCAG 2.2). */
export function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two luminances, 1 to 21. */
export const contrastOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

export const MIN_CONTRAST = 4.5

const INKS = ['#111111', '#FFFFFF']

/** The first of the brand's colors that is legible on a ground, else black or white, whichever has more contrast. */
export function inkOn(ground: string, brandColors: string[]): string {
  const behind = luminanceOf(rgbOf(ground))
  const contrast = (color: string) => contrastOf(luminanceOf(rgbOf(color)), behind)
  const [best = '#111111'] = [...INKS].sort((a, b) => contrast(b) - contrast(a))
  return brandColors.find((color) => contrast(color) >= MIN_CONTRAST) ?? best
}
