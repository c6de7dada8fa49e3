import { useListSurveyTemplatesQuery } from '@adwright/sdk/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SurveyTemplates } from '#web/features/surveys/list/SurveyTemplates.tsx'
import { useSurveyActions } from '#web/features/surveys/use-survey-actions.ts'
import { savedData } from '#web/lib/saved-data.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { Builder } from './Builder.tsx'
import { type EditedSurvey, emptySurvey, fromTemplate } from './draft.ts'
import { surveyFromAddress } from './survey-from-address.ts'

export const handle = {
  crumb: 'surveys:new.title',
  ancestors: [{ crumb: 'surveys:title', to: patterns.surveys }],
}

export function Component() {
  const { t } = useTranslation('surveys')
  const navigate = useNavigate()
  const { search } = useAddress()
  const { id: accountId } = useAccount()
  const actions = useSurveyActions()
  const mayManage = useCan('manageSurveys')
  const key = search.get('template')
  const templates = useListSurveyTemplatesQuery({ path: { accountId } })
  const template = templates.data?.find((one) => one.key === key)

  const given = surveyFromAddress(search, t('new.name'))
  // Another address is another survey, whose stored input is its own.
  const localName = `new-survey-${accountId}-${key ?? search.getAll('question').join(' ')}`

  async function save(draft: EditedSurvey) {
    const { id } = await actions.create(draft)
    await actions.refresh()
    // In the place of the form: Back would lead to another new survey.
    await navigate(paths.editSurvey(id), { replace: true })
    // Only now, because the builder stores its input as long as it is shown.
    savedData.set(localName, undefined)
    return undefined
  }

  if (!mayManage)
    return (
      <Page title={t('new.title')}>
        <Notice title={t('reason.viewer')} />
      </Page>
    )
  return (
    <Page title={t('new.title')} wide>
      {key === null && !given ? (
        <Section title={t('template.title')} variant="plain">
          <SurveyTemplates />
        </Section>
      ) : null}
      {/* A template that was chosen cannot be used without the list; a survey of one's own can. */}
      {key !== null && !templates.data && templates.error ? (
        <SectionError
          title={t('template.failed')}
          error={templates.error}
          onRetry={() => void templates.refetch()}
          isRetrying={templates.isFetching}
        />
      ) : templates.isPending ? (
        <Loading>
          <TextSkeleton lines={8} />
        </Loading>
      ) : (
        <Builder
          key={localName}
          localName={localName}
          saved={{ survey: template ? fromTemplate(template) : (given ?? emptySurvey(t('new.name'))), version: 0 }}
          isFixed={false}
          onSave={save}
        />
      )}
    </Page>
  )
}
