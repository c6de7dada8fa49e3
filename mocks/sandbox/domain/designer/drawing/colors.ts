export type Rgb = readonly [red: number, green: number, blue: number]

export const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb

/** The linear value of each channel value, so that pixels need no powers. */
const LINEAR = Float64Array.from({ length: 256 }, (_, part) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
export const linear = (part: number) => LINEAR[Math.round(part)] ?? 0

/** How much red, green and blue contribute to the luminance. */
export const WEIGHTS = [0.2126, 0.7152, 0.0722] as const

/** Relative luminance (WCAG 2.2). */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  WEIGHTS[0] * linear(red) + WEIGHTS[1] * linear(green) + WEIGHTS[2] * linear(blue)

/** The contrast ratio of two luminances, 1 to 21. */
export const contrastOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

export const MIN_CONTRAST = 4.5

const INKS = ['#111111', '#FFFFFF']
/** On every ground either this or white has the contrast that is needed, which the softer ink misses on some grays. */
const BLACK = '#000000'

/** The first of the brand's colors that is legible on a ground, else the soft black or white, whichever has more contrast. */
export function inkOn(ground: string, brandColors: string[]): string {
  const behind = luminanceOf(rgbOf(ground))
  const contrast = (color: string) => contrastOf(luminanceOf(rgbOf(color)), behind)
  const inks = INKS.toSorted((a, b) => contrast(b) - contrast(a))
  return [...brandColors, ...inks].find((color) => contrast(color) >= MIN_CONTRAST) ?? BLACK
}
