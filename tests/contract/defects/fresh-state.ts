// Defects of writing and guarding that were planted before another look at the rules of the kit, as teams of backends report them.
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  readAgain,
  rewritten,
  withJson,
} from '#tests/contract/defects/defect.ts'

const headersWithoutKey = (request: Request) => {
  const headers = new Headers(request.headers)
  headers.delete('Idempotency-Key')
  headers.delete('Content-Length')
  return headers
}

export const FRESH_STATE_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'createSocialPost',
    name: 'line breaks of a text become spaces',
    wrap: on('createSocialPost', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.text === 'string' ? { ...body, text: body.text.replace(/\r?\n/g, ' ') } : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'createAccountStrategyCheckIn',
    name: 'a number is stored with single precision',
    wrap: on('createAccountStrategyCheckIn', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.value === 'number' && Number.isFinite(Math.fround(body.value))
            ? { ...body, value: Math.fround(body.value) }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'createSocialPostComment',
    name: 'a comment is answered and not there when its post is read',
    wrap: on('getSocialPost', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, comments: [] })),
    ),
  },
  {
    kind: 'state',
    operation: 'deleteAutopilotException',
    name: 'a deletion deletes all items of its list',
    wrap: on('deleteAutopilotException', async (request, send) => {
      const response = await send(request)
      if (response.status !== 204) return response
      const path = new URL(request.url).pathname.split('/').slice(0, -1).join('/')
      const at = (address: string, method: string) =>
        new Request(new URL(address, request.url), { method, headers: request.headers })
      const { items = [] } = await bodyOf(await send(at(path, 'GET')))
      for (const { id } of items as Json[]) await send(at(`${path}/${String(id)}`, 'DELETE'))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'restoreDesign',
    name: 'what was restored is still listed among the deleted ones',
    wrap: (send) => {
      const deleted = new Map<string, Json>()
      const restored = new Map<string, Json>()
      const [isList, isRestoring] = [matcher('listDesigns'), matcher('restoreDesign')]
      return async (request) => {
        if (isRestoring(request)) {
          const [, group = '', account = '', id = ''] = new URL(request.url).pathname.split('/')
          const address = new URL(`/${group}/${account}?isDeleted=true&pageSize=100`, request.url)
          const { items = [] } = await bodyOf(await send(new Request(address, { headers: headersWithoutKey(request) })))
          for (const item of items as Json[]) deleted.set(String(item.id), item)
          const response = await send(request)
          const item = deleted.get(id)
          if (response.status === 201 && item) restored.set(id, item)
          return response
        }
        const response = await send(request)
        const asked = new URL(request.url).searchParams
        const isFirst = (asked.get('currentPage') ?? '1') === '1' && !asked.has('searchText') && !asked.has('statuses')
        if (!isList(request) || asked.get('isDeleted') !== 'true' || !isFirst || restored.size === 0) return response
        return changed(response, (body) => ({
          ...body,
          items: [...restored.values(), ...(body.items as Json[])],
          totalCount: Number(body.totalCount) + restored.size,
        }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateNotifications',
    name: 'nothing is marked as read',
    wrap: on('updateNotifications', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.until === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(body.until)
            ? { ...body, until: '2000-01-01T00:00:00Z' }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'listSocialPostHistory',
    name: 'changes leave no trace in the history',
    wrap: on('listSocialPostHistory', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: (body.items as Json[]).slice(-1),
        totalCount: Math.min(Number(body.totalCount), 1),
        totalPages: Math.min(Number(body.totalPages), 1),
      })),
    ),
  },
  {
    kind: 'state',
    operation: 'createMetricSetting',
    name: 'a field that is left out gets another default',
    wrap: on('createMetricSetting', async (request, send) =>
      send(await withJson(request, (body) => ('consecutivePoints' in body ? body : { ...body, consecutivePoints: 2 }))),
    ),
  },
  {
    kind: 'state',
    operation: 'createUserStrategy',
    name: 'a creation that is refused creates nevertheless',
    wrap: (send) => {
      const accepted = new Map<string, Json>()
      return on('createUserStrategy', async (request, next) => {
        const sent = await bodyOf(request)
        const response = await next(request.clone())
        const key = `${request.url} ${request.headers.get('Authorization')}`
        if (response.status === 201) accepted.set(key, sent)
        const known = accepted.get(key)
        if (response.status !== 422 || !known) return response
        await next(
          new Request(request.url, {
            method: 'POST',
            headers: headersWithoutKey(request),
            body: JSON.stringify(known),
          }),
        )
        return response
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'deleteSocialPost',
    name: 'a deletion that is refused for its version deletes nevertheless',
    wrap: on('deleteSocialPost', async (request, send) => {
      const response = await send(request.clone())
      if (response.status === 409)
        await send(await rewritten(request, { url: ({ searchParams }) => searchParams.delete('expectedVersion') }))
      return response
    }),
  },
  {
    kind: 'guards',
    operation: 'createSavedView',
    name: 'a key that another operation has used is refused',
    wrap: (send) => {
      const isMeant = matcher('createSavedView')
      const used = new Set<string>()
      return async (request) => {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const isUsed = isMeant(request) && used.has(key)
        const response = await send(isUsed ? readAgain(request) : request)
        if (!isMeant(request) && key !== '' && response.ok) used.add(key)
        if (!isUsed) return response
        const { pathname: path } = new URL(request.url)
        const requestId = response.headers.get('Request-Id')
        const told = {
          message: 'This key was used for something else.',
          detail: null,
          status: 409,
          path,
          method: 'POST',
        }
        const headers = { 'Content-Type': 'application/json', 'Request-Id': requestId ?? '' }
        return Response.json({ ...told, code: 'idempotency-key-reused', requestId }, { status: 409, headers })
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateReportLink',
    name: 'an update changes another item, too',
    wrap: on('updateReportLink', async (request, send) => {
      const response = await send(request.clone())
      if (response.status !== 200) return response
      const address = new URL(request.url)
      const id = address.pathname.split('/').at(-1) ?? ''
      const list = address.pathname.slice(0, -id.length - 1)
      const links = await send(new Request(new URL(list, address), { headers: headersWithoutKey(request) }))
      const other = ((await links.json()) as Json[]).find((one) => one.id !== id)
      if (!other) return response
      await send(
        await rewritten(request, {
          url: (url) => {
            url.pathname = `${list}/${String(other.id)}`
            url.searchParams.set('expectedVersion', String(other.version))
          },
        }),
      )
      return response
    }),
  },
  {
    kind: 'workflows',
    operation: 'rejectAutopilotProposals',
    name: 'suggestions that were rejected stay open',
    wrap: on('rejectAutopilotProposals', async (request, send) => {
      const { changeIds } = await bodyOf(request)
      const response = await send(request.clone())
      if (response.status !== 200) return response
      const address = new URL(request.url)
      address.pathname = address.pathname.replace(/reject$/, 'restore')
      const body = JSON.stringify({ changeIds })
      await send(new Request(address, { method: 'POST', headers: headersWithoutKey(request), body }))
      return response
    }),
  },
  {
    kind: 'workflows',
    operation: 'shareUserTask',
    name: 'a task that was shared stays among the own ones',
    wrap: (send) => {
      const shared = new Map<string, Response>()
      const [isSharing, isReading] = [matcher('shareUserTask'), matcher('getUserTask')]
      return async (request) => {
        if (isSharing(request)) {
          const address = request.url.replace(/\/share.*$/, '')
          const before = await send(readAgain(new Request(address, { headers: headersWithoutKey(request) })))
          const response = await send(request)
          if (response.status === 201 && before.status === 200)
            shared.set(`${address} ${request.headers.get('Authorization')}`, before)
          return response
        }
        const response = await send(request)
        if (!isReading(request) || response.status !== 404) return response
        return shared.get(`${request.url} ${request.headers.get('Authorization')}`)?.clone() ?? response
      }
    },
  },
]
