import { listAutopilotItemsOptions } from '@adwright/sdk/react-query'
import type { Execution } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useCan, useUser } from '#web/session/current.ts'
import { nameOf } from '#web/session/person.ts'

/** Returns why the viewer can't undo the run; undefined if they can. The server has the last word on runs of others. */
export function useUndoDisabledReason({
  autopilotId,
  isUndoable,
  undoneAt,
}: Pick<Execution, 'autopilotId' | 'isUndoable' | 'undoneAt'>): string | undefined {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const user = useUser()
  const mayAny = useCan('undoAnyRun')
  const mayOwn = useCan('undoOwnRuns')
  const items = useQuery({
    ...listAutopilotItemsOptions({ path }),
    enabled: mayOwn && !mayAny,
    meta: { errors: 'toast' },
  })
  if (!isUndoable) return t(undoneAt === null ? 'activity.undo.tooOld' : 'activity.undo.already')
  if (mayAny) return undefined
  if (!mayOwn) return t('rules.reason.user')
  const item = items.data?.find(({ id }) => id === autopilotId)
  return item && item.createdByName !== nameOf(user) ? t('activity.undo.ownOnly') : undefined
}
