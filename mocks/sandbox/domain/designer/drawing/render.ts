// The renderer of SVG, which is the same on every machine.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let wasm: Promise<unknown> | undefined
export const loadRenderer = () =>
  (wasm ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))))

type Rendered = { pixels: Uint8Array; width: number; height: number }

/** Renders at a width and frees the memory of the renderer; `read` gets copies of what it asks for. */
export function render<Result>(svg: string, width: number, read: (image: Rendered) => Result): Result {
  const resvg = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  try {
    const image = resvg.render()
    try {
      return read(image)
    } finally {
      image.free()
    }
  } finally {
    resvg.free()
  }
}
