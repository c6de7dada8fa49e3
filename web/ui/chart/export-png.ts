/** The texts above the chart in the image. */
export interface PictureWords {
  title: string
  /** The date range and other filters. */
  caption: string
  unit: string
  /** Names of the series with their colours as CSS variables. */
  legend: readonly { label: string; color: string }[]
}

/** Sharp on dense screens and in slides. */
const SCALE = 2
const EDGE = 24
const LINES = { title: 22, caption: 20, legend: 24, unit: 18 }

/** Attributes that replace stylesheet rules, which do not apply in an image. */
const LOOKS = [
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

/** A copy of a drawing that needs no stylesheet. */
export function standalone(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, original] of originals.entries()) {
    const element = copies[index]
    const style = getComputedStyle(original)
    for (const look of LOOKS) {
      const value = style.getPropertyValue(look)
      if (value !== '') element?.setAttribute(look, value)
    }
    element?.removeAttribute('style')
    element?.removeAttribute('class')
  }
  // Fonts of the page are not there inside a picture.
  copy.setAttribute('font-family', 'system-ui, sans-serif')
  return copy
}

async function pictureOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(standalone(svg))
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

/** The value of a colour of the theme in force. */
function resolved(color: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : color
}

/** Draws a chart with its texts on the theme's background; rejects if the browser cannot. */
export async function chartAsPng(svg: SVGSVGElement, words: PictureWords): Promise<Blob> {
  const image = await pictureOf(svg)
  const { clientWidth: width, clientHeight: height } = svg
  const hasLegend = words.legend.length > 1
  const top = EDGE + LINES.title + LINES.caption + (hasLegend ? LINES.legend : 0) + LINES.unit
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * EDGE) * SCALE
  canvas.height = (top + height + EDGE) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  pen.scale(SCALE, SCALE)
  pen.fillStyle = resolved('var(--aw-colors-bg-panel)')
  pen.fillRect(0, 0, canvas.width, canvas.height)

  const family = getComputedStyle(document.body).fontFamily
  const ink = resolved('var(--aw-colors-fg-default)')
  const muted = resolved('var(--aw-colors-fg-muted)')
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
      pen.fillStyle = resolved(color)
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
