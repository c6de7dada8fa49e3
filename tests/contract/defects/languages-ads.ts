// Defects of languages (campaigns, metrics, anomalies and analyses).

import type { OperationId } from '@adwright/sdk/server'
import { englishRefusals, inEnglish } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, on, rewritten, withBody } from '#tests/contract/defects/defect.ts'
import { rowsOf } from '#tests/contract/defects/tampering.ts'

/** The first language of a list counts, whatever the weights say. */
const firstLanguage = (operation: OperationId): Defect['wrap'] =>
  on(operation, async (request, send) => {
    const [first] = request.headers.get('Accept-Language')?.split(',') ?? []
    const language = first?.split(';')[0]
    if (language === undefined) return send(request)
    return send(await rewritten(request, { headers: (headers) => headers.set('Accept-Language', language) }))
  })

export const LANGUAGES_ADS_DEFECTS: Defect[] = [
  {
    kind: 'languages',
    operation: 'updateAnomalies',
    name: 'what is wrong with a field is told in English only',
    contradicts: 'Accept-Language: the language of labels and messages',
    wrap: on('updateAnomalies', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 422) return response
      const english = await rewritten(again, { headers: (headers) => headers.set('Accept-Language', 'en-US') })
      const { errors } = await bodyOf(await send(english))
      return changed(
        response,
        (body) => ({ ...body, errors }),
        () => true,
      )
    }),
  },
  {
    kind: 'languages',
    operation: 'getAutopilotRule',
    name: 'one of the texts of a rule is always in English',
    contradicts: 'x-localized: /whyItMatters',
    wrap: on('getAutopilotRule', async (request, send) => {
      const english = await rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en') })
      const response = await send(request)
      if (response.status !== 200) return response
      const { whyItMatters } = await bodyOf(await send(english))
      return withBody(response, { ...(await bodyOf(response)), whyItMatters })
    }),
  },
  {
    kind: 'languages',
    operation: 'listAnalysisPages',
    name: 'what is wrong with a parameter is told in English only',
    contradicts: 'Accept-Language: the language of messages',
    wrap: englishRefusals('listAnalysisPages', 400),
  },
  {
    kind: 'languages',
    operation: 'listSearchTermMetricsByCampaign',
    name: 'the first language of a list counts, not the one with the most weight',
    contradicts: 'Accept-Language: weights',
    wrap: firstLanguage('listSearchTermMetricsByCampaign'),
  },
  {
    kind: 'languages',
    operation: 'listFindings',
    name: 'what to do about a finding is told in English only',
    contradicts: 'x-localized: /items/*/suggestedAction',
    wrap: on('listFindings', async (request, send) => {
      const english = await inEnglish(request.clone())
      const response = await send(request)
      if (!response.ok) return response
      const rows = rowsOf(await bodyOf(await send(english)))
      const textOf = (id: unknown) => rows.find((row) => row.id === id)?.suggestedAction
      return changed(response, (body) => ({
        ...body,
        items: rowsOf(body).map((row) => ({ ...row, suggestedAction: textOf(row.id) ?? row.suggestedAction })),
      }))
    }),
  },
]
