// Texts of a backend in the language that was asked for, and items that are restored twice, on a small backend of posts.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string' }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const POST = object({ id: text, title: text, category: text })
const json = (schema: unknown) => ({ 'application/json': { schema } })
const LANGUAGE = { name: 'Accept-Language', in: 'header', schema: text }
const ID = { name: 'postId', in: 'path', required: true, schema: text }
const done = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  404: { description: 'Not found, or not deleted.' },
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Posts', version: '1' },
  paths: {
    '/posts': {
      parameters: [LANGUAGE],
      get: {
        operationId: 'listPosts',
        'x-localized': ['/*/category'],
        responses: done(200, { type: 'array', items: POST }),
      },
      post: {
        operationId: 'createPost',
        requestBody: { content: json(object({ title: text })) },
        responses: done(201, POST),
      },
    },
    '/posts/{postId}': {
      parameters: [ID, LANGUAGE],
      get: { operationId: 'getPost', responses: done(200, POST) },
      delete: { operationId: 'deletePost', responses: done(204) },
    },
    '/posts/{postId}/restore': {
      parameters: [ID, LANGUAGE],
      post: { operationId: 'restorePost', responses: done(200, POST) },
    },
  },
}
type Fault = 'drafts in English' | 'restored twice'

/** A published post, beside the drafts that a run makes. */
function backend(fault?: Fault) {
  const posts = new Map([['post-1', { title: 'One', isDraft: false, isDeleted: false }]])
  const shown = (id: string, language: string) => {
    const { title = '', isDraft = true } = posts.get(id) ?? {}
    const isTurkish = language.startsWith('tr') && !(fault === 'drafts in English' && isDraft)
    return { id, title, category: isTurkish ? 'Doğa sporları' : 'Outdoor sports' }
  }
  return async (request: Request): Promise<Response> => {
    const [, , id = '', action] = new URL(request.url).pathname.split('/')
    const language = request.headers.get('accept-language') ?? 'en'
    const post = posts.get(id)
    if (id === '') {
      if (request.method !== 'POST')
        return Response.json([...posts].flatMap(([own, { isDeleted }]) => (isDeleted ? [] : [shown(own, language)])))
      const { title = '' } = Object(await request.json()) as { title?: string }
      const made = `post-${posts.size + 1}`
      posts.set(made, { title, isDraft: true, isDeleted: false })
      return Response.json(shown(made, language), { status: 201 })
    }
    if (!post) return new Response(null, { status: 404 })
    if (action === 'restore') {
      if (!post.isDeleted) return new Response(null, { status: fault === 'restored twice' ? 409 : 404 })
      post.isDeleted = false
      return Response.json(shown(id, language))
    }
    if (post.isDeleted) return new Response(null, { status: 404 })
    if (request.method !== 'DELETE') return Response.json(shown(id, language))
    post.isDeleted = true
    return new Response(null, { status: 204 })
  }
}

async function foundWith(fault?: Fault): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://posts.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: 'languages: [en, tr]',
    checks: ['answers', 'laws', 'workflows'],
    mayWrite: true,
    send: backend(fault),
  })
  const found = findings.map(({ rule, operation }) => `${rule} ${operation}`)
  return ['answers/localized listPosts', 'answers/status restorePost'].filter((one) => found.includes(one))
}

test('texts in both languages and a second restoration that finds nothing are fine', async () => {
  expect(await foundWith()).toEqual([])
})

test.each<[string, Fault, string]>([
  ['a text of some items that is not translated', 'drafts in English', 'answers/localized listPosts'],
  ['another status for what is not deleted', 'restored twice', 'answers/status restorePost'],
])('%s is found', async (_, fault, found) => {
  expect(await foundWith(fault)).toEqual([found])
})
