// A small backend of notes with a contract of its own: correct, or with a fault. Ids are numbers from 1.
import type { Settings } from '#tests/conformance/src/judge.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const NOTE = {
  type: 'object',
  required: ['id', 'text'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, text: { type: 'string', minLength: 1, maxLength: 40 } },
}
const refusal = (description: string) => ({ description })
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
export const NOTES_CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/notes': {
      post: {
        operationId: 'createNote',
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['text'],
            additionalProperties: false,
            properties: { text: NOTE.properties.text },
          }),
        },
        responses: {
          201: {
            description: 'Created.',
            content: json(NOTE),
            links: { self: { operationId: 'readNote', parameters: { id: '$response.body#/id' } } },
          },
          400: refusal('Invalid.'),
          401: refusal('No token.'),
        },
      },
    },
    '/notes/{id}': {
      parameters: [id],
      get: {
        operationId: 'readNote',
        responses: {
          200: { description: 'The note.', content: json(NOTE) },
          401: refusal('No token.'),
          404: refusal('Not found.'),
          429: refusal('Too many requests.'),
        },
      },
      delete: {
        operationId: 'deleteNote',
        responses: { 204: { description: 'Gone.' }, 401: refusal('No token.'), 404: refusal('Not found.') },
      },
    },
  },
}

export type NotesFault =
  | 'expired tokens'
  | 'refusals as malformed requests'
  | 'a link to nothing'
  | 'long texts'
  | 'no Retry-After'
  | 'no limit'

export function notesBackend(fault?: NotesFault): NonNullable<Settings['send']> {
  const notes = new Map<string, string>()
  let count = 0
  let readings = 0
  const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
    new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    })
  return async (request) => {
    const { pathname } = new URL(request.url)
    const token = request.headers.get('Authorization')
    const isKnown = token === 'Bearer present-token' || (token === 'Bearer expired-token' && fault === 'expired tokens')
    if (!isKnown) return answer(fault === 'refusals as malformed requests' ? 400 : 401)
    const [, , note] = pathname.split('/')
    if (note === undefined) {
      if (request.method !== 'POST') return answer(405, undefined, { Allow: 'POST' })
      const body: unknown = await request.json().catch(() => undefined)
      const keys = Object.keys(Object(body))
      const text: unknown = Reflect.get(Object(body), 'text')
      const maxLength = fault === 'long texts' ? Number.POSITIVE_INFINITY : NOTE.properties.text.maxLength
      const isValid =
        typeof text === 'string' && text.length > 0 && Array.from(text).length <= maxLength && keys.join() === 'text'
      if (!isValid || !request.headers.get('Content-Type')?.startsWith('application/json')) return answer(400)
      count += 1
      notes.set(String(count), text)
      return answer(201, { id: fault === 'a link to nothing' ? `${count}x` : String(count), text })
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      readings += 1
      const limit = fault === 'no limit' ? Number.POSITIVE_INFINITY : 60
      if (readings > limit) return answer(429, undefined, fault === 'no Retry-After' ? {} : { 'Retry-After': '3600' })
      const text = notes.get(note)
      if (text === undefined) return answer(404)
      return answer(200, request.method === 'HEAD' ? undefined : { id: note, text })
    }
    if (request.method !== 'DELETE') return answer(405, undefined, { Allow: 'GET, HEAD, DELETE' })
    return answer(notes.delete(note) ? 204 : 404)
  }
}

export const NOTES_OVERRIDES = `
callers: { owner: { credentials: { token: present-token } } }
expired: { credentials: { token: expired-token } }
operations: { readNote: { limit: { after: 70 } } }
`
