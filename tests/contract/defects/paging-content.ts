// Defects of pages, orders and totals (posts, files, designs and surveys).

import { asked } from '#tests/contract/defects/common.ts'
import { changed, type Defect, type Json, on } from '#tests/contract/defects/defect.ts'
import { answerWith, listOf, rowsOf } from '#tests/contract/defects/tampering.ts'

export const PAGING_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listSocialNetworkLimits',
    name: 'the networks are in the order of how much text they take',
    contradicts: 'responses.200: the limits, by network',
    wrap: answerWith('listSocialNetworkLimits', (body) =>
      listOf(body).toSorted((one, other) => Number(one.maxCharacters) - Number(other.maxCharacters)),
    ),
  },
  {
    kind: 'paging',
    operation: 'listSurveyHistory',
    name: 'the number of pages is rounded down',
    wrap: on('listSurveyHistory', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        totalPages: Math.floor(Number(body.totalCount) / Number(body.pageSize)),
      })),
    ),
  },
  {
    kind: 'paging',
    operation: 'listFiles',
    name: 'the greatest size of a page is cut to half of it',
    wrap: on('listFiles', async (request, send) =>
      send(
        await asked(request, (one) => {
          if (one.get('pageSize') === '100') one.set('pageSize', '50')
        }),
      ),
    ),
  },
  {
    kind: 'paging',
    operation: 'listDesigns',
    name: 'a page after the last one repeats the last one',
    wrap: on('listDesigns', async (request, send) => {
      const response = await send(request.clone())
      const body = response.status === 200 ? ((await response.clone().json()) as Json) : {}
      if (response.status !== 200 || rowsOf(body).length > 0) return response
      return send(await asked(request, (one) => one.set('currentPage', '1')))
    }),
  },
  {
    kind: 'paging',
    operation: 'listFiles',
    name: 'the total is one too many',
    wrap: on('listFiles', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, totalCount: Number(body.totalCount) + 1 })),
    ),
  },
]
