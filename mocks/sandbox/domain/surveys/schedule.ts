import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { surveyAt, surveyDueAt } from '#mocks/sandbox/domain/surveys/survey.ts'

/** Opens or closes a survey that is due. */
export async function advanceSurvey({ store, now }: Pick<JobContext, 'store' | 'now'>, id: string): Promise<void> {
  const survey = await store.update('survey', id, (stored) => surveyAt(stored, now))
  if (survey) await store.jobs.note({ kind: 'survey', subjectId: id, accountId: survey.accountId }, surveyDueAt(survey))
}
