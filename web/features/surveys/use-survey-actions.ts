import {
  getBusinessSurveyOptions,
  useCreateBusinessSurveyMutation,
  useDeleteBusinessSurveyMutation,
  useRestoreBusinessSurveyMutation,
  useUpdateBusinessSurveyMutation,
} from '@adwright/sdk/react-query'
import type { Survey, SurveyDraft, SurveyUpdate } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'

/** Creates, changes, deletes and restores surveys. */
export function useSurveyActions() {
  const { id: accountId } = useAccount()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const intent = useLastingIntentKey(`new-survey-${accountId}`)
  const create = useCreateBusinessSurveyMutation().mutateAsync
  const update = useUpdateBusinessSurveyMutation().mutateAsync
  const remove = useDeleteBusinessSurveyMutation().mutateAsync
  const restore = useRestoreBusinessSurveyMutation().mutateAsync
  const path = { accountId }
  return {
    refresh: () =>
      invalidate(
        'listBusinessSurveys',
        'getBusinessSurvey',
        'getBusinessSurveyResults',
        'listSurveyAnswers',
        'listSurveyHistory',
        'getWorkspaceAttention',
      ),
    async create(body: SurveyDraft) {
      const created = await create({ path, body, headers: intent.headersOf(body) })
      intent.forget()
      return created
    },
    update: (body: SurveyUpdate, expectedVersion: number) => update({ path, body, query: { expectedVersion } }),
    remove: (id: string) => ensureDeleted(remove({ path: { accountId, id } })),
    restore: (id: string) => restore({ path: { accountId, id } }),
    /** Reads a survey as it is saved now. */
    fetchLatest: (id: string): Promise<Survey> =>
      queries.fetchQuery({ ...getBusinessSurveyOptions({ path: { accountId, id } }), staleTime: 0 }),
  }
}
