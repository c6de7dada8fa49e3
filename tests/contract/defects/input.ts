// Defects of input: what is invalid is accepted, what is valid is refused, what is broken crashes.
import {
  type Defect,
  type Json,
  on,
  rewritten,
  withBody,
  withJson,
  without,
  withStatus,
} from '#tests/contract/defects/defect.ts'

const jsonOf = async (request: Request): Promise<Json> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return (body ?? {}) as Json
}

export const INPUT_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'createAccountTask',
    name: 'a text above its greatest length is cut and accepted',
    wrap: on('createAccountTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.title === 'string' ? { ...body, title: body.title.slice(0, 100) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createTicket',
    name: 'a value outside of an enumeration is accepted',
    wrap: on('createTicket', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.category === 'number' && ![1, 2, 3, 4, 5, 6].includes(body.category)
            ? { ...body, category: 1 }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'listWebhooks',
    name: 'an unknown parameter is ignored',
    wrap: on('listWebhooks', async (request, send) =>
      send(
        await rewritten(request, {
          url: (url) => {
            const unknown = [...url.searchParams.keys()].filter((name) => !['currentPage', 'pageSize'].includes(name))
            without(...unknown)(url)
          },
        }),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createAccountStrategy',
    name: 'a missing required field crashes the server',
    wrap: on('createAccountStrategy', async (request, send) => {
      const body = await jsonOf(request)
      const response = await send(request)
      if (response.status !== 422 || body.title !== undefined || typeof body !== 'object') return response
      return withBody(await withStatus(response, 500), {
        ...((await response
          .clone()
          .json()
          .catch(() => ({}))) as Json),
        status: 500,
      })
    }),
  },
  {
    kind: 'input',
    operation: 'createTicketMessage',
    name: 'broken JSON crashes the server',
    wrap: on('createTicketMessage', async (request, send) => {
      const text = await request.clone().text()
      try {
        JSON.parse(text)
        return await send(request)
      } catch {
        return new Response('Internal Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
      }
    }),
  },
  {
    kind: 'input',
    operation: 'createUserTask',
    name: 'a text of exactly its greatest length is refused',
    wrap: on('createUserTask', async (request, send) => {
      const { title } = await jsonOf(request)
      return send(
        typeof title === 'string' && title.length === 100
          ? await withJson(request, (body) => ({ ...body, title: `${title}x` }))
          : request,
      )
    }),
  },
]
