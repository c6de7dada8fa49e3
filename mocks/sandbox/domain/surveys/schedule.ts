import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { surveyBy, surveyDueAt } from '#mocks/sandbox/domain/surveys/survey.ts'

/** Opens or closes a survey whose time has come. */
export async function advanceSurvey({ store, now }: Pick<JobContext, 'store' | 'now'>, id: string): Promise<void> {
  const survey = await store.update('survey', id, (stored) => surveyBy(stored, now))
  if (survey) await store.jobs.note({ kind: 'survey', subjectId: id, accountId: survey.accountId }, surveyDueAt(survey))
}
