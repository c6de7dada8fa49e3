// Defects of pages, orders and totals (analyses).
import { bodyOf, changed, type Defect, matcher, rewritten } from '#tests/contract/defects/defect.ts'
import { rowsOf } from '#tests/contract/defects/tampering.ts'

export const PAGING_ANALYSES_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listAnalysisPages',
    name: 'each page begins with the last row of the page before',
    contradicts: 'Paging: currentPage from 1; pages divide the list',
    wrap: (send) => {
      const isMeant = matcher('listAnalysisPages')
      return async (request) => {
        const again = request.clone()
        const response = await send(request)
        const page = Number(new URL(again.url).searchParams.get('currentPage') ?? 1)
        if (!isMeant(again) || response.status !== 200 || page < 2) return response
        const before = await rewritten(again, {
          url: (url) => url.searchParams.set('currentPage', String(page - 1)),
        })
        const last = rowsOf(await bodyOf(await send(before))).slice(-1)
        return changed(response, (body) => ({ ...body, items: [...last, ...rowsOf(body).slice(0, -1)] }))
      }
    },
  },
]
