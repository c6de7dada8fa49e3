import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { photograph } from '#mocks/sandbox/domain/designer/drawing/photograph.fixture.ts'
import { addFile } from '#mocks/sandbox/domain/files/files.ts'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { openDatabase } from '#mocks/sandbox/store/database.ts'
import { uprightPhotographs } from '#mocks/sandbox/store/migrations/055-upright-photographs.ts'

test('a photograph that was kept with the size of the image on its side gets the size in which it is shown', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adwright-photographs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const store = path.join(folder, 'store.sqlite')
  const stored = sharp(await photograph(120, 300)).rotate(-90)
  const before = await createSandbox({ store })
  const kept = (name: string, content: Uint8Array, mimeType: string) =>
    addFile(
      { store: before.store, now: before.clock.now(), newId: before.runtime.newId },
      {
        name,
        mimeType,
        content,
        sizeBytes: content.length,
        width: 300,
        height: 120,
        durationSeconds: null,
        altText: null,
        uploadedByName: 'Mara Lind',
        accountId: 'acc_1',
        ownerId: null,
      },
    )
  const upright = await kept(
    'phone.jpg',
    await stored.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'image/jpeg',
  )
  const wide = await kept('camera.jpg', await stored.clone().jpeg().toBuffer(), 'image/jpeg')
  const drawing = await kept('drawing.png', await stored.clone().png().toBuffer(), 'image/png')
  await before.close()

  // As the migration finds a store that was written before it.
  const { database } = await openDatabase({ location: store })
  await uprightPhotographs.up(database)
  await database.destroy()
  const after = await createSandbox({ store })
  onTestFinished(() => after.close())
  await after.advance()
  const sizeOf = async (id: string) => {
    const file = await after.store.get('file', id)
    return [file?.width, file?.height]
  }
  expect(await sizeOf(upright.id)).toEqual([120, 300])
  expect(await sizeOf(wide.id)).toEqual([300, 120])
  expect(await sizeOf(drawing.id)).toEqual([300, 120])
})
