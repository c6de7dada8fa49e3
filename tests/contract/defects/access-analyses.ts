// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (analyses).

import { inSampleAccount } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json } from '#tests/contract/defects/defect.ts'
import { ACCOUNT, OWNER, withCallers } from '#tests/contract/defects/tampering.ts'

export const ACCESS_ANALYSES_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'createAiAnswer',
    name: 'the account of the context is not checked',
    contradicts: 'description: needs role user in the account of the context; a foreign id answers 404',
    wrap: withCallers('createAiAnswer', async (request, send, callers) => {
      const again = request.clone()
      const isMember = callers.isMember(request)
      const { context } = await bodyOf(request)
      const response = await send(request)
      const isForeign = !isMember && (context as Json | undefined)?.accountId === ACCOUNT
      return isForeign && [403, 404].includes(response.status) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAnalysisSource',
    name: 'the analysis is not looked for in the account of the path',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: withCallers('getAnalysisSource', async (request, send, callers) => {
      const again = request.clone()
      const isSignedIn = request.headers.has('Authorization')
      const response = await send(request)
      if (response.status !== 404 || !isSignedIn) return response
      const foreign = await send(await callers.as(OWNER, again, inSampleAccount))
      return foreign.status === 200 ? foreign : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAdCampaignAnalysis',
    name: 'a viewer gets the analysis as well',
    contradicts: 'x-min-role: user',
    wrap: withCallers('getAdCampaignAnalysis', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.status === 403 && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
    }),
  },
]
