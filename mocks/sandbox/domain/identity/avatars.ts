// Profile images: uploads of the person, served at temporary signed addresses.
import {
  type AddressContext,
  attachFile,
  fileFor,
  isAddressValid,
  type StoredFile,
  shownFile,
} from '#mocks/sandbox/domain/files/files.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Context = AddressContext & { store: Store }

function fileIdOf(url: string, origin: string): string | undefined {
  if (!url.startsWith(`${origin}/files/`) || !URL.canParse(url)) return undefined
  return new URL(url).pathname.split('/').at(-1)
}

/** The uploaded image at an address; undefined if the address was not issued for an upload of this person. */
export async function uploadedPictureOf(context: Context, person: Person, url: string) {
  const id = fileIdOf(url, context.origin)
  const file = id ? await fileFor(context, id, { accountId: null, personId: person.id }) : undefined
  const isOwn = file?.mimeType.startsWith('image/') && isAddressValid(context, file, file.id, new URL(url).searchParams)
  return isOwn ? file : undefined
}

/** Makes an uploaded image permanent. */
export const attachPicture = (store: Store, person: Person, file: StoredFile) =>
  attachFile(store, file, `person:${person.id}`, null)

/** The current signed address of an image; external addresses are unchanged. */
export async function freshAvatarUrl(context: Context, url: string | null): Promise<string | null> {
  const id = url && fileIdOf(url, context.origin)
  if (!id) return url
  const file = await context.store.get('file', id)
  return file ? shownFile(file, context).url : null
}
