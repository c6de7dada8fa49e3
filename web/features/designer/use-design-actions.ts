import {
  getDesignOptions,
  useCreateDesignMutation,
  useDeleteDesignMutation,
  useRestoreDesignMutation,
  useUpdateDesignMutation,
  useUpdateDesignVariantMutation,
} from '@adwright/sdk/react-query'
import type { Design, DesignDraft } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useIntentKey, useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'

/** Creates, changes, deletes and restores designs. */
export function useDesignActions() {
  const { id: accountId } = useAccount()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const intent = useLastingIntentKey(`new-design-${accountId}`)
  const create = useCreateDesignMutation()
  const update = useUpdateDesignMutation()
  const remove = useDeleteDesignMutation()
  const restore = useRestoreDesignMutation()
  const mark = useUpdateDesignVariantMutation()
  const pathOf = (automatedDesignerId: string) => ({ accountId, automatedDesignerId })
  return {
    refresh: () => invalidate('listDesigns', 'getDesign', 'getAccountPlanUsage', 'listFiles'),
    async create(body: DesignDraft, isTest: boolean) {
      const headers = intent.headersOf({ body, isTest })
      const created = await create.mutateAsync({ path: { accountId }, query: { test: isTest }, body, headers })
      intent.forget()
      return created
    },
    update: (id: string, body: DesignDraft, expectedVersion: number) =>
      update.mutateAsync({ path: pathOf(id), query: { expectedVersion }, body }),
    remove: (id: string) => ensureDeleted(remove.mutateAsync({ path: pathOf(id) })),
    restore: (id: string) => restore.mutateAsync({ path: pathOf(id), headers: intentKey({ restore: id }) }),
    mark: (id: string, variantId: string, isFavorite: boolean) =>
      mark.mutateAsync({ path: { ...pathOf(id), variantId }, body: { isFavorite } }),
    /** Reads a design as it is saved now. */
    fetchLatest: (id: string): Promise<Design> =>
      queries.fetchQuery({ ...getDesignOptions({ path: pathOf(id) }), staleTime: 0 }),
  }
}
