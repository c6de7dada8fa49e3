import { expect, test } from 'vitest'
import { type ColorName, colors } from './colors.ts'

const themes = ['light', 'dark'] as const

/** The channels (0 to 255) of #RRGGBB. */
function channels(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1, 7), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

const linear = (channel: number) => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const grounds: ColorName[] = ['bg.canvas', 'bg.panel', 'bg.subtle', 'bg.muted']
const severities = ['low', 'medium', 'high'] as const

const texts: [ColorName, ColorName[]][] = [
  [
    'fg.default',
    [...grounds, 'bg.emphasized', 'accent.subtle', 'accent.muted', 'severity.low.bg', 'bad.bg', 'good.bg'],
  ],
  ['fg.muted', [...grounds, 'accent.subtle', 'severity.low.bg', 'bad.bg']],
  ['fg.subtle', grounds],
  ['fg.inverted', ['bg.inverted']],
  ['accent.fg', [...grounds, 'accent.subtle', 'accent.muted']],
  ['accent.contrast', ['accent.solid', 'accent.hover']],
  ['neutral.fg', ['neutral.subtle', 'neutral.muted', ...grounds]],
  ['neutral.contrast', ['neutral.solid']],
  ['good.fg', ['good.bg', ...grounds]],
  ['bad.fg', ['bad.bg', ...grounds]],
  ['bad.contrast', ['bad.solid', 'bad.hover']],
  ['chart.axis', ['bg.panel', 'bg.canvas']],
  ...severities.map((s): [ColorName, ColorName[]] => [`severity.${s}.fg`, [`severity.${s}.bg`, ...grounds]]),
]

const lines: [ColorName, ColorName[]][] = [
  ['border.control', ['bg.canvas', 'bg.panel']],
  ['focus.ring', grounds],
  ['chart.actual', ['bg.panel', 'bg.canvas']],
  ['chart.expected', ['bg.panel', 'bg.canvas']],
  ['chart.previous', ['bg.panel', 'bg.canvas']],
  ['good.solid', ['bg.panel', 'bg.canvas']],
  ['bad.solid', ['bg.panel', 'bg.canvas']],
  ...severities.map((s): [ColorName, ColorName[]] => [`severity.${s}.solid`, ['bg.panel']]),
  ...([1, 2, 3, 4, 5, 6] as const).map((n): [ColorName, ColorName[]] => [`chart.${n}`, ['bg.panel', 'bg.canvas']]),
]

const pairs = (list: [ColorName, ColorName[]][]) => list.flatMap(([fg, all]) => all.map((bg) => [fg, bg] as const))

for (const [index, theme] of themes.entries()) {
  test.each(pairs(texts))(`${theme}: the text %s on %s has a contrast of 4.5`, (fg, bg) => {
    expect(contrast(colors[fg][index] ?? '', colors[bg][index] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(lines))(`${theme}: the line or icon %s on %s has a contrast of 3`, (fg, bg) => {
    expect(contrast(colors[fg][index] ?? '', colors[bg][index] ?? '')).toBeGreaterThanOrEqual(3)
  })
}

/** Linear RGB as seen with the complete loss of one cone type (Machado, Oliveira and Fernandes 2009). */
const vision: Record<string, number[][]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

/** The CIE L*a*b* values of a color as seen with that color vision. */
function lab(hex: string, matrix: number[][]): number[] {
  const rgb = channels(hex).map(linear)
  const seen = matrix.map((row) => row.reduce((sum, weight, i) => sum + weight * (rgb[i] ?? 0), 0))
  const [r = 0, g = 0, b = 0] = seen.map((c) => Math.min(1, Math.max(0, c)))
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))

test.each(Object.entries(vision))('the six chart series stay apart for %s', (kind, matrix) => {
  for (const index of [0, 1]) {
    const seen = ([1, 2, 3, 4, 5, 6] as const).map((n) => lab(colors[`chart.${n}`][index] ?? '', matrix))
    const close = seen.flatMap((a, i) =>
      seen.slice(i + 1).map((b, j) => [distance(a, b), `${i + 1}/${i + j + 2}`] as const),
    )
    const [nearest] = close.sort((p, q) => p[0] - q[0])
    expect(nearest?.[0], `${themes[index]} ${kind} ${nearest?.[1]}`).toBeGreaterThan(14)
  }
})

test.each(Object.entries(vision))('neighboring severities stay apart for %s', (kind, matrix) => {
  for (const index of [0, 1]) {
    const [low = [], medium = [], high = []] = severities.map((severity) =>
      lab(colors[`severity.${severity}.solid`][index] ?? '', matrix),
    )
    expect(distance(low, medium), `${themes[index]} ${kind} low/medium`).toBeGreaterThan(12)
    expect(distance(medium, high), `${themes[index]} ${kind} medium/high`).toBeGreaterThan(12)
  }
})

test.each(Object.entries(vision))(
  'a line stays apart from the expected and the previous one for %s',
  (kind, matrix) => {
    for (const index of [0, 1]) {
      const [actual = [], ...others] = (['chart.actual', 'chart.expected', 'chart.previous'] as const).map((name) =>
        lab(colors[name][index] ?? '', matrix),
      )
      for (const [place, other] of others.entries())
        expect(distance(actual, other), `${themes[index]} ${kind} ${place}`).toBeGreaterThan(12)
    }
  },
)

test.each(Object.entries(vision))('a bar of gains stays apart from one of losses for %s', (kind, matrix) => {
  for (const index of [0, 1]) {
    const [good = [], bad = []] = (['good.solid', 'bad.solid'] as const).map((name) =>
      lab(colors[name][index] ?? '', matrix),
    )
    expect(distance(good, bad), `${themes[index]} ${kind}`).toBeGreaterThan(12)
  }
})
