import { memorySource } from '#mocks/sandbox/domain/files/byte-source.ts'
import { jpegSize } from '#mocks/sandbox/domain/files/image-sizes.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** Gives a photograph the size in which it is shown; for those that were uploaded before their orientation was read. */
export async function measurePhotograph({ store }: { store: Store }, id: string): Promise<void> {
  const bytes = await wholeOf(store.bytes, id)
  const size = bytes && (await jpegSize(memorySource(bytes)))
  if (size && (await store.get('file', id))) await store.set('file', id, size)
}
