// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (posts, files, designs and surveys).

import { foundByItsIdAlone } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, matcher, on, rewritten, withStatus } from '#tests/contract/defects/defect.ts'
import { ACCOUNT, OWNER, pathOf, withCallers } from '#tests/contract/defects/tampering.ts'

/** Who has read a post's metrics in one tenant opens them for all others. */
const metricsOfAnyone: Defect['wrap'] = (send) => {
  const seen = new Map<string, Response>()
  return on('getSocialPostMetrics', async (request, next) => {
    const post = pathOf(request).split('/')[3] ?? ''
    const response = await next(request)
    if (response.ok) seen.set(post, response.clone())
    return response.status === 404 ? (seen.get(post)?.clone() ?? response) : response
  })(send)
}

const secondOf = (request: Request) => new URL(request.url).pathname.split('/')[2] ?? ''

export const ACCESS_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'getSurveyAnswer',
    name: 'a viewer sees the addresses',
    contradicts: 'description: a viewer sees no address',
    wrap: withCallers('getSurveyAnswer', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.ok && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getSocialPostMetrics',
    name: 'another tenant reads what one has read before',
    contradicts: 'Access: a foreign id answers 404',
    wrap: metricsOfAnyone,
  },
  {
    kind: 'authorization',
    operation: 'updateSocialPosts',
    name: 'a change of several takes ids of another tenant',
    wrap: (send) => {
      const created = new Map<unknown, Request>()
      const [isCreation, isMeant] = [matcher('createSocialPost'), matcher('updateSocialPosts')]
      return async (request) => {
        const response = await send(request.clone())
        if (isCreation(request) && response.status === 201) created.set((await bodyOf(response)).id, request.clone())
        if (!isMeant(request) || !request.headers.has('Authorization')) return response
        const { ids } = await bodyOf(request)
        const creations = Array.isArray(ids) ? ids.flatMap((id) => created.get(id) ?? []) : []
        const foreign = creations.find((one) => secondOf(one) !== secondOf(request))
        if (!foreign || response.status === 401) return response
        const token = foreign.headers.get('Authorization') ?? ''
        return send(
          await rewritten(request, {
            url: (url) => (url.pathname = new URL(foreign.url).pathname),
            headers: (headers) => headers.set('Authorization', token),
          }),
        )
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'updateFile',
    name: 'a file of another tenant is renamed below the own account',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: withCallers('updateFile', async (request, send, callers) => {
      const [again, third] = [request.clone(), request.clone()]
      const response = await send(request)
      const [, list = '', account = ''] = /^(\/File\/([^/]+))\//.exec(pathOf(again)) ?? []
      if (response.status !== 404 || account === ACCOUNT) return response
      const own = await send(new Request(new URL(list, again.url), { headers: third.headers }))
      if (own.status !== 200) return response
      const toOwner = (url: URL) => void (url.pathname = url.pathname.replace(`/${account}/`, `/${ACCOUNT}/`))
      const renamed = await send(await callers.as(OWNER, again, toOwner))
      return renamed.ok ? renamed : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getDesign',
    name: 'another tenant learns by 403 that a design exists',
    wrap: (send) => {
      const seen = new Set<string>()
      return on('getDesign', async (request, next) => {
        const response = await next(request)
        const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
        if (response.status === 200) seen.add(id)
        if (response.status !== 404 || !seen.has(id)) return response
        return changed(
          await withStatus(response, 403),
          (body) => ({ ...body, status: 403, code: 'role-too-low' }),
          () => true,
        )
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'deleteBusinessSurvey',
    name: 'a viewer may delete it',
    contradicts: 'x-min-role: user',
    wrap: withCallers('deleteBusinessSurvey', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.status === 403 && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getFile',
    name: 'a file of another tenant is found below the own account',
    wrap: (send) => {
      const last = new Map<string, Response>()
      return on('getFile', async (request, next) => {
        const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
        const response = await next(request)
        if (response.status === 200) last.set(id, response.clone())
        return response.status === 404 ? (last.get(id)?.clone() ?? response) : response
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'getSurveyAnswer',
    name: 'an answer to a survey of another tenant is found below the own account',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: foundByItsIdAlone('getSurveyAnswer', ACCOUNT),
  },
  {
    kind: 'authorization',
    operation: 'deleteDesign',
    name: 'a design of another tenant is deleted below the own account',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: foundByItsIdAlone('deleteDesign', ACCOUNT),
  },
]
