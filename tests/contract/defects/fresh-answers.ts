// Defects of answers and input that were planted before another look at the rules of the kit, as teams of backends report them.
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  on,
  rewritten,
  withBody,
  withHeader,
  withJson,
} from '#tests/contract/defects/defect.ts'

const crash = () =>
  new Response('Internal Server Error', {
    status: 500,
    headers: { 'Content-Type': 'text/plain', 'Request-Id': 'none' },
  })

export const FRESH_ANSWER_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'getAnomaly',
    name: 'an unknown id is answered with 200 and null',
    wrap: on('getAnomaly', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? new Response('null', { status: 200, headers: response.headers }) : response
    }),
  },
  {
    kind: 'schema',
    operation: 'getBusinessSurveyResults',
    name: 'a number of nobody is null',
    wrap: on('getBusinessSurveyResults', async (request, send) =>
      changed(await send(request), (body) => (body.responseCount === 0 ? { ...body, responseCount: null } : body)),
    ),
  },
  {
    kind: 'schema',
    operation: 'listNotifications',
    name: 'a filtered list becomes an object with numbered keys',
    wrap: on('listNotifications', async (request, send) => {
      const response = await send(request)
      if (!new URL(request.url).searchParams.has('isRead')) return response
      return changed(response, (body) => ({ ...body, items: Object.fromEntries(Object.entries(body.items as Json[])) }))
    }),
  },
  {
    kind: 'schema',
    operation: 'listAccountUsers',
    name: 'the password hash of each member is listed',
    wrap: on('listAccountUsers', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const members = (await response.clone().json()) as Json[]
      return withBody(
        response,
        members.map((one) => ({
          ...one,
          passwordHash: '$2b$12$KIXQ1o0rVb9nYcVtq7Zx3eUqYpQkzYd0m3x1H7mVwq4dY6u2cS8fK',
        })),
      )
    }),
  },
  {
    kind: 'schema',
    operation: 'listCategories',
    name: 'a join lists an item twice',
    wrap: on('listCategories', async (request, send) => {
      const response = await send(request)
      if (response.status !== 200) return response
      const [first, ...others] = (await response.clone().json()) as Json[]
      return withBody(response, [first, first, ...others])
    }),
  },
  {
    kind: 'headers',
    operation: 'updateAccountTask',
    name: 'the request id of a refusal is not that of its header',
    wrap: on('updateAccountTask', async (request, send) =>
      changed(
        await send(request),
        (body) => ({ ...body, requestId: crypto.randomUUID() }),
        (status) => status >= 400,
      ),
    ),
  },
  {
    kind: 'headers',
    operation: 'getConstants',
    name: 'every answer has the same request id',
    wrap: on('getConstants', async (request, send) =>
      withHeader(await send(request), 'Request-Id', '6f1c2c1e-2f57-4d0a-9f53-6f0f0c1f8f10'),
    ),
  },
  {
    kind: 'headers',
    operation: 'createTicketMessage',
    name: 'a replay does not say that it is one',
    wrap: on('createTicketMessage', async (request, send) =>
      withHeader(await send(request), 'Idempotent-Replayed', undefined),
    ),
  },
  {
    kind: 'languages',
    operation: 'listTickets',
    name: 'a language that is not supported crashes the server',
    wrap: on('listTickets', async (request, send) => {
      const language = request.headers.get('Accept-Language') ?? 'en'
      return /^(en|tr|\*)/i.test(language) ? send(request) : crash()
    }),
  },
  {
    kind: 'languages',
    operation: 'listDesignTypes',
    name: 'only the first language of a weighted list is looked at',
    wrap: on('listDesignTypes', async (request, send) => {
      const [first = 'en'] = (request.headers.get('Accept-Language') ?? 'en').split(',')
      return send(await rewritten(request, { headers: (headers) => headers.set('Accept-Language', first) }))
    }),
  },
  {
    kind: 'input',
    operation: 'createSocialPost',
    name: 'the pattern of the items of a list is not checked',
    wrap: on('createSocialPost', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Array.isArray(body.hashtags)
            ? {
                ...body,
                hashtags: body.hashtags.map((tag: unknown) =>
                  typeof tag === 'string' && tag.length > 0 ? tag.replace(/[\s#]/g, '_') : tag,
                ),
              }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createDesign',
    name: 'a value that a list of unique ones names twice is accepted',
    wrap: on('createDesign', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Array.isArray(body.designTypeIds) ? { ...body, designTypeIds: [...new Set(body.designTypeIds)] } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateSurveyAnswer',
    name: 'an unknown field is ignored',
    wrap: on('updateSurveyAnswer', async (request, send) =>
      send(await withJson(request, (body) => ('tags' in body ? { tags: body.tags } : body))),
    ),
  },
  {
    kind: 'input',
    operation: 'getSurveyComparison',
    name: 'a required parameter that is missing gets a value',
    wrap: on('getSurveyComparison', async (request, send) =>
      send(
        await rewritten(request, {
          url: ({ searchParams }) => {
            if (!searchParams.has('dimension')) searchParams.set('dimension', '2')
          },
        }),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createFile',
    name: 'an upload without its file crashes the server',
    wrap: on('createFile', async (request, send) => {
      const form = await request
        .clone()
        .formData()
        .catch(() => undefined)
      return form && !form.has('file') && request.headers.has('Authorization') ? crash() : send(request)
    }),
  },
  {
    kind: 'input',
    operation: 'updateAnomaly',
    name: 'a list in the place of an object crashes the server',
    wrap: on('updateAnomaly', async (request, send) => {
      const text = await request.clone().text()
      return text.startsWith('[') ? crash() : send(request)
    }),
  },
  {
    kind: 'input',
    operation: 'inviteAccountUser',
    name: 'an address without a domain is accepted',
    wrap: on('inviteAccountUser', async (request, send) => {
      const { email } = await bodyOf(request)
      const isBroken = typeof email === 'string' && email.length > 0 && !/^[^@\s]+@[^@\s]+$/.test(email)
      const address = `invited-${crypto.randomUUID()}@conformance.example`
      return send(isBroken ? await withJson(request, (body) => ({ ...body, email: address })) : request)
    }),
  },
  {
    kind: 'guards',
    operation: 'updateBrandKit',
    name: 'a version that is no number is ignored',
    wrap: on('updateBrandKit', async (request, send) =>
      send(
        await rewritten(request, {
          url: ({ searchParams }) => {
            if (!/^-?\d+$/.test(searchParams.get('expectedVersion') ?? '0')) searchParams.delete('expectedVersion')
          },
        }),
      ),
    ),
  },
]
