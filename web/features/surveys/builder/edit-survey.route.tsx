import { type Survey, SurveyStatus } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { SurveyScreen } from '#web/features/surveys/SurveyScreen.tsx'
import { useSurveyActions } from '#web/features/surveys/use-survey-actions.ts'
import { patterns } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Builder } from './Builder.tsx'
import { type EditedSurvey, editedOf } from './draft.ts'

export const handle = {
  crumb: 'surveys:tab.edit',
  ancestors: [{ crumb: 'surveys:title', to: patterns.surveys }],
}

export function Component() {
  return <SurveyScreen tab="edit">{(survey) => <Editor key={survey.version} survey={survey} />}</SurveyScreen>
}

/** A new version of the survey, by this save or by someone else's, begins the editor anew with what is saved. */
function Editor({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys')
  const actions = useSurveyActions()
  const mayManage = useCan('manageSurveys')
  const isFixed = survey.status !== SurveyStatus.Draft || !mayManage

  async function save({ questions, audience, language, opensAt, ...texts }: EditedSurvey) {
    const asked = isFixed ? {} : { questions, audience, ...(language ? { language } : {}), opensAt: opensAt ?? null }
    await actions.update({ id: survey.id, ...texts, ...asked }, survey.version)
    toaster.show({ tone: 'good', title: t('edit.done') })
    await actions.refresh()
  }

  return (
    <>
      {survey.status === SurveyStatus.Draft ? null : <Notice title={t('edit.fixed')} />}
      <Builder initial={editedOf(survey)} isFixed={isFixed} isReadOnly={!mayManage} onSave={save} />
    </>
  )
}
