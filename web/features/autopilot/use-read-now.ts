import { getAutopilotItemOptions, listAutopilotVersionsOptions } from '@adwright/sdk/react-query'
import type { AutopilotItem, AutopilotVersion } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { isFailedCall } from '#web/lib/problem.ts'
import { useClient } from './use-client.ts'

const fresh = { meta: { errors: 'inline' }, staleTime: 0 } as const

export interface Now {
  item: AutopilotItem
  /** Undefined where the last change was no save, like a pause. */
  savedBy: Pick<AutopilotVersion, 'savedAt' | 'savedByName'> | undefined
}

/** Somebody has changed the item since it was read: nothing was saved over it. */
export const isChangedMeanwhile = (error: unknown) => isFailedCall(error) && error.code === 'changed-meanwhile'

/** Reads an item as it is by now, and who saved it last. */
export function useReadNow() {
  const { path } = useClient()
  const queries = useQueryClient()
  return async (autopilotId: string): Promise<Now> => {
    const of = { path: { ...path, autopilotId } }
    const [item, [latest]] = await Promise.all([
      queries.fetchQuery({ ...getAutopilotItemOptions(of), ...fresh }),
      queries.fetchQuery({ ...listAutopilotVersionsOptions(of), ...fresh }),
    ])
    const isSave = latest !== undefined && Date.parse(latest.savedAt) === Date.parse(item.updatedAt)
    return { item, savedBy: isSave ? latest : undefined }
  }
}
