// Images of the sample team.
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { addFile } from '#mocks/sandbox/domain/files/files.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { inLanguage } from '#mocks/sandbox/domain/sample/in-language.ts'
import { drawSamplePicture } from '#mocks/sandbox/domain/sample/sample-picture.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

const PICTURES = [
  { name: 'boots-on-the-ridge.svg', altText: 'A yellow tent below a ridge' },
  {
    name: 'tent-in-snow.svg',
    altText: 'An orange tent on fresh snow at sunrise',
  },
  { name: 'jackets.svg', altText: null },
] as const

/** Adds three images of the account; returns their ids. */
export async function seedPictures(
  runtime: SystemContext,
  account: StoredAccount,
  language: Language,
): Promise<string[]> {
  const { store, clock, newId } = runtime
  const ids: string[] = []
  for (const [variant, { name, altText }] of inLanguage(PICTURES, language).entries()) {
    const { svg, width, height } = drawSamplePicture(variant)
    const bytes = Buffer.from(svg)
    const { id } = await addFile(
      { store, newId, now: new Date(clock.now().getTime() - (90 - variant) * HOUR_MS) },
      {
        name,
        mimeType: 'image/svg+xml',
        sizeBytes: bytes.length,
        width,
        height,
        durationSeconds: null,
        altText,
        uploadedByName: 'Adwright',
        accountId: account.id,
        ownerId: null,
        content: bytes,
      },
    )
    ids.push(id)
  }
  return ids
}
