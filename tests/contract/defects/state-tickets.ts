// Defects of state: what is saved, kept, brought back and deleted (tickets).

import { HOUR_MS } from '#tests/contract/defects/common.ts'
import { changed, type Defect, type Json, matcher, on, withJson } from '#tests/contract/defects/defect.ts'
import { rowsOf } from '#tests/contract/defects/tampering.ts'

export const STATE_TICKETS_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'deleteTicket',
    name: 'a deletion is answered with 204 and deletes nothing',
    wrap: on('deleteTicket', async (request, send) => {
      const read = await send(new Request(request.url, { headers: request.headers }))
      return read.status < 300
        ? new Response(null, { status: 204, headers: { 'Request-Id': 'req_deleted1' } })
        : send(request)
    }),
  },
  {
    kind: 'state',
    operation: 'listTicketMessages',
    name: 'the messages of a ticket are those of all tickets',
    wrap: (send) => {
      const all = new Map<unknown, Json>()
      const [isCreation, isList] = [matcher('createTicketMessage'), matcher('listTicketMessages')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) {
          const message = (await response.clone().json()) as Json
          all.set(message.id, message)
        }
        if (!isList(request)) return response
        return changed(response, (body) => {
          const own = new Set(rowsOf(body).map(({ id }) => id))
          const others = [...all.values()].filter(({ id }) => !own.has(id))
          return {
            ...body,
            items: [...rowsOf(body), ...others],
            totalCount: Number(body.totalCount) + others.length,
          }
        })
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateTicket',
    name: 'a merge sets a field that it does not name to its default',
    wrap: on('updateTicket', async (request, send) =>
      send(await withJson(request, (body) => (Array.isArray(body) ? body : { priority: 2, ...body }))),
    ),
  },
  {
    kind: 'state',
    operation: 'createTicket',
    name: 'moments are local times that are marked as UTC',
    wrap: (send) => {
      const [isCreation, isReading] = [matcher('createTicket'), matcher('getTicket')]
      const later = (value: unknown) => new Date(Date.parse(String(value)) + 2 * HOUR_MS).toISOString()
      return async (request) => {
        const response = await send(request)
        if (!isCreation(request) && !isReading(request)) return response
        return changed(response, (body) => ({ ...body, createdAt: later(body.createdAt) }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'deleteTicket',
    name: 'the messages of a deleted ticket can still be read',
    wrap: (send) => {
      const last = new Map<string, Response>()
      const [isDeletion, isMeant] = [matcher('deleteTicket'), matcher('listTicketMessages')]
      const gone = new Set<string>()
      return async (request) => {
        const { pathname } = new URL(request.url)
        const response = await send(request)
        if (isDeletion(request) && response.status === 204) gone.add(`${pathname}/messages`)
        if (!isMeant(request)) return response
        const key = `${pathname} ${request.headers.get('Authorization')}`
        if (response.status === 200) last.set(key, response.clone())
        return response.status === 404 && gone.has(pathname) ? (last.get(key)?.clone() ?? response) : response
      }
    },
  },
]
