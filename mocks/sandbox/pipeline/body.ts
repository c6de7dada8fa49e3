import { type Language, Problem, textOf } from '#mocks/sandbox/pipeline/problem.ts'
import type { Route } from '#mocks/sandbox/pipeline/router.ts'
import { bodyErrors, type FieldError, isBodyOptional } from '#mocks/sandbox/pipeline/validate.ts'

const MOST_JSON_BYTES = 1024 * 1024
const MOST_UPLOAD_BYTES = 201 * 1024 * 1024

export type ReadBody = { body: unknown; raw: string }

/** Fields that are not right, each with its messages in the caller's language. */
function invalidFields(errors: FieldError[], language: Language): Problem<422> {
  const fields: Record<string, string[]> = {}
  for (const error of errors) {
    const messages = fields[error.field] ?? []
    const message = messageOf(error, language)
    fields[error.field] = messages.includes(message) ? messages : [...messages, message]
  }
  return new Problem(422, 'invalid-fields', { errors: fields })
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
  if (route.body === null) return { body: undefined, raw: '' }
  const isUpload = route.body === 'multipart/form-data'
  const most = isUpload ? MOST_UPLOAD_BYTES : MOST_JSON_BYTES
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new Problem(413, 'body-too-large')
  const mediaType = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  const isEmpty = mediaType === '' && request.body === null
  if (mediaType !== route.body && !isEmpty) throw new Problem(415, 'unsupported-media-type')
  return isUpload ? readForm(request) : readJson(route, request, language)
}

async function readForm(request: Request): Promise<ReadBody> {
  try {
    return { body: await request.formData(), raw: '' }
  } catch {
    throw new Problem(400, 'malformed-request')
  }
}

async function readJson(route: Route, request: Request, language: Language): Promise<ReadBody> {
  const raw = await request.text()
  if (Buffer.byteLength(raw) > MOST_JSON_BYTES) throw new Problem(413, 'body-too-large')
  if (raw === '' && isBodyOptional(route)) return { body: undefined, raw }
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
