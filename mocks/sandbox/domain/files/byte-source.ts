// Bytes of which parts are read: a file on disk, or what is in memory already.
import type { FileHandle } from 'node:fs/promises'

export type ByteSource = {
  size: number
  /** The bytes from `at` on, fewer at the end. */
  read: (at: number, length: number) => Promise<DataView>
}

const BLOCK_BYTES = 64 * 1024

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

export const inMemory = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (at, length) => Promise.resolve(viewOf(bytes.subarray(at, at + length))),
})

/** An open file; what is read near to what was read before comes from the same block. */
export function onDisk(handle: FileHandle, size: number): ByteSource {
  let block = { at: 0, bytes: Buffer.alloc(0) }
  const load = async (at: number, length: number) => {
    const bytes = Buffer.alloc(Math.max(length, BLOCK_BYTES))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, at)
    block = { at, bytes: bytes.subarray(0, bytesRead) }
  }
  return {
    size,
    read: async (at, length) => {
      const end = Math.min(at + length, size)
      if (at < block.at || end > block.at + block.bytes.length) await load(at, length)
      return viewOf(block.bytes.subarray(at - block.at, end - block.at))
    },
  }
}
