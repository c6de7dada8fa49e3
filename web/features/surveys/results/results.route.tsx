import { useGetBusinessSurveyResultsQuery } from '@adwright/sdk/react-query'
import { type Survey, SurveyStatus, TaskOriginKind } from '@adwright/sdk/types'
import { Button, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { ListPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MakeTaskDialog } from '#web/domain/tasks/MakeTaskDialog.tsx'
import { Field } from '#web/features/surveys/Field.tsx'
import { SurveyScreen } from '#web/features/surveys/SurveyScreen.tsx'
import { useMetricText } from '#web/features/surveys/use-metric-text.ts'
import { patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { MetricCard } from '#web/ui/feedback/MetricCard.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { cardColumns } from '#web/ui/page/two-per-row.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { Comparison } from './Comparison.tsx'
import { QuestionResult } from './QuestionResult.tsx'
import { Drivers, Steps, Weeks } from './ResultSections.tsx'
import { type ResultFilters, useResultFilters } from './use-result-filters.ts'

export const handle = {
  crumb: 'surveys:tab.results',
  ancestors: [{ crumb: 'surveys:title', to: patterns.surveys }],
}

export function Component() {
  return <SurveyScreen tab="results">{(survey) => <Results survey={survey} />}</SurveyScreen>
}

function Results({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const metricText = useMetricText()
  const { id: accountId } = useAccount()
  const mayTask = useCan('manageTasks')
  const [isMakingTask, setMakingTask] = useState(false)
  const filters = useResultFilters()
  const { data, error, refetch } = useGetBusinessSurveyResultsQuery({
    path: { accountId, id: survey.id },
    query: filters.query,
  })
  if (survey.status === SurveyStatus.Draft) return <Notice title={t('results.draft')}>{t('results.draftText')}</Notice>
  if (error) return <SectionError title={t('results.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={6} columns={3} />
  const evidence = t('results.evidence', {
    count: data.responseCount,
    nps: metricText(data.nps),
    completion: format.rate(data.completionRate, 0),
  })
  return (
    <Flex direction="column" gap="4" mt="4">
      <Flex gap="3" align="end" wrap="wrap" justify="space-between" data-print-hidden>
        <Flex gap="2" align="end" wrap="wrap">
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
        </Flex>
        <DisabledReason reason={mayTask ? undefined : t('reason.viewer')}>
          <Button variant="outline" disabled={!mayTask} onClick={() => setMakingTask(true)}>
            <ListPlus size={16} aria-hidden="true" />
            {t('results.task')}
          </Button>
        </DisabledReason>
      </Flex>
      <Chips survey={survey} filters={filters} />
      {data.isTooFew ? (
        <Notice title={t('results.tooFew')}>{t('results.tooFewText', { count: data.minGroupSize })}</Notice>
      ) : (
        <>
          <SimpleGrid templateColumns={cardColumns(4)} gap="3">
            <MetricCard label={t('results.answers')} value={format.number(data.responseCount)} />
            <MetricCard
              label={t('results.completion')}
              value={data.startedCount === 0 ? '–' : format.rate(data.completionRate, 0)}
              period={t('results.ofStarted', { count: data.startedCount })}
            />
            <MetricCard
              label={t('results.time')}
              value={data.medianSeconds === null ? '–' : format.duration(Math.round(data.medianSeconds))}
              period={t('results.median')}
            />
            <MetricCard
              label={t('column.nps')}
              value={data.nps ? format.number(data.nps.value, 0) : '–'}
              period={data.nps ? metricText(data.nps) : t('results.npsCount', { count: data.npsResponseCount })}
            />
          </SimpleGrid>
          {data.startedCount === 0 ? <Text color="fg.muted">{t('results.none')}</Text> : null}
          <Weeks weeks={data.weeks} />
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
            {survey.questions.map((question) => {
              const result = data.questions.find(({ questionId }) => questionId === question.id)
              return result ? (
                <QuestionResult key={question.id} question={question} result={result} filters={filters} />
              ) : null
            })}
          </SimpleGrid>
          <Drivers survey={survey} drivers={data.drivers} />
          <Steps survey={survey} steps={data.steps} />
          <Comparison survey={survey} results={data} />
        </>
      )}
      {isMakingTask ? (
        <MakeTaskDialog
          origin={{ kind: TaskOriginKind.Survey, id: survey.id, title: survey.title }}
          title={t('results.taskTitle', { title: survey.title })}
          description={evidence}
          onClose={() => setMakingTask(false)}
        />
      ) : null}
    </Flex>
  )
}

/** What is filtered by, each with a way to take it away. */
function Chips({ survey, filters }: { survey: Survey; filters: ResultFilters }) {
  const { t } = useTranslation('surveys')
  const { answers = [], vias = [], languages = [] } = filters.query
  const chips = [
    ...answers.map((value) => ({ name: 'answers' as const, value, label: filters.labelOf(survey, value) })),
    ...vias.map((value) => ({ name: 'vias' as const, value, label: value === '-' ? t('share.noMark') : value })),
    ...languages.map((value) => ({ name: 'languages' as const, value, label: t(`language.${value}`) })),
  ]
  if (chips.length === 0) return null
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {chips.map(({ name, value, label }) => (
        <Button key={`${name} ${value}`} size="sm" variant="outline" onClick={() => filters.toggle(name, value)}>
          {label}
          <X size={14} aria-hidden="true" />
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={filters.clear}>
        {t('filter.clear')}
      </Button>
    </Flex>
  )
}
