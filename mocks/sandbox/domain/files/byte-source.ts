// Random access to bytes of a file on disk or in memory.
import type { FileHandle } from 'node:fs/promises'

export type ByteSource = {
  size: number
  /** Reads `length` bytes from `at` on, fewer at the end. */
  read: (at: number, length: number) => Promise<DataView>
}

const BLOCK_BYTES = 64 * 1024

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

export const memorySource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (at, length) => Promise.resolve(viewOf(bytes.subarray(at, at + length))),
})

/** The bytes of an open file, read in blocks so that nearby reads are served from memory. */
export function fileSource(handle: FileHandle, size: number): ByteSource {
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
