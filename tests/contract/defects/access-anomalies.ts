// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (anomalies).

import { inSampleAccount } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  rewritten,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { OWNER, USER, withCallers } from '#tests/contract/defects/tampering.ts'

export const ACCESS_ANOMALIES_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'updateAnomalies',
    name: 'ids of another tenant in the body are changed, too',
    contradicts: 'Access: a foreign id answers as an unknown one does; missingIds names those that are not there',
    wrap: withCallers('updateAnomalies', async (request, send, callers) => {
      const again = request.clone()
      const isMember = callers.isMember(request)
      const response = await send(request)
      if (isMember || response.status !== 200) return response
      const { missingIds } = await bodyOf(response)
      if ((missingIds as string[]).length === 0) return response
      return send(await callers.as(OWNER, again, inSampleAccount))
    }),
  },
  {
    kind: 'authorization',
    operation: 'listAnomalyConfigurations',
    name: 'a filter by property finds monitors of all tenants',
    contradicts: 'description: the monitors of the account',
    wrap: withCallers('listAnomalyConfigurations', async (request, send, callers) => {
      const again = request.clone()
      const isMember = callers.isMember(request)
      const response = await send(request)
      const isFiltered = new URL(request.url).searchParams.has('propertyName')
      if (isMember || !isFiltered || response.status !== 200) return response
      return send(await callers.as(OWNER, again, inSampleAccount))
    }),
  },
  {
    kind: 'authorization',
    operation: 'deleteMetricSetting',
    name: 'a setting is deleted below any configuration',
    wrap: (send) => {
      const paths = new Map<string, string>()
      const [isCreation, isDeletion] = [matcher('createMetricSetting'), matcher('deleteMetricSetting')]
      return async (request) => {
        const response = await send(request)
        const { pathname } = new URL(request.url)
        if (isCreation(request) && response.status === 201) {
          const { id } = await bodyOf(response)
          paths.set(String(id), `${pathname}/${String(id)}`)
        }
        const known = paths.get(pathname.split('/').at(-1) ?? '')
        if (!isDeletion(request) || response.status !== 404 || known === undefined || known === pathname)
          return response
        return send(await rewritten(request, { url: (url) => (url.pathname = known) }))
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'createReportLink',
    name: 'the password of a link is not saved, and it opens without',
    wrap: (send) => {
      const locked = new Set<unknown>()
      const [isCreation, isList] = [matcher('createReportLink'), matcher('listReportLinks')]
      return async (request) => {
        if (isCreation(request)) {
          const { password } = await bodyOf(request)
          const isLocked = typeof password === 'string' && password.length >= 8 && password.length <= 128
          if (!isLocked) return send(request)
          const response = await send(await withJson(request, (body) => ({ ...body, password: null })))
          return changed(response, (body) => {
            locked.add(body.id)
            return { ...body, hasPassword: true }
          })
        }
        const response = await send(request)
        if (!isList(request) || response.status !== 200) return response
        const links = (await response.clone().json()) as Json[]
        return withBody(
          response,
          links.map((one) => (locked.has(one.id) ? { ...one, hasPassword: true } : one)),
        )
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'selectAnalyticsProperty',
    name: 'a role below the least one selects the property',
    contradicts: 'x-min-role: admin',
    wrap: withCallers('selectAnalyticsProperty', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isUser = callers.emailOf(again) === USER
      return response.status === 403 && isUser ? send(await callers.as(OWNER, again)) : response
    }),
  },
]
