import { useGetBusinessSurveyResultsQuery } from '@adwright/sdk/react-query'
import type { Survey } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import type { AnswerFilters } from './use-answer-filters.ts'
import { useLanguageName } from './use-language-name.ts'

const NO_MARK = '-'
const MAX_SOURCES = 20

/** Chooses among the sources and languages that the survey has answers from. */
export function SourceFilters({ survey, filters }: { survey: Survey; filters: AnswerFilters }) {
  const { t } = useTranslation('surveys')
  const nameOf = useLanguageName()
  const { id: accountId } = useAccount()
  const results = useGetBusinessSurveyResultsQuery({ path: { accountId, id: survey.id } })
  const { vias = [], languageTags = [] } = filters.query
  const sources = (results.data?.sources ?? []).map(({ via }) => via ?? NO_MARK)
  // Answers may be in a language that the survey no longer has.
  const answered = (results.data?.languageTags ?? []).map(({ languageTag }) => languageTag)
  const languages = [...new Set([...(survey.languageTags ?? survey.languages), ...answered])]
  return (
    <>
      {sources.length > 1 || vias.length > 0 ? (
        <FilterChoice
          label={t('answers.source')}
          options={sources.map((via) => ({ value: via, label: via === NO_MARK ? t('share.noMark') : via }))}
          values={vias}
          onChange={(next) => filters.set({ vias: next })}
          max={MAX_SOURCES}
        />
      ) : null}
      {languages.length > 1 || languageTags.length > 0 ? (
        <FilterChoice
          label={t('settings.language')}
          options={languages.map((value) => ({ value, label: nameOf(value) }))}
          values={languageTags}
          onChange={(next) => filters.set({ languages: next })}
          max={MAX_SOURCES}
        />
      ) : null}
    </>
  )
}
