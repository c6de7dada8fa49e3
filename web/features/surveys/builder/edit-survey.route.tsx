import { type Survey, SurveyStatus } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useSurvey } from '#web/features/surveys/use-survey.ts'
import { useSurveyActions } from '#web/features/surveys/use-survey-actions.ts'
import { patterns } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useLatestOnConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Builder } from './Builder.tsx'
import { type EditedSurvey, editedOf, isResultOf } from './draft.ts'
import type { SavedSurvey } from './use-survey-draft.ts'

export const handle = {
  crumb: 'surveys:tab.edit',
  ancestors: [{ crumb: 'surveys:title', to: patterns.surveys }],
}

export function Component() {
  const survey = useSurvey()
  return <Editor key={survey.id} survey={survey} />
}

const savedOf = (survey: Survey): SavedSurvey => ({ survey: editedOf(survey), version: survey.version })

function Editor({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys')
  const actions = useSurveyActions()
  const mayManage = useCan('manageSurveys')
  const isFixed = survey.status !== SurveyStatus.Draft || !mayManage
  const { latest, send, clear } = useLatestOnConflict(() => actions.fetchLatest(survey.id))

  async function save({ questions, audience, languageTag, opensAt, ...texts }: EditedSurvey, version: number) {
    const asked = isFixed
      ? {}
      : { questions, audience, ...(languageTag ? { languageTag } : {}), opensAt: opensAt ?? null }
    const saved = await send(
      (own) => actions.update({ id: survey.id, ...texts, ...asked }, own?.version ?? version),
      (other) => (isResultOf(other, { ...texts, ...asked }) ? other : undefined),
    )
    if (!saved) return undefined
    toaster.show({ tone: 'good', title: t('edit.done') })
    await actions.refresh()
    return savedOf(saved)
  }

  return (
    <>
      {survey.status === SurveyStatus.Draft ? null : <Notice title={t('edit.fixed')} />}
      <Builder
        localName={`survey-${survey.id}`}
        saved={savedOf(survey)}
        isFixed={isFixed}
        isReadOnly={!mayManage}
        onSave={save}
        conflict={latest && savedOf(latest)}
        onResolve={clear}
      />
    </>
  )
}
