import {
  getAccountStrategyFigureOptions,
  getAccountStrategyOptions,
  getUserStrategyFigureOptions,
  getUserStrategyOptions,
  listAccountStrategiesOptions,
  listAccountStrategyCheckInsOptions,
  listAccountStrategyEventsOptions,
  listAccountStrategyHistoryOptions,
  listAccountTasksOptions,
  listUserStrategiesOptions,
  listUserStrategyCheckInsOptions,
  listUserStrategyEventsOptions,
  listUserStrategyHistoryOptions,
  listUserTasksOptions,
} from '@adwright/sdk/react-query'
import type { ListAccountStrategiesData } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount, useCan, useCanAnywhere, useUser } from '#web/session/current.ts'

export type StrategyQuery = NonNullable<ListAccountStrategiesData['query']>

/** As many as the limits of a strategy allow to show at a time. */
const WHOLE = { pageSize: 100 } as const

/** True on the screens of a private strategy, whose address says so. */
export const useIsPrivate = (): boolean => useLocation().pathname.startsWith(paths.privateStrategy(''))

/** True if the reader can change strategies of the team, or private ones, which take a role in any account. */
export function useMayManage(isPrivate: boolean): boolean {
  const ofTeam = useCan('manageStrategies')
  const ofPerson = useCanAnywhere('manageStrategies')
  return isPrivate ? ofPerson : ofTeam
}

const useScopes = () => {
  const [{ id: accountId }, { id: userId }] = [useAccount(), useUser()]
  return { team: { accountId }, own: { userId } }
}

/** The strategies of the team, or the private ones of the signed-in person: two groups of operations with the same shapes. */
export function useStrategies(isPrivate: boolean, { userId, ...query }: StrategyQuery, { enabled = true } = {}) {
  const { team, own } = useScopes()
  const teamQuery = useQuery({
    ...listAccountStrategiesOptions({ path: team, query: userId ? { ...query, userId } : query }),
    enabled: enabled && !isPrivate,
  })
  const ownQuery = useQuery({ ...listUserStrategiesOptions({ path: own, query }), enabled: enabled && isPrivate })
  return isPrivate ? ownQuery : teamQuery
}

export function useStrategy(isPrivate: boolean, strategyId: string) {
  const { team, own } = useScopes()
  const teamQuery = useQuery({
    ...getAccountStrategyOptions({ path: { ...team, strategyId } }),
    enabled: !isPrivate,
  })
  const ownQuery = useQuery({ ...getUserStrategyOptions({ path: { ...own, strategyId } }), enabled: isPrivate })
  return isPrivate ? ownQuery : teamQuery
}

export function useStrategySeries(isPrivate: boolean, strategyId: string) {
  const { team, own } = useScopes()
  const teamQuery = useQuery({
    ...getAccountStrategyFigureOptions({ path: { ...team, strategyId } }),
    enabled: !isPrivate,
  })
  const ownQuery = useQuery({ ...getUserStrategyFigureOptions({ path: { ...own, strategyId } }), enabled: isPrivate })
  return isPrivate ? ownQuery : teamQuery
}

export function useCheckIns(isPrivate: boolean, strategyId: string) {
  const { team, own } = useScopes()
  const teamQuery = useQuery({
    ...listAccountStrategyCheckInsOptions({ path: { ...team, strategyId }, query: WHOLE }),
    enabled: !isPrivate,
  })
  const ownQuery = useQuery({
    ...listUserStrategyCheckInsOptions({ path: { ...own, strategyId }, query: WHOLE }),
    enabled: isPrivate,
  })
  return isPrivate ? ownQuery : teamQuery
}

export function useStrategyEvents(isPrivate: boolean, strategyId: string) {
  const { team, own } = useScopes()
  const teamQuery = useQuery({
    ...listAccountStrategyEventsOptions({ path: { ...team, strategyId }, query: WHOLE }),
    enabled: !isPrivate,
  })
  const ownQuery = useQuery({
    ...listUserStrategyEventsOptions({ path: { ...own, strategyId }, query: WHOLE }),
    enabled: isPrivate,
  })
  return isPrivate ? ownQuery : teamQuery
}

/** `isFresh` reads it anew even if it was read a moment ago. */
export function useStrategyHistory(isPrivate: boolean, strategyId: string, { isFresh = false } = {}) {
  const { team, own } = useScopes()
  const options = isFresh ? { staleTime: 0 } : {}
  const teamQuery = useQuery({
    ...listAccountStrategyHistoryOptions({ path: { ...team, strategyId }, query: WHOLE }),
    ...options,
    enabled: !isPrivate,
  })
  const ownQuery = useQuery({
    ...listUserStrategyHistoryOptions({ path: { ...own, strategyId }, query: WHOLE }),
    ...options,
    enabled: isPrivate,
  })
  return isPrivate ? ownQuery : teamQuery
}

type Paging = Pick<StrategyQuery, 'currentPage' | 'pageSize'>

export function useStrategyTasks(
  isPrivate: boolean,
  strategyId: string,
  { enabled = true, paging = WHOLE }: { enabled?: boolean; paging?: Paging } = {},
) {
  const { team, own } = useScopes()
  const teamQuery = useQuery({
    ...listAccountTasksOptions({ path: team, query: { strategyId, ...paging } }),
    enabled: enabled && !isPrivate,
  })
  const ownQuery = useQuery({
    ...listUserTasksOptions({ path: own, query: { strategyId, ...paging } }),
    enabled: enabled && isPrivate,
  })
  return isPrivate ? ownQuery : teamQuery
}
