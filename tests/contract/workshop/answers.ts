// The parts of which the workshop's contract is made: its answers, refusals, headers and parameters.
import { type Fields, ref, text } from '#tests/contract/workshop/schemas.ts'

export const json = (schema: unknown) => ({ 'application/json': { schema } })
const requestId = { required: true, schema: { type: 'string', minLength: 8 } }
export const cached = { required: true, schema: text }
export const answer = (description: string, content?: unknown, headers: Fields = {}) => ({
  description,
  headers: { 'X-Request-Id': requestId, ...headers },
  ...(content ? { content } : {}),
})
const problem = (description: string, headers: Fields = {}) =>
  answer(description, json(ref('Problem')), { 'Content-Language': { required: true, schema: text }, ...headers })
export const REFUSALS: Record<number, object> = {
  400: problem('The request cannot be read.'),
  401: problem('No credentials.', { 'WWW-Authenticate': { required: true, schema: text } }),
  403: problem('The role is too low.'),
  404: problem('Not found.'),
  409: problem('A conflict.'),
  412: problem('Another version.'),
  422: problem('A field is wrong.'),
}
export const refusals = (...statuses: number[]) =>
  Object.fromEntries([401, ...statuses].map((one) => [one, REFUSALS[one]]))
export const READ = { 'Cache-Control': cached }
export const tagged = { ...READ, ETag: { required: true, schema: text } }
export const location = { Location: { required: true, schema: text } }
export const query = (name: string, schema: unknown, more: object = {}) => ({ name, in: 'query', schema, ...more })
export const header = (name: string, more: object = {}) => ({ name, in: 'header', schema: text, ...more })
export const path = (name: string) => ({ name, in: 'path', required: true, schema: text })
export const language = header('Accept-Language')
export const body = (schema: unknown) => ({ requestBody: { required: true, content: json(schema) } })
export const key = header('Idempotency-Key')
