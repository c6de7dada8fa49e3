import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { FILES_LIMIT_BYTES } from '#mocks/sandbox/domain/files/file-kinds.ts'
import { addFile, deleteFile, fileFor, shownFile } from '#mocks/sandbox/domain/files/files.ts'
import { isUploadForm, type UploadedFile, type UploadForm } from '#mocks/sandbox/domain/files/upload-form.ts'
import { fullName, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const MOST_ALT_TEXT = 500
const MOST_NAME = 255
const MAX_NAMED_USERS = 10
const KNOWN_PARTS = ['file', 'altText']

type Form = { file: UploadedFile; name: string; altText: string | null }

/** The form's parts, or the 422 that names what is wrong with them. */
function readForm({ parts, file }: UploadForm, language: Language) {
  const problems = new FieldProblems(language)
  const named = (name: string) => parts.filter((part) => part.name === name)
  for (const name of new Set(parts.map((part) => part.name)))
    if (!KNOWN_PARTS.includes(name)) problems.add(name, 'field-unknown')
  if (!file) problems.add('file', 'file-missing')
  else if (named('file').length > 1) problems.add('file', 'file-one-only')
  else if (file.size === 0) problems.add('file', 'file-empty')
  else if (file.name.length > MOST_NAME) problems.add('file', 'file-name-too-long')
  const [altText, ...further] = named('altText')
  const text = altText && 'value' in altText ? altText.value : ''
  if (altText && (!('value' in altText) || further.length > 0)) problems.add('altText', 'field-invalid')
  else if (text.length > MOST_ALT_TEXT) problems.add('altText', 'alt-text-too-long', { limit: MOST_ALT_TEXT })
  if (!problems.isEmpty || !file) return problems.answer()
  return { file, name: file.name === '' ? 'file' : file.name, altText: text.trim() || null } satisfies Form
}

type Upload = BaseContext & { person: Person; body: unknown; accountId: string | null }

async function upload(call: Upload) {
  const form = isUploadForm(call.body) ? readForm(call.body, call.language) : undefined
  if (!form) return problem(415, 'unsupported-media-type')
  if ('problem' in form) return form
  const { size, path, inspected: found } = form.file
  if (!found.isTaken) {
    if (found.reason === 'type')
      return problem(415, 'file-type-not-taken', { detail: `The bytes are ${found.mimeType}.` })
    const isVideo = found.mimeType.startsWith('video/')
    return problem(422, 'invalid-fields', { errors: { file: [isVideo ? 'video-damaged' : 'file-damaged'] } })
  }
  const { mimeType, width, height, durationSeconds } = found
  const file = await addFile(call, {
    name: form.name,
    altText: form.altText,
    mimeType,
    width,
    height,
    durationSeconds,
    sizeBytes: size,
    content: { path },
    accountId: call.accountId,
    ownerId: call.person.id,
    uploadedByName: fullName(call.person) || call.person.userName,
  })
  return created(shownFile(file, call))
}

export const file = {
  createTemporaryFile: (call) => upload({ ...call, accountId: null }),
  createFile: (call) => upload(call),

  async listFiles(call) {
    const { store, accountId, query } = call
    const { searchText, currentPage, pageSize, kinds, isUnused } = query
    const where = { accountId, kind: kinds, isUnused, searchText: { contains: searchText?.trim() } }
    const page = await storedPage(store, 'file', { where, order: 'desc', currentPage, pageSize })
    const totals = await store.totals('file', { field: 'accountId', sum: 'sizeBytes' }, { accountId })
    const usedBytes = totals[0]?.sum ?? 0
    return ok({
      ...page,
      items: page.items.map((one) => shownFile(one, call)),
      usedBytes,
      limitBytes: FILES_LIMIT_BYTES,
    })
  },

  async getFile(call) {
    const found = await fileFor(call, call.fileId, { accountId: call.accountId, personId: call.person.id })
    return found ? ok(shownFile(found, call)) : problem(404, 'not-found')
  },

  async updateFile(call) {
    const { store, accountId, fileId, body } = call
    const found = await store.get('file', fileId)
    if (found?.accountId !== accountId) return problem(404, 'not-found')
    const altText = body.altText === undefined ? found.altText : body.altText?.trim() || null
    const changed = { ...found, name: body.name ?? found.name, altText }
    await store.set('file', fileId, changed)
    return ok(shownFile(changed, call))
  },

  async deleteFile(call) {
    const { store, accountId, fileId } = call
    const found = await store.get('file', fileId)
    if (found?.accountId !== accountId) return problem(404, 'not-found')
    if (found.usedBy.length > 0)
      return problem(409, 'file-in-use', { detail: found.usedBy.slice(0, MAX_NAMED_USERS).join(', ') })
    await deleteFile(call, fileId)
    return noContent()
  },
} satisfies SandboxHandlers<'File'>
