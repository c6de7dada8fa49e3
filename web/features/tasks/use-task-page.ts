import { listAccountTasksOptions, listUserTasksOptions } from '@adwright/sdk/react-query'
import type { ListAccountTasksData } from '@adwright/sdk/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAccount, useUser } from '#web/session/current.ts'

/** Tasks of the team, or the reader's private ones. */
export type Scope = 'team' | 'own'
export type TaskListQuery = NonNullable<ListAccountTasksData['query']>

/** One page of tasks; `userId` is ignored for private tasks. */
export function useTaskPage(scope: Scope, { userId, ...query }: TaskListQuery) {
  const path = { accountId: useAccount().id }
  const own = { userId: useUser().id }
  const assignee = userId === undefined ? {} : { userId }
  const ofTeam = useQuery({
    ...listAccountTasksOptions({ path, query: { ...query, ...assignee } }),
    enabled: scope === 'team',
    placeholderData: keepPreviousData,
  })
  const ofPerson = useQuery({
    ...listUserTasksOptions({ path: own, query }),
    enabled: scope === 'own',
    placeholderData: keepPreviousData,
  })
  return scope === 'team' ? ofTeam : ofPerson
}
