// Steps before a call of the conformance kit: what they give belongs to one item, also where the backend gives another one meanwhile.
import { expect, test } from 'vitest'
import { FormFile } from '#tests/conformance/src/http/form.ts'
import { contractOf, judge, type Settings } from '#tests/conformance/src/judge.ts'
import { withIds, withNewIds } from '#tests/conformance/src/steps.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const text = { type: 'string' }
const described = (description: string) => ({ description })
const PICTURES = { type: 'array', uniqueItems: true, minItems: 1, items: text }
const ALBUM = { type: 'object', required: ['id', 'pictureId'], properties: { id: text, pictureId: text } }
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Albums', version: '1' },
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/albums': {
      get: {
        operationId: 'listAlbums',
        responses: {
          200: { description: 'All.', content: json({ type: 'array', items: ALBUM }) },
          401: described('No token.'),
        },
      },
    },
    '/albums/{albumId}/export': {
      post: {
        operationId: 'exportAlbum',
        parameters: [{ name: 'albumId', in: 'path', required: true, schema: text }],
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['pictureIds'],
            additionalProperties: false,
            properties: { pictureIds: PICTURES },
          }),
        },
        responses: {
          204: described('Done.'),
          400: described('Invalid.'),
          401: described('No token.'),
          404: described('Not found.'),
        },
      },
    },
  },
}

/** Albums of one picture each; a further one is finished with each listing. A picture may be named twice. */
function albumsBackend(): NonNullable<Settings['send']> {
  let count = 0
  return async (request) => {
    if (request.headers.get('Authorization') !== 'Bearer present-token') return new Response(null, { status: 401 })
    const [, , album] = new URL(request.url).pathname.split('/')
    if (album === undefined) {
      count += 1
      const all = Array.from({ length: count }, (_, index) => ({ id: `a${index}`, pictureId: `p${index}` }))
      return Response.json(all.toReversed())
    }
    const body: unknown = await request.json().catch(() => undefined)
    const pictures: unknown = Reflect.get(Object(body), 'pictureIds')
    if (!Array.isArray(pictures) || pictures.length === 0 || Object.keys(Object(body)).length > 1)
      return new Response(null, { status: 400 })
    const isOfAlbum = pictures.every((one) => one === album.replace('a', 'p'))
    return new Response(null, { status: isOfAlbum ? 204 : 400 })
  }
}

test('the ids in a body are those of the item that the path names, also where the steps give another one', async () => {
  const overrides = `
callers: { owner: { credentials: { token: present-token } } }
operations:
  exportAlbum:
    after: [{ operation: listAlbums, ids: { albumId: '{/0/id}', pictureId: '{/0/pictureId}' } }]
    body: { pictureIds: ['{pictureId}'] }
`
  const { findings } = await judge({
    url: 'http://albums.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides,
    send: albumsBackend(),
    mayWrite: true,
    checks: ['negative'],
    only: ['exportAlbum'],
  })
  expect(findings.map(({ rule, expected }) => `${rule}: ${expected}`)).toContain(
    'negative/accepted: a documented 4xx, because /pictureIds breaks uniqueItems',
  )
})

test('a file in a form stays a file when ids are put in', () => {
  const file = new FormFile('YQ==', 'a.txt', 'text/plain')
  const form = { file, ownerId: '{ownerId}' }
  const filled = withIds(form, { ownerId: 'usr_1' })
  expect(filled).toEqual({ file, ownerId: 'usr_1' })
  expect(Reflect.get(Object(filled), 'file')).toBe(file)
  const steps = [{ operation: 'createUser', ids: { ownerId: '{/id}' } }]
  const renewed = withNewIds(filled, { ownerId: 'usr_1' }, { ownerId: 'usr_2' }, steps)
  expect(renewed).toEqual({ file, ownerId: 'usr_2' })
  expect(Reflect.get(Object(renewed), 'file')).toBe(file)
})
