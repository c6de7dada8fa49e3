import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'

/** A survey of the account that is not deleted. */
export async function findSurvey({ store, account }: MemberContext, id: string): Promise<StoredSurvey | undefined> {
  const survey = await store.get('survey', id)
  return survey?.accountId === account.id && survey.deletedAt === null ? survey : undefined
}
