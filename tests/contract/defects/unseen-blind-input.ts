// Unseen blind defects of input.

import type { BlindDefect } from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, on, rewritten, without } from '#tests/contract/defects/defect.ts'

const UNKNOWN_CODE = { isValid: false, purpose: null, email: null, expiresAt: null, invitation: null }

/** The answer to what should have been refused, with the headers of the refusal. */
const answered = (refusal: Response, body: unknown) =>
  new Response(JSON.stringify(body), { status: 200, headers: refusal.headers })

export const UNSEEN_BLIND_INPUT_DEFECTS: BlindDefect[] = [
  {
    kind: 'input',
    operation: 'deleteSurveyRespondent',
    name: 'a text that is no address is only one of nobody',
    contradicts: 'SurveyRespondent.email: format email',
    wrap: on('deleteSurveyRespondent', async (request, send) => {
      const body = await bodyOf(request)
      const response = await send(request)
      const isText = typeof body.email === 'string' && Object.keys(body).length === 1
      const isOfLength = isText && String(body.email).length >= 6 && String(body.email).length <= 254
      return response.status === 422 && isOfLength ? answered(response, { deletedCount: 0 }) : response
    }),
  },
  {
    kind: 'input',
    operation: 'checkRegistrationCode',
    name: 'a code of any form is only unknown',
    contradicts: 'VerificationCode: minLength 6, maxLength 128, pattern',
    wrap: on('checkRegistrationCode', async (request, send) => {
      const { searchParams } = new URL(request.url)
      const isCodeOnly = [...searchParams.keys()].join() === 'code' && searchParams.get('code') !== ''
      const response = await send(request)
      return response.status === 400 && isCodeOnly ? answered(response, UNKNOWN_CODE) : response
    }),
  },
  {
    kind: 'input',
    operation: 'listAdMetricsByCampaign',
    name: 'an unknown field to sort by is that of the default',
    contradicts: 'orderBy: enum',
    wrap: on('listAdMetricsByCampaign', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 400) return response
      const retried = await send(await rewritten(again, { url: without('orderBy') }))
      return retried.ok ? retried : response
    }),
  },
  {
    kind: 'input',
    operation: 'getWebPageAnalysis',
    name: 'an address without its scheme gets one',
    contradicts: 'Url: pattern ^https?://.+$',
    wrap: on('getWebPageAnalysis', async (request, send) => {
      const url = ({ searchParams }: URL) => {
        const address = searchParams.get('baseUrl') ?? ''
        if (address.length >= 8 && !address.includes('://')) searchParams.set('baseUrl', `https://${address}`)
      }
      return send(await rewritten(request, { url }))
    }),
  },
]
