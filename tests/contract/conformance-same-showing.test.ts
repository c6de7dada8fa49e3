// A write answers with the same as the reading after it, also where a part answers with its whole, on a small backend of posts.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })
const text = { type: 'string' }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
const body = (schema: unknown) => ({ required: true, content: json(schema) })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const words = { type: 'array', items: text }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Posts', version: '1' },
  components: {
    schemas: {
      Post: object({
        id: text,
        title: text,
        words,
        tags: { ...words, uniqueItems: true },
        comments: { type: 'array', items: object({ id: text, title: text }) },
      }),
      PostRow: object({ id: text, title: text, words }),
    },
  },
  paths: {
    '/posts': {
      get: {
        operationId: 'listPosts',
        responses: { 200: { description: 'The posts.', content: json({ type: 'array', items: ref('PostRow') }) } },
      },
      post: {
        operationId: 'createPost',
        requestBody: body(object({ title: text })),
        responses: { 201: { description: 'The post.', content: json(ref('Post')) } },
      },
    },
    '/posts/{postId}': {
      parameters: [{ name: 'postId', in: 'path', required: true, schema: text }],
      get: {
        operationId: 'readPost',
        responses: { 200: { description: 'The post.', content: json(ref('Post')) }, 404: { description: 'None.' } },
      },
      delete: {
        operationId: 'deletePost',
        responses: { 204: { description: 'Gone.' }, 404: { description: 'None.' } },
      },
    },
    '/posts/{postId}/comments': {
      parameters: [{ name: 'postId', in: 'path', required: true, schema: text }],
      post: {
        operationId: 'createComment',
        requestBody: body(object({ title: text })),
        responses: { 201: { description: 'The post with it.', content: json(ref('Post')) } },
      },
    },
    '/posts/{postId}/comments/{commentId}': {
      parameters: ['postId', 'commentId'].map((name) => ({ name, in: 'path', required: true, schema: text })),
      delete: {
        operationId: 'deleteComment',
        responses: { 204: { description: 'Gone.' }, 404: { description: 'None.' } },
      },
    },
  },
}
type Post = {
  id: string
  title: string
  words: string[]
  tags: string[]
  comments: { id: string; title: string }[]
}
type Change = (post: Post) => unknown
type Faults = { created?: Change; commented?: Change; listed?: Change }

function postsBackend(faults: Faults) {
  const posts: Post[] = []
  const shown = (post: Post, change: Change = () => undefined) => {
    const copy = structuredClone(post)
    change(copy)
    return copy
  }
  let count = 0
  return async (sent: Request): Promise<Response> => {
    const [, , postId, below, commentId] = new URL(sent.url).pathname.split('/')
    const post = posts.find(({ id }) => id === postId)
    if (postId === undefined && sent.method === 'GET') {
      const rows = posts.map((one) => shown(one, faults.listed))
      return Response.json(rows.map(({ id, title, words: some }) => ({ id, title, words: some })))
    }
    if (postId === undefined && sent.method === 'POST') {
      const { title } = (await sent.json()) as Post
      const made = { id: `post-${(count += 1)}`, title, words: ['one', 'two', 'two'], tags: ['b', 'a'], comments: [] }
      posts.push(made)
      return Response.json(shown(made, faults.created), { status: 201 })
    }
    if (!post) return new Response(null, { status: 404 })
    if (below === undefined && sent.method === 'GET') return Response.json({ ...post, tags: post.tags.toSorted() })
    if (below === undefined && sent.method === 'DELETE') posts.splice(posts.indexOf(post), 1)
    if (commentId !== undefined && !post.comments.some(({ id }) => id === commentId))
      return new Response(null, { status: 404 })
    if (commentId !== undefined) post.comments = post.comments.filter(({ id }) => id !== commentId)
    if (sent.method === 'DELETE') return new Response(null, { status: 204 })
    const { title } = (await sent.json()) as Post
    post.comments.push({ id: `comment-${(count += 1)}`, title })
    return Response.json(shown(post, faults.commented), { status: 201 })
  }
}

async function rulesWith(faults: Faults): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://posts.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    checks: ['laws'],
    mayWrite: true,
    send: postsBackend(faults),
  })
  return [...new Set(findings.map(({ rule, operation }) => `${rule} ${operation}`))]
}

test('answers that show what is read are fine, also sets in another order and a part whose whole has the same names', async () => {
  expect(await rulesWith({})).toEqual([])
})

test.each<[string, Faults, string]>([
  [
    'a creation whose answer has a list in another order',
    { created: (post) => Object.assign(post, { words: post.words.toReversed() }) },
    'laws/answered createPost',
  ],
  [
    'a list that shows a list of its items in another order',
    { listed: (post) => Object.assign(post, { words: post.words.toReversed() }) },
    'laws/listed-same listPosts',
  ],
  [
    'the creation of a part whose answer has the text of the whole cut',
    { commented: (post) => (post.title = post.title.slice(0, -1)) },
    'laws/answered createComment',
  ],
  [
    'the creation of a part whose answer leaves a part out',
    { commented: (post) => post.comments.pop() },
    'laws/answered createComment',
  ],
])('%s is found', async (_, faults, rule) => {
  expect(await rulesWith(faults)).toContain(rule)
})
