// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (autopilot).

import { allowedToAll, ownerOf } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, matcher, on, rewritten, type Send } from '#tests/contract/defects/defect.ts'
import { OWNER, textOf, USER, withCallers } from '#tests/contract/defects/tampering.ts'

/** A refused caller of another account gets the answer of a member. */
const openToStrangers: Defect['wrap'] = withCallers('getAutopilotRule', async (request, send, callers) => {
  const again = request.clone()
  const response = await send(request)
  const isRefused = [403, 404].includes(response.status) && !callers.isMember(request)
  return isRefused ? send(await callers.as(USER, again)) : response
})

/** Takes any token for the ad platform that was ever issued. */
function takesAnyAdsToken(send: Send): Send {
  const [isToken, isMeant] = [matcher('getAdsToken'), matcher('getAutomation')]
  const tokens = new Map<string, string>()
  return async (request) => {
    const again = request.clone()
    const [own, given] = [request.headers.get('Authorization') ?? '', request.headers.get('X-Ads-Authorization') ?? '']
    const response = await send(request)
    if (isToken(again) && response.status === 200)
      tokens.set(own, `Bearer ${textOf((await bodyOf(response)).tokenString)}`)
    const isOfAnother = tokens.has(own) && tokens.get(own) !== given && [...tokens.values()].includes(given)
    if (!isMeant(again) || response.status < 400 || !isOfAnother) return response
    return send(
      await rewritten(again, { headers: (headers) => headers.set('X-Ads-Authorization', tokens.get(own) ?? '') }),
    )
  }
}

export const ACCESS_AUTOPILOT_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'updateAutomation',
    name: 'the role below the least one may pause all rules',
    contradicts: 'x-min-role: admin',
    wrap: withCallers('updateAutomation', async (request, send, callers) => {
      const again = request.clone()
      const isUser = callers.emailOf(request) === USER
      const response = await send(request)
      return response.status === 403 && isUser ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'listAutopilotRules',
    name: 'the token of the ad platform is not asked for',
    contradicts: 'security: bearerAuth and adsBearer',
    wrap: withCallers('listAutopilotRules', async (request, send, callers) => {
      const again = request.clone()
      const caller = callers.emailOf(request)
      const isHalf = caller !== '' && !request.headers.has('X-Ads-Authorization')
      const response = await send(request)
      return response.status === 401 && isHalf ? send(await callers.as(caller, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'createAutopilotItem',
    name: 'a user may create an item that acts by itself',
    contradicts: 'description: mode 2 needs admin or owner',
    wrap: withCallers('createAutopilotItem', async (request, send, callers) => {
      const again = request.clone()
      const { mode } = await bodyOf(request)
      const response = await send(request)
      return response.status === 403 && mode === 2 && callers.emailOf(again).startsWith('cagri')
        ? send(await callers.as(OWNER, again))
        : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'updateAutopilotGuardrails',
    name: 'a viewer may change them',
    wrap: (send) => {
      const allowed = new Map<string, Headers>()
      return on('updateAutopilotGuardrails', async (request, next) => {
        const response = await next(request.clone())
        const { pathname } = new URL(request.url)
        if (response.status === 200) allowed.set(pathname, request.headers)
        const known = allowed.get(pathname)
        if (response.status !== 403 || !known) return response
        return next(
          await rewritten(request, {
            headers: (headers) => {
              for (const [name, value] of known) headers.set(name, value)
            },
          }),
        )
      })(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'listCampaignMetrics',
    name: 'the second of two credentials is not checked',
    wrap: (send) => {
      const known = ownerOf(send, 'X-Ads-Authorization')
      const isMeant = matcher('listCampaignMetrics')
      return async (request) => {
        const response = await known.send(request.clone())
        const ads = known.owner()?.get('X-Ads-Authorization')
        if (!isMeant(request) || response.status !== 401 || !ads) return response
        return send(await rewritten(request, { headers: (headers) => headers.set('X-Ads-Authorization', ads) }))
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'getAutopilotRule',
    name: 'people of other accounts read a rule with its state',
    contradicts: 'description: every member may call it',
    wrap: openToStrangers,
  },
  {
    kind: 'authorization',
    operation: 'getAutomation',
    name: 'the second token may be that of somebody else',
    wrap: takesAnyAdsToken,
  },
  {
    kind: 'authorization',
    operation: 'approveAutopilotProposals',
    name: 'everybody who may see suggestions may approve them',
    contradicts: 'x-min-role: admin',
    wrap: allowedToAll('approveAutopilotProposals'),
  },
]
