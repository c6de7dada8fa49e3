// Defects of pages, orders and totals (integrations).
import { type Defect, type Json, on, withBody } from '#tests/contract/defects/defect.ts'

export const PAGING_INTEGRATIONS_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listIntegrations',
    name: 'the last two platforms change places',
    contradicts: 'x-order: platform, asc',
    wrap: on('listIntegrations', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const rows = (await response.clone().json()) as Json[]
      return withBody(response, [...rows.slice(0, -2), ...rows.slice(-2).toReversed()])
    }),
  },
]
