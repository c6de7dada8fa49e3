// Roles where a call needs more than its role: fields that a value needs beside it, and items of another tenant.
import { expect, test } from 'vitest'
import { contractOf, judge } from '#tests/conformance/src/judge.ts'

const text = { type: 'string', minLength: 1, maxLength: 40 }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const POST = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: { title: text, state: { type: 'integer', enum: [1, 2], 'x-min-roles': { '2': 'admin' } }, at: text },
}
const responses = (status: number, schema?: unknown) => ({
  [status]: { description: 'Done.', ...(schema ? { content: json(schema) } : {}) },
  ...Object.fromEntries([400, 401, 403, 404].map((one) => [one, { description: 'Refused.' }])),
})
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Shops', version: '1' },
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/posts': {
      post: {
        operationId: 'createPost',
        'x-min-role': 'user',
        requestBody: { required: true, content: json(POST) },
        responses: responses(201, { type: 'object', properties: { title: text } }),
      },
    },
    '/shops/{shopId}/opening': {
      post: {
        operationId: 'openShop',
        'x-min-role': 'admin',
        parameters: [{ name: 'shopId', in: 'path', required: true, schema: text }],
        responses: responses(204),
      },
    },
  },
}

const SHOPS: Record<string, string> = { admin: 'shop-1', user: 'shop-1', third: 'shop-3', other: 'shop-2' }

/** Posts that only admins schedule (state 2), at a time; and shops of two tenants. With the fault, users schedule, too. */
const backend =
  (isFaulty: boolean) =>
  async (request: Request): Promise<Response> => {
    const caller = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    const refuse = (status: number) => new Response(null, { status })
    if (!['admin', 'user', 'third', 'other'].includes(caller)) return refuse(401)
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/shops')) return refuse(pathname === `/shops/${SHOPS[caller]}/opening` ? 204 : 404)
    const body = Object(await request.json().catch(() => undefined)) as Record<string, unknown>
    if (typeof body.title !== 'string') return refuse(400)
    if (body.state === 2 && caller === 'user' && !isFaulty) return refuse(403)
    if (body.state === 2 && body.at === undefined) return refuse(400)
    return Response.json({ title: body.title }, { status: 201 })
  }

async function rulesWith(isFaulty: boolean): Promise<string[]> {
  const { findings } = await judge({
    url: 'http://shops.test',
    contract: contractOf(JSON.stringify(CONTRACT)),
    overrides: `
roles: [user, admin]
callers:
  admin: { role: admin, ids: { shopId: shop-1 }, credentials: { token: admin } }
  user: { role: user, ids: { shopId: shop-1 }, credentials: { token: user } }
  third: { role: admin, tenant: third, ids: { shopId: shop-3 }, credentials: { token: third } }
  other: { role: admin, tenant: other, ids: { shopId: shop-2 }, credentials: { token: other } }
operations:
  createPost: { body: { title: A post }, forRoles: { at: noon } }
  openShop: { as: other }`,
    checks: ['tenancy'],
    mayWrite: true,
    send: backend(isFaulty),
  })
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

test('members are strangers to the items of another tenant: a 404 is right', async () => {
  expect(await rulesWith(false)).toEqual([])
})

test('a value with a role of its own is sent with the fields that it needs', async () => {
  expect(await rulesWith(true)).toEqual(['tenancy/value-role createPost'])
})
