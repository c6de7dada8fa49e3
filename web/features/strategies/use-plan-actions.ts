import {
  getAccountStrategyOptions,
  getUserStrategyOptions,
  useCreateAccountStrategyCheckInMutation,
  useCreateAccountStrategyMutation,
  useCreateUserStrategyCheckInMutation,
  useCreateUserStrategyMutation,
  useDeleteAccountStrategyMutation,
  useDeleteUserStrategyMutation,
  useRestoreAccountStrategyMutation,
  useRestoreUserStrategyMutation,
  useUpdateAccountStrategyMutation,
  useUpdateUserStrategyMutation,
} from '@adwright/sdk/react-query'
import type { Strategy, StrategyCheckInDraft, StrategyDraft } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount, useUser } from '#web/session/current.ts'

/** Creates, changes, deletes and restores strategies of the team, or private ones. */
export function usePlanActions(isPrivate: boolean) {
  const [{ id: accountId }, { id: userId }] = [useAccount(), useUser()]
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const creation = useLastingIntentKey(`new-strategy-${isPrivate ? userId : accountId}`)
  const checkIn = useLastingIntentKey('strategy-check-in')
  const team = {
    create: useCreateAccountStrategyMutation().mutateAsync,
    update: useUpdateAccountStrategyMutation().mutateAsync,
    remove: useDeleteAccountStrategyMutation().mutateAsync,
    restore: useRestoreAccountStrategyMutation().mutateAsync,
    checkIn: useCreateAccountStrategyCheckInMutation().mutateAsync,
  }
  const own = {
    create: useCreateUserStrategyMutation().mutateAsync,
    update: useUpdateUserStrategyMutation().mutateAsync,
    remove: useDeleteUserStrategyMutation().mutateAsync,
    restore: useRestoreUserStrategyMutation().mutateAsync,
    checkIn: useCreateUserStrategyCheckInMutation().mutateAsync,
  }

  const refresh = () =>
    isPrivate
      ? invalidate(
          'listUserStrategies',
          'getUserStrategy',
          'getUserStrategyFigure',
          'listUserStrategyCheckIns',
          'listUserStrategyEvents',
          'listUserStrategyHistory',
          'listUserTasks',
        )
      : invalidate(
          'listAccountStrategies',
          'getAccountStrategy',
          'getAccountStrategyFigure',
          'listAccountStrategyCheckIns',
          'listAccountStrategyEvents',
          'listAccountStrategyHistory',
          'listAccountTasks',
          'getWorkspaceAttention',
        )

  return {
    refresh,
    async create(body: StrategyDraft) {
      const headers = creation.headersOf(body)
      const created = isPrivate
        ? await own.create({ path: { userId }, body, headers })
        : await team.create({ path: { accountId }, body, headers })
      creation.forget()
      return created
    },
    update: (strategyId: string, body: StrategyDraft, expectedVersion: number) => {
      const query = { expectedVersion }
      return isPrivate
        ? own.update({ path: { userId, strategyId }, query, body })
        : team.update({ path: { accountId, strategyId }, query, body })
    },
    remove: (strategyId: string, expectedVersion: number) => {
      const query = { expectedVersion }
      return ensureDeleted(
        isPrivate
          ? own.remove({ path: { userId, strategyId }, query })
          : team.remove({ path: { accountId, strategyId }, query }),
      )
    },
    restore: (strategyId: string) =>
      isPrivate ? own.restore({ path: { userId, strategyId } }) : team.restore({ path: { accountId, strategyId } }),
    async checkIn(strategyId: string, body: StrategyCheckInDraft) {
      const headers = checkIn.headersOf({ strategyId, ...body })
      await (isPrivate
        ? own.checkIn({ path: { userId, strategyId }, body, headers })
        : team.checkIn({ path: { accountId, strategyId }, body, headers }))
      checkIn.forget()
    },
    /** Reads a strategy as it is saved now. */
    fetchLatest: (strategyId: string): Promise<Strategy> =>
      isPrivate
        ? queries.fetchQuery({ ...getUserStrategyOptions({ path: { userId, strategyId } }), staleTime: 0 })
        : queries.fetchQuery({ ...getAccountStrategyOptions({ path: { accountId, strategyId } }), staleTime: 0 }),
  }
}
