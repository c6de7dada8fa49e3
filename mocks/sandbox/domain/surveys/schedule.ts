import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { surveyBy, surveyDueAt } from '#mocks/sandbox/domain/surveys/survey.ts'
import { dueBy, noteDue } from '#mocks/sandbox/store/agenda.ts'

/** Opens and closes surveys whose time has come by a moment. */
export async function advanceSurveys({ store: root }: Pick<SystemContext, 'store'>, until: Date): Promise<void> {
  const due = await dueBy(root, 'survey', until)
  if (due.length === 0) return
  await root.transaction(async (store) => {
    for (const id of due) {
      const survey = await store.update('survey', id, (stored) => surveyBy(stored, until))
      await noteDue(store, 'survey', id, survey ? surveyDueAt(survey) : null)
    }
  })
}
