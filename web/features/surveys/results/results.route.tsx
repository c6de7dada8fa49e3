import { getBusinessSurveyResultsOptions } from '@adwright/sdk/react-query'
import { type Survey, type SurveyResults, SurveyStatus, TaskOriginKind } from '@adwright/sdk/types'
import { Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FollowUpTasks } from '#web/domain/tasks/FollowUpTasks.tsx'
import { AnswerFilterChips } from '#web/features/surveys/AnswerFilterChips.tsx'
import { Field } from '#web/features/surveys/Field.tsx'
import { SourceFilters } from '#web/features/surveys/SourceFilters.tsx'
import { type AnswerFilters, useAnswerFilters } from '#web/features/surveys/use-answer-filters.ts'
import { useMetricText } from '#web/features/surveys/use-metric-text.ts'
import { useSurvey } from '#web/features/surveys/use-survey.ts'
import { patterns } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { MetricCard } from '#web/ui/feedback/MetricCard.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { cardColumns } from '#web/ui/page/two-per-row.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { Comparison } from './Comparison.tsx'
import { QuestionResult } from './QuestionResult.tsx'
import { Drivers, NpsWeeks, Steps, Weeks } from './ResultSections.tsx'

export const handle = {
  crumb: 'surveys:tab.results',
  ancestors: [{ crumb: 'surveys:title', to: patterns.surveys }],
}

export function Component() {
  const survey = useSurvey()
  return <Results key={survey.id} survey={survey} />
}

function Results({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys')
  const { id: accountId } = useAccount()
  const filters = useAnswerFilters()
  // Without filters it is the read with which the sources are listed.
  const filtered = Object.keys(filters.query).length > 0 ? { query: filters.query } : {}
  // The former results stay while those of another filter load, so that the filter in use keeps its focus.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...getBusinessSurveyResultsOptions({ path: { accountId, id: survey.id }, ...filtered }),
    // People go on answering; another tab of the survey may have read them a moment ago.
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { errors: 'inline' },
  })
  if (survey.status === SurveyStatus.Draft) return <Notice title={t('results.draft')}>{t('results.draftText')}</Notice>
  return (
    <Flex direction="column" gap="4" mt="4" aria-busy={isPlaceholderData}>
      {/* Also without results, so that a filter that fails can be changed. */}
      <Flex gap="2" align="end" wrap="wrap" data-print-hidden>
        <Field
          label={t('results.from')}
          type="date"
          value={filters.query.dateBegin ?? ''}
          onChange={(dateBegin) => filters.set({ dateBegin })}
        />
        <Field
          label={t('results.to')}
          type="date"
          value={filters.query.dateEnd ?? ''}
          onChange={(dateEnd) => filters.set({ dateEnd })}
        />
        <SourceFilters survey={survey} filters={filters} />
      </Flex>
      <AnswerFilterChips survey={survey} filters={filters} />
      {data ? (
        <Shown survey={survey} results={data} filters={filters} />
      ) : error ? (
        <SectionError title={t('results.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={6} columns={3} />
      )}
    </Flex>
  )
}

interface ShownProps {
  survey: Survey
  results: SurveyResults
  filters: AnswerFilters
}

/** The figures of the answers that fit the filters, and the tasks that were made of the survey. */
function Shown({ survey, results, filters }: ShownProps) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const metricText = useMetricText()
  const evidence = t('results.evidence', {
    count: results.responseCount,
    nps: metricText(results.nps),
    completion: format.rate(results.completionRate, 0),
  })
  return (
    <>
      {results.isTooFew ? (
        <Notice title={t('results.tooFew')}>{t('results.tooFewText', { count: results.minGroupSize })}</Notice>
      ) : (
        <>
          <SimpleGrid templateColumns={cardColumns(4)} gap="3">
            <MetricCard label={t('results.answers')} value={format.number(results.responseCount)} />
            <MetricCard
              label={t('results.completion')}
              value={format.rate(results.completionRate, 0)}
              period={t('results.ofStarted', { count: results.startedCount })}
            />
            <MetricCard
              label={t('results.time')}
              value={results.medianSeconds === null ? '–' : format.duration(Math.round(results.medianSeconds))}
              period={t('results.median')}
            />
            <MetricCard
              label={t('column.nps')}
              value={results.nps ? format.number(results.nps.value, 0) : '–'}
              period={
                results.nps ? metricText.range(results.nps) : t('results.npsCount', { count: results.npsResponseCount })
              }
            />
          </SimpleGrid>
          {results.startedCount === 0 ? <Text color="fg.muted">{t('results.none')}</Text> : null}
          <Weeks weeks={results.weeks} />
          <NpsWeeks weeks={results.weeks} />
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
            {survey.questions.map((question) => {
              const result = results.questions.find(({ questionId }) => questionId === question.id)
              return result ? (
                <QuestionResult
                  key={question.id}
                  survey={survey}
                  question={question}
                  result={result}
                  filters={filters}
                />
              ) : null
            })}
          </SimpleGrid>
          <Drivers survey={survey} drivers={results.drivers} />
          <Steps survey={survey} steps={results.steps} />
          <Comparison survey={survey} results={results} />
        </>
      )}
      <FollowUpTasks
        heading={t('results.tasks')}
        origin={{ kind: TaskOriginKind.Survey, id: survey.id, title: survey.title }}
        title={t('results.taskTitle', { title: survey.title })}
        description={evidence}
      />
    </>
  )
}
