// Defects of access: roles, tenants, persons and sessions that are not checked somewhere (integrations).
import { type Defect, matcher } from '#tests/contract/defects/defect.ts'
import { pathOf, withCallers } from '#tests/contract/defects/tampering.ts'

export const ACCESS_INTEGRATIONS_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'listLinkedInOrganizations',
    name: 'a cache answers before the membership is checked',
    contradicts: 'Access: a foreign id answers 404 as an unknown one does',
    wrap: (send) => {
      const isMeant = matcher('listLinkedInOrganizations')
      const kept = new Map<string, string>()
      return async (request) => {
        const response = await send(request)
        if (!isMeant(request)) return response
        if (response.status === 200) kept.set(pathOf(request), await response.clone().text())
        const text = kept.get(pathOf(request))
        if (response.status !== 404 || text === undefined) return response
        return new Response(text, { status: 200, headers: response.headers })
      }
    },
  },
  {
    kind: 'authorization',
    operation: 'getAnalyticsIntegration',
    name: 'a viewer is refused',
    contradicts: 'x-min-role: viewer',
    wrap: withCallers('getAnalyticsIntegration', async (request, send, callers) => {
      const response = await send(request)
      if (!callers.emailOf(request).startsWith('maria-antonia')) return response
      const path = pathOf(request)
      const problem = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'roleTooLow', path }
      return new Response(JSON.stringify(problem), {
        status: 403,
        headers: { 'Content-Type': 'application/json', 'Request-Id': response.headers.get('Request-Id') ?? '' },
      })
    }),
  },
]
