/** The texts above the chart in the image. */
export interface ChartImageLabels {
  title: string
  /** The date range and other filters. */
  caption: string
  unit: string
  /** Names of the series with their colors as CSS variables. */
  legend: readonly { label: string; color: string }[]
}

/** Device pixels per CSS px, so that images are sharp on high-density screens. */
const SCALE = 2
const EDGE = 24
const LINES = { title: 22, caption: 20, legend: 24, unit: 18 }

/** Attributes that replace stylesheet rules, which do not apply in an image. */
const STYLE_PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-size',
  'font-weight',
  'text-anchor',
]

/** Returns a copy of an SVG that needs no stylesheet. */
export function withInlineStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, original] of originals.entries()) {
    const element = copies[index]
    const style = getComputedStyle(original)
    for (const property of STYLE_PROPERTIES) {
      const value = style.getPropertyValue(property)
      if (value !== '') element?.setAttribute(property, value)
    }
    element?.removeAttribute('style')
    element?.removeAttribute('class')
  }
  // Fonts of the page are not available inside an image.
  copy.setAttribute('font-family', 'system-ui, sans-serif')
  return copy
}

async function loadImage(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(withInlineStyles(svg))
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Returns the value of a CSS variable in the current theme. */
function resolveColor(color: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : color
}

/** Draws a chart with its texts on the theme's background; rejects if the browser cannot. */
export async function chartAsPng(svg: SVGSVGElement, words: ChartImageLabels): Promise<Blob> {
  const image = await loadImage(svg)
  const { clientWidth: width, clientHeight: height } = svg
  const hasLegend = words.legend.length > 1
  const top = EDGE + LINES.title + LINES.caption + (hasLegend ? LINES.legend : 0) + LINES.unit
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * EDGE) * SCALE
  canvas.height = (top + height + EDGE) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  pen.scale(SCALE, SCALE)
  pen.fillStyle = resolveColor('var(--aw-colors-bg-panel)')
  pen.fillRect(0, 0, canvas.width, canvas.height)

  const family = getComputedStyle(document.body).fontFamily
  const ink = resolveColor('var(--aw-colors-fg-default)')
  const muted = resolveColor('var(--aw-colors-fg-muted)')
  const write = (text: string, x: number, y: number, font: string, color: string) => {
    pen.font = `${font} ${family}`
    pen.fillStyle = color
    pen.fillText(text, x, y)
  }
  let y = EDGE + 14
  write(words.title, EDGE, y, '600 16px', ink)
  y += LINES.caption
  write(words.caption, EDGE, y, '13px', muted)
  if (hasLegend) {
    y += LINES.legend
    let x = EDGE
    for (const { label, color } of words.legend) {
      pen.fillStyle = resolveColor(color)
      pen.fillRect(x, y - 8, 14, 3)
      write(label, x + 20, y - 3, '12px', muted)
      x += 20 + pen.measureText(label).width + 20
    }
  }
  write(words.unit, EDGE, top - 4, '12px', muted)
  pen.drawImage(image, EDGE, top, width, height)

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png')
  })
}
