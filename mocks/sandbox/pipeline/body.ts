import { rm } from 'node:fs/promises'
import { isUploadForm } from '#mocks/sandbox/domain/files/upload-form.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { bytesOf } from '#mocks/sandbox/pipeline/bytes-of.ts'
import { readMultipart } from '#mocks/sandbox/pipeline/multipart.ts'
import type { Route } from '#mocks/sandbox/pipeline/router.ts'
import { unstorableErrors } from '#mocks/sandbox/pipeline/unstorable.ts'
import { bodyErrors, type FieldError, isBodyOptional } from '#mocks/sandbox/pipeline/validate.ts'
import type { FileBytes } from '#mocks/sandbox/store/file-bytes.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const MAX_JSON_BYTES = 1024 * 1024
/** Operations that take more: the source of a page has two million characters, each up to six bytes where it is escaped. */
const MAX_JSON_BYTES_OF: Partial<Record<Route['operationId'], number>> = { createWebPageAnalysis: 12 * 1024 * 1024 }
const MAX_BYTES_WITH_ALL_ERRORS = 32 * 1024
/** No body of the contract is nearly this deep, and recursive code must not overflow the stack. */
const MAX_LEVELS = 64

/** `raw` is the text of a JSON body; `sent` is canonical, so equal bodies are equal whatever their formatting. */
export type ReadBody = { body: unknown; raw: string; sent: unknown }

const NO_BODY: ReadBody = { body: undefined, raw: '', sent: null }

/** Validation errors by field, in the caller's language. */
function invalidFields(errors: FieldError[], language: Language): Problem<422> {
  // A Map, because a field may be called `__proto__` or like another property of every object.
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

/** Returns the validated body of a request, or a Problem: 413, 415, 400 (malformed) or 422 (invalid fields). */
export async function readBody(
  route: Route,
  request: Request,
  language: Language,
  uploads: FileBytes,
): Promise<ReadBody> {
  if (route.body === null) return NO_BODY
  const isUpload = route.body === 'multipart/form-data'
  const contentType = request.headers.get('Content-Type') ?? ''
  const isNamedRight = contentType.split(';')[0]?.trim().toLowerCase() === route.body
  if (isUpload && isNamedRight) return readForm(request, contentType, uploads, language)
  const bytes = await bytesOf(request, MAX_JSON_BYTES_OF[route.operationId] ?? MAX_JSON_BYTES)
  if (!bytes) throw new Problem(413, 'body-too-large')
  // Some programs send a media type without a body.
  if (bytes.byteLength === 0 && isBodyOptional(route)) return NO_BODY
  if (!isNamedRight) throw new Problem(415, 'unsupported-media-type')
  return readJson(route, bytes, language)
}

/** The parts of the form without the boundary between them; a file is represented by its content, not its location. */
async function readForm(
  request: Request,
  contentType: string,
  uploads: FileBytes,
  language: Language,
): Promise<ReadBody> {
  const form = await readMultipart(request, contentType, uploads)
  const { parts, file } = form
  const errors = unstorableErrors(
    Object.fromEntries(parts.map((part) => [part.name, 'value' in part ? part.value : part.fileName])),
  )
  if (errors.length > 0) {
    await discardBody({ body: form, raw: '', sent: null })
    throw invalidFields(errors, language)
  }
  return { body: form, raw: '', sent: { parts, file: file && { type: file.type, size: file.size, hash: file.hash } } }
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null

/** True if arrays and objects are nested deeper than this. */
function isDeeperThan(levels: number, value: unknown): boolean {
  let inside = [value].filter(isNested)
  for (let depth = 1; inside.length > 0; depth += 1) {
    if (depth > levels) return true
    inside = inside.flatMap(Object.values).filter(isNested)
  }
  return false
}

function readJson(route: Route, bytes: Uint8Array, language: Language): ReadBody {
  const raw = new TextDecoder().decode(bytes)
  let body: unknown
  try {
    body = JSON.parse(raw)
  } catch {
    throw new Problem(400, 'malformed-request')
  }
  if (isDeeperThan(MAX_LEVELS, body))
    throw new Problem(400, 'malformed-request', { detail: `The body has more than ${MAX_LEVELS} levels.` })
  const errors = bodyErrors(route, route.body ?? '', body, bytes.byteLength > MAX_BYTES_WITH_ALL_ERRORS)
  if (errors.length > 0) throw invalidFields(errors, language)
  return { body, raw, sent: body }
}

/** Removes an uploaded file that the store did not take over. */
export async function discardBody({ body }: ReadBody): Promise<void> {
  if (isUploadForm(body) && body.file) await rm(body.file.path, { force: true })
}
