import { rm } from 'node:fs/promises'
import { isUploadForm } from '#mocks/sandbox/domain/files/upload-form.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { readMultipart } from '#mocks/sandbox/pipeline/multipart.ts'
import type { Route } from '#mocks/sandbox/pipeline/router.ts'
import { bodyErrors, type FieldError, isBodyOptional } from '#mocks/sandbox/pipeline/validate.ts'
import type { FileBytes } from '#mocks/sandbox/store/file-bytes.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const MOST_JSON_BYTES = 1024 * 1024

/** `raw` is the text of a JSON body; of a form its parts with the file's hash, since the same key may not bring another file. */
export type ReadBody = { body: unknown; raw: string }

/** Fields that are not right, each with its messages in the caller's language. */
function invalidFields(errors: FieldError[], language: Language): Problem<422> {
  // A Map, because a field may be named like something every object has (`__proto__`).
  const fields = new Map<string, string[]>()
  for (const error of errors) {
    const messages = fields.get(error.field) ?? []
    const message = messageOf(error, language)
    fields.set(error.field, messages.includes(message) ? messages : [...messages, message])
  }
  return new Problem(422, 'invalid-fields', { errors: Object.fromEntries(fields) })
}

const CODES: Record<string, string> = {
  required: 'field-required',
  additionalProperties: 'field-unknown',
  minLength: 'field-too-short',
  maxLength: 'field-too-long',
  minimum: 'field-too-small',
  maximum: 'field-too-large',
  minItems: 'field-too-few',
  maxItems: 'field-too-many',
  enum: 'field-not-a-choice',
}
const FORMAT_CODES: Record<string, string> = {
  email: 'field-email',
  uri: 'field-url',
  date: 'field-date',
  'date-time': 'field-date',
}

function messageOf({ keyword, params }: FieldError, language: Language): string {
  const code = keyword === 'format' ? FORMAT_CODES[String(params.format)] : CODES[keyword]
  const isEmpty = keyword === 'minLength' && params.limit === 1
  return textOf(isEmpty ? 'field-required' : (code ?? 'field-invalid'), language, { limit: Number(params.limit ?? 0) })
}

/** The body of a request as the contract wants it, or the Problem: 413, 415, 400 (not readable) or 422 (fields). */
export async function readBody(
  route: Route,
  request: Request,
  language: Language,
  uploads: FileBytes,
): Promise<ReadBody> {
  if (route.body === null) return { body: undefined, raw: '' }
  const isUpload = route.body === 'multipart/form-data'
  const contentType = request.headers.get('Content-Type') ?? ''
  const isNamedRight = contentType.split(';')[0]?.trim().toLowerCase() === route.body
  if (isUpload && isNamedRight) return readForm(request, contentType, uploads)
  const bytes = await readAtMost(request, MOST_JSON_BYTES)
  // Some programs name a media type even where they send nothing.
  if (bytes.byteLength === 0 && isBodyOptional(route)) return { body: undefined, raw: '' }
  if (!isNamedRight) throw new Problem(415, 'unsupported-media-type')
  return readJson(route, bytes, language)
}

/** All bytes of a body, or a 413 as soon as there are too many, whether they were announced or not. */
async function readAtMost(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new Problem(413, 'body-too-large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Problem(413, 'body-too-large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The same form has the same text, whatever its boundary was. */
async function readForm(request: Request, contentType: string, uploads: FileBytes): Promise<ReadBody> {
  const form = await readMultipart(request, contentType, uploads)
  const { parts, file } = form
  const raw = JSON.stringify({ parts, file: file && { type: file.type, size: file.size, hash: file.hash } })
  return { body: form, raw }
}

function readJson(route: Route, bytes: Uint8Array, language: Language): ReadBody {
  const raw = new TextDecoder().decode(bytes)
  let body: unknown
  try {
    body = JSON.parse(raw)
  } catch {
    throw new Problem(400, 'malformed-request')
  }
  const errors = bodyErrors(route, route.body ?? '', body)
  if (errors.length > 0) throw invalidFields(errors, language)
  return { body, raw }
}

/** Removes what was received and not taken by the store. */
export async function discardBody({ body }: ReadBody): Promise<void> {
  if (isUploadForm(body) && body.file) await rm(body.file.path, { force: true })
}
