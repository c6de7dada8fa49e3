// Defects of statuses (content).
import { type Defect, on, withStatus } from '#tests/contract/defects/defect.ts'

export const STATUSES_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'deleteSurveyAnswer',
    name: 'the deletion of what is not there succeeds',
    contradicts: 'responses.404',
    wrap: on('deleteSurveyAnswer', async (request, send) => {
      const response = await send(request)
      if (response.status !== 404) return response
      return new Response(null, { status: 204, headers: { 'Request-Id': response.headers.get('Request-Id') ?? '' } })
    }),
  },
  {
    kind: 'status',
    operation: 'getBusinessSurvey',
    name: 'what is not there is gone',
    contradicts: 'responses: 404; a 410 is not documented',
    wrap: on('getBusinessSurvey', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? withStatus(response, 410) : response
    }),
  },
]
