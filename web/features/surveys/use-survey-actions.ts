import {
  useCreateBusinessSurveyMutation,
  useDeleteBusinessSurveyMutation,
  useRestoreBusinessSurveyMutation,
  useUpdateBusinessSurveyMutation,
} from '@adwright/sdk/react-query'
import type { SurveyDraft, SurveyUpdate } from '@adwright/sdk/types'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'

/** Creates, changes, deletes and restores surveys. */
export function useSurveyActions() {
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
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
      ),
    create: (body: SurveyDraft) => create({ path, body, headers: intentKey(body) }),
    update: (body: SurveyUpdate, expectedVersion: number) => update({ path, body, query: { expectedVersion } }),
    remove: (id: string) => remove({ path: { accountId, id } }),
    restore: (id: string) => restore({ path: { accountId, id } }),
  }
}
