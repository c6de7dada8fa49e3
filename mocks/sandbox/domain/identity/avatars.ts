// The picture of a person: one of the person's own uploads, shown under a fresh address each time.
import {
  type Addressing,
  fileFor,
  isAddressValid,
  keepFile,
  type StoredFile,
  shownFile,
} from '#mocks/sandbox/domain/files/files.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Context = Addressing & { store: Store }

function fileIdOf(url: string, origin: string): string | undefined {
  if (!url.startsWith(`${origin}/files/`) || !URL.canParse(url)) return undefined
  return new URL(url).pathname.split('/').at(-1)
}

/** The uploaded picture an address names; undefined when the service has not given this address for an upload of the person. */
export async function pictureOf(context: Context, person: Person, url: string) {
  const id = fileIdOf(url, context.origin)
  const file = id ? await fileFor(context, id, { accountId: null, personId: person.id }) : undefined
  const isOwn = file?.mimeType.startsWith('image/') && isAddressValid(context, file, file.id, new URL(url).searchParams)
  return isOwn ? file : undefined
}

/** Keeps an uploaded picture for good. */
export const keepPicture = (store: Store, person: Person, file: StoredFile) =>
  keepFile(store, file, `person:${person.id}`, null)

/** The address a picture is read at now; addresses that are not of this service stay as they are. */
export async function freshAvatarUrl(context: Context, url: string | null): Promise<string | null> {
  const id = url && fileIdOf(url, context.origin)
  if (!id) return url
  const file = await context.store.get('file', id)
  return file ? shownFile(file, context).url : null
}
