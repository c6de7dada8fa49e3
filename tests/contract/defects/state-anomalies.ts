// Defects of state: what is saved, kept, brought back and deleted (anomalies).

import { headersWithoutKey } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  type Send,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { alongside, answerWith, eachOf, listOf, pathOf } from '#tests/contract/defects/tampering.ts'

/** Lists what was deleted as something that is switched off. */
function switchedOffInstead(send: Send): Send {
  const [isDeletion, isList] = [matcher('deleteAnomalyConfiguration'), matcher('listAnomalyConfigurations')]
  const deleted = new Map<string, Json[]>()
  return async (request) => {
    const path = pathOf(request)
    const list = path.replace(/\/[^/]+$/, '')
    const before = isDeletion(request) ? await send(alongside(request, 'GET', list)) : undefined
    const response = await send(request)
    if (before?.status === 200 && response.status === 204) {
      const rows = (await before.json()) as Json[]
      const gone = rows.filter(({ id }) => id === path.slice(list.length + 1))
      deleted.set(list, [...(deleted.get(list) ?? []), ...gone.map((row) => ({ ...row, isEnabled: false }))])
    }
    const kept = deleted.get(path)
    if (!isList(request) || response.status !== 200 || !kept) return response
    return withBody(response, [...((await response.json()) as Json[]), ...kept])
  }
}

export const STATE_ANOMALIES_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateMetricSetting',
    name: 'the answer has the version before the change',
    contradicts: 'parameter expectedVersion: the version the next edit begins with',
    wrap: answerWith('updateMetricSetting', (body) => ({ ...body, version: Math.max(1, Number(body.version) - 1) })),
  },
  {
    kind: 'state',
    operation: 'listReportLinks',
    name: 'no link is listed as one with a password',
    contradicts: 'ReportLink.hasPassword',
    wrap: answerWith(
      'listReportLinks',
      eachOf((row) => ({ ...row, hasPassword: false })),
    ),
  },
  {
    kind: 'state',
    operation: 'createAnomalyConfiguration',
    name: 'a new monitor is answered as enabled and stored as disabled',
    contradicts: 'schema of the body: isEnabled is what is stored, true if left out',
    wrap: on('createAnomalyConfiguration', async (request, send) => {
      const { isEnabled = true } = await bodyOf(request)
      if (isEnabled !== true) return send(request)
      const response = await send(await withJson(request, (body) => ({ ...body, isEnabled: false })))
      return changed(response, (body) => ({ ...body, isEnabled: true }))
    }),
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
    kind: 'state',
    operation: 'listAnomalyConfigurations',
    name: 'monitors that are switched off are left out',
    contradicts: 'description: the monitors of the account',
    wrap: on('listAnomalyConfigurations', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const rows = listOf((await response.clone().json()) as Json)
      return withBody(
        response,
        rows.filter(({ isEnabled }) => isEnabled !== false),
      )
    }),
  },
  {
    kind: 'state',
    operation: 'deleteAnomalyConfiguration',
    name: 'what is deleted is only switched off',
    contradicts: 'responses.204: it is deleted; what is deleted is not listed',
    wrap: switchedOffInstead,
  },
  {
    kind: 'state',
    operation: 'getSharedReport',
    name: 'a link that was deleted still opens',
    wrap: (send) => {
      const opened = new Map<unknown, Response>()
      return on('getSharedReport', async (request, next) => {
        const { shareKey } = await bodyOf(request)
        const response = await next(request)
        if (response.status === 200) opened.set(shareKey, response.clone())
        return response.status >= 400 ? (opened.get(shareKey)?.clone() ?? response) : response
      })(send)
    },
  },
]
