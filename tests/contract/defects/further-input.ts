// Further defects of input, refusals and languages, as backends have them.
import {
  changed,
  type Defect,
  type Json,
  on,
  rewritten,
  withHeader,
  withJson,
  withStatus,
} from '#tests/contract/defects/defect.ts'

export const FURTHER_INPUT_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'updateTicket',
    name: 'numbers written as text are converted and accepted',
    wrap: on('updateTicket', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.priority === 'string' ? { ...body, priority: Number(body.priority) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateWebhook',
    name: 'null is taken for a field that is left out',
    wrap: on('updateWebhook', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== null || name === 'description')),
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'listNotifications',
    name: 'a size above the greatest one is accepted',
    wrap: on('listNotifications', async (request, send) =>
      send(
        await rewritten(request, {
          url: ({ searchParams }) => {
            if (Number(searchParams.get('pageSize')) > 100) searchParams.set('pageSize', '100')
          },
        }),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createAccountTask',
    name: 'a value of an enumeration is refused',
    wrap: on('createAccountTask', async (request, send) =>
      send(await withJson(request, (body) => (body.priority === 3 ? { ...body, priority: 99 } : body))),
    ),
  },
  {
    kind: 'status',
    operation: 'createUserTask',
    name: 'an invalid field is answered with 409',
    wrap: on('createUserTask', async (request, send) => {
      const response = await send(request)
      if (response.status !== 422) return response
      return changed(
        await withStatus(response, 409),
        (body) => ({ ...body, status: 409, code: 'transition-refused' }),
        () => true,
      )
    }),
  },
  {
    kind: 'headers',
    operation: 'getWebhook',
    name: 'a refusal is sent as text/html',
    wrap: on('getWebhook', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withHeader(response, 'Content-Type', 'text/html; charset=utf-8') : response
    }),
  },
  {
    kind: 'schema',
    operation: 'getTicket',
    name: 'a refusal has no code',
    wrap: on('getTicket', async (request, send) => {
      const response = await send(request)
      return changed(
        response,
        (body: Json) => ({ ...body, code: undefined }),
        (status) => status === 404,
      )
    }),
  },
]
