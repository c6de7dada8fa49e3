import { listSurveyAnswersOptions, useCreateSurveyExportMutation } from '@adwright/sdk/react-query'
import type { Survey, SurveyAnswer } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { AnswerFilterChips } from '#web/features/surveys/AnswerFilterChips.tsx'
import { SourceFilters } from '#web/features/surveys/SourceFilters.tsx'
import { useAnswerFilters } from '#web/features/surveys/use-answer-filters.ts'
import { useLanguageName } from '#web/features/surveys/use-language-name.ts'
import { useSurvey } from '#web/features/surveys/use-survey.ts'
import { problemText } from '#web/lib/problem.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { DeletePerson } from './DeletePerson.tsx'

export const handle = {
  crumb: 'surveys:tab.answers',
  ancestors: [{ crumb: 'surveys:title', to: patterns.surveys }],
}

export function Component() {
  const survey = useSurvey()
  return <Answers key={survey.id} survey={survey} />
}

const NameLink = chakra(Link)
const MAX_TAGS = 20
const MAX_TAG = 50
const states = ['all', 'complete', 'partial'] as const

function useAnswerColumns(survey: Survey): readonly Column<SurveyAnswer>[] {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const languageNameOf = useLanguageName()
  const { timeZone } = useAccount()
  return [
    {
      id: 'startedAt',
      header: t('answers.when'),
      width: '12rem',
      cell: ({ id, startedAt }) => (
        <NameLink to={paths.surveyAnswer(survey.id, id)}>{format.dateTime(startedAt, timeZone)}</NameLink>
      ),
    },
    {
      id: 'state',
      header: t('column.status'),
      priority: 1,
      cell: ({ isComplete }) => (
        <StatusBadge tone={isComplete ? 'good' : 'neutral'}>
          {t(isComplete ? 'answers.complete' : 'answers.partial')}
        </StatusBadge>
      ),
    },
    { id: 'score', header: t('answers.score'), align: 'end', priority: 0, cell: ({ score }) => score ?? '–' },
    { id: 'via', header: t('answers.source'), priority: 3, cell: ({ via }) => via ?? '–' },
    {
      id: 'language',
      header: t('settings.language'),
      priority: 4,
      cell: ({ language, languageTag }) => languageNameOf(languageTag ?? language),
    },
    { id: 'tags', header: t('answers.tags'), priority: 2, cell: ({ tags }) => tags.join(', ') || '–' },
  ]
}

function Answers({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys')
  const navigate = useNavigate()
  const { search, text, paging, set, ...address } = useAddress()
  const { id: accountId } = useAccount()
  const mayManage = useCan('manageSurveys')
  const columns = useAnswerColumns(survey)
  const state = states.find((one) => one === search.get('state')) ?? 'all'
  const chosen = useAnswerFilters()
  const { answers: ofQuestions = [] } = chosen.query
  const tags = [...new Set(search.getAll('tags'))].filter((tag) => tag.length <= MAX_TAG).slice(0, MAX_TAGS)
  const filters = {
    ...chosen.query,
    ...(tags.length > 0 ? { tags } : {}),
    ...(state === 'all' ? {} : { isComplete: state === 'complete' }),
    ...(text ? { searchText: text } : {}),
  }
  const path = { accountId, id: survey.id }
  const answers = useQuery({
    ...listSurveyAnswersOptions({ path, query: { ...paging, ...filters } }),
    // People go on answering.
    staleTime: 0,
  })
  const known = answers.data?.tags ?? []
  const exporting = useCreateSurveyExportMutation()
  const intentKey = useIntentKey()

  async function save() {
    try {
      const file = await exporting.mutateAsync({
        path,
        query: filters,
        headers: intentKey({ ...filters, at: Date.now() }),
      })
      window.location.assign(file.url)
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('failed'), description: problemText(error) })
    }
  }

  return (
    <Flex direction="column" gap="4" mt="4">
      {answers.data && answers.data.lockedCount > 0 ? (
        <Notice title={t('answers.locked', { count: answers.data.lockedCount })}>{t('answers.lockedText')}</Notice>
      ) : null}
      <Flex as="search" gap="2" align="center" wrap="wrap">
        <SegmentSwitch
          label={t('column.status')}
          options={states.map((value) => ({ value, label: t(`answers.${value}`) }))}
          value={state}
          onChange={(next) => set({ state: next === 'all' ? undefined : next })}
        />
        <SearchBox label={t('answers.search')} value={text} onChange={(next) => set({ text: next })} />
        <SourceFilters survey={survey} filters={chosen} />
        {known.length > 0 || tags.length > 0 ? (
          <FilterChoice
            label={t('answers.tags')}
            options={known.map(({ word, count }) => ({ value: word, label: `${word} (${count})` }))}
            values={tags}
            onChange={(next) => set({ tags: next })}
            max={MAX_TAGS}
          />
        ) : null}
        <Button variant="outline" loading={exporting.isPending} onClick={() => void save()}>
          <Download size={16} aria-hidden="true" />
          {t('answers.export')}
        </Button>
        {mayManage ? <DeletePerson /> : null}
      </Flex>
      {ofQuestions.length > 0 ? <AnswerFilterChips survey={survey} filters={chosen} /> : null}
      <DataTable
        label={t('tab.answers')}
        read={answers}
        columns={columns}
        rows={answers.data?.items ?? []}
        getRowId={({ id }) => id}
        nameOf={({ startedAt }) => startedAt}
        onOpen={({ id }) => void navigate(paths.surveyAnswer(survey.id, id))}
        paging={{ ...paging, totalCount: answers.data?.totalCount ?? 0 }}
        onPageChange={address.onPageChange}
        onPageSizeChange={address.onPageSizeChange}
        empty={
          <EmptyState title={t('answers.none')} drawing="list">
            {t('answers.noneText')}
          </EmptyState>
        }
      />
    </Flex>
  )
}
