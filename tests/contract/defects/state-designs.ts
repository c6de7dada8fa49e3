// Defects of state: what is saved, kept, brought back and deleted (designs).

import { headersWithoutKey } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, matcher, on, withJson } from '#tests/contract/defects/defect.ts'
import { alongside, leftOut, pathOf } from '#tests/contract/defects/tampering.ts'

const isFavoriteIn = (design: Json, variantId: string): boolean =>
  ((design.variants ?? []) as Json[]).some(({ id, isFavorite }) => id === variantId && isFavorite === true)

export const STATE_DESIGNS_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateDesign',
    name: 'the small print is answered, but not saved',
    contradicts: 'x-update: replace stores what the body names',
    wrap: on('updateDesign', async (request, send) => {
      const { smallPrint } = await bodyOf(request)
      if (typeof smallPrint !== 'string' || smallPrint.length > 200) return send(request)
      const response = await send(await withJson(request, (body) => leftOut(body, 'smallPrint')))
      return changed(response, (body) => ({ ...body, smallPrint }))
    }),
  },
  {
    kind: 'state',
    operation: 'restoreDesign',
    name: 'what was restored is still listed among the deleted ones',
    wrap: (send) => {
      const deleted = new Map<string, Json>()
      const restored = new Map<string, Json>()
      const [isList, isRestoring] = [matcher('listDesigns'), matcher('restoreDesign')]
      return async (request) => {
        if (isRestoring(request)) {
          const [, group = '', account = '', id = ''] = new URL(request.url).pathname.split('/')
          const address = new URL(`/${group}/${account}?isDeleted=true&pageSize=100`, request.url)
          const { items = [] } = await bodyOf(await send(new Request(address, { headers: headersWithoutKey(request) })))
          for (const item of items as Json[]) deleted.set(String(item.id), item)
          const response = await send(request)
          const item = deleted.get(id)
          if (response.status === 201 && item) restored.set(id, item)
          return response
        }
        const response = await send(request)
        const asked = new URL(request.url).searchParams
        const isFirst = (asked.get('currentPage') ?? '1') === '1' && !asked.has('searchText') && !asked.has('statuses')
        if (!isList(request) || asked.get('isDeleted') !== 'true' || !isFirst || restored.size === 0) return response
        return changed(response, (body) => ({
          ...body,
          items: [...restored.values(), ...(body.items as Json[])],
          totalCount: Number(body.totalCount) + restored.size,
        }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateDesignVariant',
    name: 'a favorite cannot be unmarked',
    contradicts: 'DesignVariantUpdate.isFavorite; x-update: replace',
    wrap: on('updateDesignVariant', async (request, send) => {
      const [again, path] = [request.clone(), pathOf(request)]
      const variantId = path.slice(path.lastIndexOf('/') + 1)
      const design = await bodyOf(await send(alongside(again, 'GET', path.replace(/\/variants\/[^/]+$/, ''))))
      const response = await send(request)
      const isKept = response.ok && isFavoriteIn(design, variantId)
      return isKept ? send(alongside(again, 'PUT', path, { isFavorite: true })) : response
    }),
  },
]
