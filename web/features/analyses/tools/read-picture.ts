import type { PictureFacts } from './checks/network-fit.ts'
import { measurePixels, type PictureMeasures } from './checks/picture-measures.ts'

/** The longer side at which pixels are measured, so that pictures of all sizes are comparable. */
const MEASURED_SIDE = 512

export type Picture = PictureFacts & PictureMeasures & { name: string }

/** Decodes a picture and measures its pixels; rejects a file that the browser can't read as a picture. */
export async function readPicture(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, MEASURED_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser has no canvas.')
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    const { width, height } = bitmap
    return { name: file.name, mimeType: file.type, bytes: file.size, width, height, ...measurePixels(pixels) }
  } finally {
    bitmap.close()
  }
}
