/** The size that the header of a PNG names; undefined for other bytes. */
export function imageSize(bytes: Uint8Array | undefined): { width: number; height: number } | undefined {
  if (!bytes || Buffer.from(bytes.subarray(1, 4)).toString() !== 'PNG') return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
