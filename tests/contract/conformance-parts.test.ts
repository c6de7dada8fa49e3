// Parts that are created inside of another item, such as comments on a post, where the answer is the whole item: they are found, judged and deleted.
import { expect, test } from 'vitest'
import { contractOf, judge, type Settings } from '#tests/conformance/src/judge.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const described = (description: string) => ({ description })
const text = { type: 'string', minLength: 1, maxLength: 80 }
const objectOf = (properties: object) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
const COMMENT = objectOf({ id: { type: 'string' }, text })
const POST = objectOf({ id: { type: 'string' }, title: text, comments: { type: 'array', items: COMMENT } })
const post = { $ref: '#/components/schemas/Post' }
const body = (properties: object) => ({ required: true, content: json(objectOf(properties)) })
const named = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
const REFUSALS = { 400: described('Invalid.'), 401: described('No token.'), 404: described('Not found.') }
const made = { 201: { description: 'The post.', content: json(post) }, ...REFUSALS }
const gone = { 204: described('Gone.'), ...REFUSALS }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Posts', version: '1' },
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: { Post: POST } },
  paths: {
    '/posts': { post: { operationId: 'createPost', requestBody: body({ title: text }), responses: made } },
    '/posts/{postId}': {
      parameters: [named('postId')],
      get: { operationId: 'getPost', responses: { 200: { description: 'It.', content: json(post) }, ...REFUSALS } },
      delete: { operationId: 'deletePost', responses: gone },
    },
    '/posts/{postId}/comments': {
      parameters: [named('postId')],
      post: { operationId: 'createComment', requestBody: body({ text }), responses: made },
    },
    '/posts/{postId}/comments/{commentId}': {
      parameters: [named('postId'), named('commentId')],
      delete: { operationId: 'deleteComment', responses: gone },
    },
  },
}

type Post = { id: string; title: string; comments: { id: string; text: string }[] }

function postsBackend(isForgetful = true): NonNullable<Settings['send']> {
  const posts = new Map<string, Post>()
  let count = 0
  const answer = (status: number, shown?: unknown) =>
    shown === undefined ? new Response(null, { status }) : Response.json(shown, { status })
  return async (request) => {
    if (request.headers.get('Authorization') !== 'Bearer present-token') return answer(401)
    const [, , postId, , commentId] = new URL(request.url).pathname.split('/')
    const isBelow = new URL(request.url).pathname.includes('/comments')
    const found = posts.get(postId ?? '')
    if (postId !== undefined && !found) return answer(404)
    if (request.method === 'POST') {
      const given = Object((await request.json().catch(() => undefined)) as unknown) as Record<string, unknown>
      const value = given[isBelow ? 'text' : 'title']
      const isText = typeof value === 'string' && value.length > 0 && Array.from(value).length <= 80
      if (!isText || Object.keys(given).length > 1) return answer(400)
      count += 1
      if (found) found.comments.push({ id: `c${count}`, text: value })
      else posts.set(`p${count}`, { id: `p${count}`, title: value, comments: [] })
      return answer(201, found ?? posts.get(`p${count}`))
    }
    if (request.method === 'GET') return answer(200, found)
    if (!isBelow) posts.delete(postId ?? '')
    const at = found?.comments.findIndex(({ id }) => id === commentId) ?? -1
    if (isBelow && at < 0) return answer(404)
    if (isBelow && isForgetful) found?.comments.splice(at, 1)
    return answer(204)
  }
}

async function judged(isForgetful: boolean, checks: Settings['checks'] = ['laws']) {
  const { findings, statuses, notes } = await judge({
    url: 'http://posts.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: 'callers: { owner: { credentials: { token: present-token } } }',
    send: postsBackend(isForgetful),
    mayWrite: true,
    checks,
  })
  const told = findings.map(({ rule, operation, seen }) => `${rule} ${operation}: ${seen}`)
  return { told, deletions: statuses.get('deleteComment')?.get(204) ?? 0, notes }
}

test('a comment has the id that it has in the post, and is deleted by it', async () => {
  const { told, deletions, notes } = await judged(true)
  expect(told).toEqual([])
  expect(deletions).toBeGreaterThan(0)
  expect(notes).toEqual([])
})

test('a comment that stays in the post after its deletion is found', async () => {
  const { told } = await judged(false)
  expect(told.filter((line) => line.startsWith('laws/gone deleteComment'))).toHaveLength(1)
})

test('a comment of which a limit is tried is not compared with the post that its creation answers', async () => {
  const { told } = await judged(true, ['negative'])
  expect(told.filter((line) => line.startsWith('laws/'))).toEqual([])
})
