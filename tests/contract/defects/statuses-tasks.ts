// Defects of statuses (tasks and strategies).
import { bodyOf, changed, type Defect, type Json, on, rewritten, withStatus } from '#tests/contract/defects/defect.ts'
import { leftOut, pathOf } from '#tests/contract/defects/tampering.ts'

/** An update after which a task is what it was before answers with no content. */
const nothingChanged: Defect['wrap'] = (send) => {
  const last = new Map<string, string>()
  return on('updateAccountTask', async (request, next) => {
    const response = await next(request)
    if (response.status !== 200) return response
    const shown = JSON.stringify(leftOut(await bodyOf(response), 'version', 'updatedAt'))
    const isSame = last.get(pathOf(request)) === shown
    last.set(pathOf(request), shown)
    if (!isSame) return response
    return new Response(null, { status: 204, headers: { 'Request-Id': response.headers.get('Request-Id') ?? '' } })
  })(send)
}

export const STATUSES_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'createAccountTask',
    name: 'a creation is answered with 200 instead of 201',
    wrap: on('createAccountTask', async (request, send) => {
      const response = await send(request)
      return response.status === 201 ? withStatus(response, 200) : response
    }),
  },
  {
    kind: 'status',
    operation: 'listAccountTaskHistory',
    name: 'a page behind the last one is not found',
    contradicts: 'responses.200: one page of changes',
    wrap: on('listAccountTaskHistory', async (request, send) => {
      const page = Number(new URL(request.url).searchParams.get('currentPage') ?? 1)
      const response = await send(request.clone())
      if (!response.ok || page < 2) return response
      const { items } = await bodyOf(response)
      const url = (address: URL) => (address.pathname = address.pathname.replace(/[^/]+\/history$/, 'gone/history'))
      if ((items as Json[]).length > 0) return response
      const { pathname } = new URL(request.url)
      return changed(
        await send(await rewritten(request, { url })),
        (body) => ({ ...body, path: pathname }),
        () => true,
      )
    }),
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
    kind: 'status',
    operation: 'updateAccountTask',
    name: 'an update that changes nothing answers with no content',
    contradicts: 'responses.200: the task as it is now',
    wrap: nothingChanged,
  },
  {
    kind: 'status',
    operation: 'previewUserStrategyTarget',
    name: 'a question that stores nothing is answered as a creation',
    contradicts: 'responses: 200; a 201 is not documented',
    wrap: on('previewUserStrategyTarget', async (request, send) => {
      const response = await send(request)
      return response.status === 200 ? withStatus(response, 201) : response
    }),
  },
]
