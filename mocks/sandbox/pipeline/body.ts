import { createHash } from 'node:crypto'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { bytesOf } from '#mocks/sandbox/pipeline/bytes-of.ts'
import type { Route } from '#mocks/sandbox/pipeline/router.ts'
import { bodyErrors, type FieldError, isBodyOptional } from '#mocks/sandbox/pipeline/validate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const MOST_JSON_BYTES = 1024 * 1024
const MOST_BYTES_WITH_ALL_ERRORS = 32 * 1024
const MOST_UPLOAD_BYTES = 201 * 1024 * 1024
/** No body of the contract comes near it, and whoever walks through one may do so recursively. */
const MOST_LEVELS = 64

/** `raw` is the text of a JSON body; `sent` is what was sent, however it was written down: equal for equal bodies. */
export type ReadBody = { body: unknown; raw: string; sent: unknown }

const NO_BODY: ReadBody = { body: undefined, raw: '', sent: null }

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
export async function readBody(route: Route, request: Request, language: Language): Promise<ReadBody> {
  if (route.body === null) return NO_BODY
  const isUpload = route.body === 'multipart/form-data'
  const contentType = request.headers.get('Content-Type') ?? ''
  const bytes = await bytesOf(request, isUpload ? MOST_UPLOAD_BYTES : MOST_JSON_BYTES)
  if (!bytes) throw new Problem(413, 'body-too-large')
  // Some programs name a media type even where they send nothing.
  if (bytes.byteLength === 0 && isBodyOptional(route)) return NO_BODY
  if (contentType.split(';')[0]?.trim().toLowerCase() !== route.body) throw new Problem(415, 'unsupported-media-type')
  return isUpload ? readForm(bytes, contentType) : readJson(route, bytes, language)
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<ReadBody> {
  try {
    const body = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
    return { body, raw: '', sent: await Promise.all(Array.from(body, ([name, part]) => sentPart(name, part))) }
  } catch {
    throw new Problem(400, 'malformed-request')
  }
}

/** A part of a form without the boundary around it; of a file the hash of its bytes. */
async function sentPart(name: string, part: FormDataEntryValue) {
  if (typeof part === 'string') return { name, text: part }
  const hash = createHash('sha256').update(new Uint8Array(await part.arrayBuffer()))
  return { name, fileName: part.name, type: part.type, hash: hash.digest('hex') }
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null

/** Whether arrays and objects lie in each other deeper than this. */
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
  if (isDeeperThan(MOST_LEVELS, body))
    throw new Problem(400, 'malformed-request', { detail: `The body has more than ${MOST_LEVELS} levels.` })
  const errors = bodyErrors(route, route.body ?? '', body, bytes.byteLength > MOST_BYTES_WITH_ALL_ERRORS)
  if (errors.length > 0) throw invalidFields(errors, language)
  return { body, raw, sent: body }
}
