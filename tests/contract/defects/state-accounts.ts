// Defects of state: what is saved, kept, brought back and deleted (accounts).
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { leftOut, requestWith, textOf } from '#tests/contract/defects/tampering.ts'

export const STATE_ACCOUNTS_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateAccount',
    name: 'the size of the team is answered, but not saved',
    contradicts: 'x-update: merge changes what the body names',
    wrap: on('updateAccount', async (request, send) => {
      const { marketingTeamCount } = await bodyOf(request)
      const isValid = Number.isInteger(marketingTeamCount) && Number(marketingTeamCount) > 0
      if (!isValid || Number(marketingTeamCount) > 100_000) return send(request)
      const response = await send(await withJson(request, (body) => leftOut(body, 'marketingTeamCount')))
      return changed(response, (body) => ({ ...body, marketingTeamCount }))
    }),
  },
  {
    kind: 'state',
    operation: 'createAccount',
    name: 'a web address gets a slash when it is saved',
    contradicts: 'CreateAccountRequest.companyWebSite: what is sent is saved',
    wrap: requestWith('createAccount', (body) => {
      const address = textOf(body.companyWebSite)
      const isHost = /^https?:\/\/[^/]+$/.test(address) && URL.canParse(address)
      return isHost && new URL(address).href === `${address}/` ? { ...body, companyWebSite: `${address}/` } : body
    }),
  },
  {
    kind: 'state',
    operation: 'updateAnnotation',
    name: 'an update answers what was before it',
    wrap: (send) => {
      const known = new Map<unknown, Json>()
      const [isCreation, isUpdate] = [matcher('createAnnotation'), matcher('updateAnnotation')]
      return async (request) => {
        const response = await send(request)
        if (!(isCreation(request) || isUpdate(request)) || response.status >= 300) return response
        const now = await bodyOf(response)
        const before = known.get(now.id)
        known.set(now.id, now)
        return isUpdate(request) && before ? withBody(response, before) : response
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateSavedView',
    name: 'what was deleted can still be updated',
    wrap: (send) => {
      const last = new Map<string, Response>()
      const isUpdate = matcher('updateSavedView')
      return async (request) => {
        const response = await send(request)
        if (!isUpdate(request)) return response
        const key = `${new URL(request.url).pathname} ${request.headers.get('Authorization')}`
        if (response.status === 200) last.set(key, response.clone())
        return response.status === 404 ? (last.get(key)?.clone() ?? response) : response
      }
    },
  },
]
