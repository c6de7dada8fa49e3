import {
  useDeleteSurveyAnswerMutation,
  useGetSurveyAnswerQuery,
  useUpdateSurveyAnswerMutation,
} from '@adwright/sdk/react-query'
import { type Survey, type SurveyAnswer, SurveyQuestionType, TaskOriginKind } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ListPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { MakeTaskDialog } from '#web/domain/tasks/MakeTaskDialog.tsx'
import { Field } from '#web/features/surveys/Field.tsx'
import { useLanguageName } from '#web/features/surveys/use-language-name.ts'
import { useSurvey } from '#web/features/surveys/use-survey.ts'
import { useSurveyActions } from '#web/features/surveys/use-survey-actions.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

export const handle = {
  crumb: 'surveys:answers.one',
  ancestors: [{ crumb: 'surveys:title', to: patterns.surveys }],
}

export function Component() {
  const survey = useSurvey()
  return <Answer key={survey.id} survey={survey} />
}

function Answer({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys')
  const { answerId = '' } = useParams()
  const { id: accountId, timeZone } = useAccount()
  const format = useFormat()
  const languageNameOf = useLanguageName()
  const { data, error, refetch } = useGetSurveyAnswerQuery({ path: { accountId, id: survey.id, answerId } })
  if (error) return <SectionError title={t('answers.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} />
  const facts = [
    t(data.isComplete ? 'answers.complete' : 'answers.partial'),
    data.via ?? t('share.noMark'),
    languageNameOf(data.languageTag ?? data.language),
    format.duration(data.seconds),
  ]
  return (
    <Flex direction="column" gap="4" mt="4">
      <Section title={format.dateTime(data.startedAt, timeZone)} description={facts.join(' · ')}>
        <chakra.dl display="flex" flexDirection="column" gap="3">
          {data.answers.map(({ questionId, values, isHidden }) => {
            const question = survey.questions.find(({ id }) => id === questionId)
            const rows = question?.rows
            const shown = rows ? rows.map((row, place) => `${row}: ${values[place] || '–'}`) : values
            return (
              <div key={questionId}>
                <chakra.dt color="fg.muted" textStyle="sm">
                  {question?.text}
                </chakra.dt>
                <chakra.dd m="0" dir="auto" overflowWrap="anywhere" whiteSpace="pre-wrap">
                  {isHidden ? t('answers.hidden') : shown.join(', ')}
                </chakra.dd>
              </div>
            )
          })}
        </chakra.dl>
        {data.answers.length === 0 ? <Text color="fg.muted">{t('answers.nothing')}</Text> : null}
      </Section>
      <Handling key={data.version} survey={survey} answer={data} />
    </Flex>
  )
}

/** Tags, a task, and deletion. */
function Handling({ survey, answer }: { survey: Survey; answer: SurveyAnswer }) {
  const { t } = useTranslation('surveys')
  const navigate = useNavigate()
  const { id: accountId } = useAccount()
  const mayManage = useCan('manageSurveys')
  const invalidate = useInvalidate()
  const { refresh } = useSurveyActions()
  const [tags, setTags] = useState(answer.tags.join(', '))
  const [isMakingTask, setMakingTask] = useState(false)
  const update = useUpdateSurveyAnswerMutation()
  const remove = useDeleteSurveyAnswerMutation()
  const path = { accountId, id: survey.id, answerId: answer.id }
  if (!mayManage) return <Text color="fg.muted">{t('reason.viewer')}</Text>

  async function run(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      toaster.show({ tone: 'good', title: done })
      await refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('failed'), description: problemText(error) })
    }
  }
  const list = [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean)
  async function saveTags() {
    await update.mutateAsync({ path, query: { expectedVersion: answer.version }, body: { tags: list } })
    await invalidate('getSurveyAnswer')
  }
  async function drop() {
    await ensureDeleted(remove.mutateAsync({ path }))
    await navigate(paths.surveyAnswers(survey.id), { replace: true })
  }
  // Everyone reads tasks, so the address stays in the answer. What is quoted here leaves the task with the answer.
  const words = answer.answers.flatMap(({ questionId, values }) => {
    const question = survey.questions.find(({ id }) => id === questionId)
    return question && question.type !== SurveyQuestionType.Email ? [`${question.text}: ${values.join(', ')}`] : []
  })
  return (
    <Section title={t('answers.handle')}>
      <Flex direction="column" gap="3" maxWidth="30rem">
        <Field label={t('answers.tags')} help={t('answers.tagsHelp')} value={tags} onChange={setTags} />
        <Flex gap="2" wrap="wrap">
          <Button loading={update.isPending} onClick={() => void run(saveTags, t('answers.tagged'))}>
            {t('answers.saveTags')}
          </Button>
          <Button variant="outline" onClick={() => setMakingTask(true)}>
            <ListPlus size={16} aria-hidden="true" />
            {t('results.task')}
          </Button>
          <Button variant="ghost" onClick={() => void run(drop, t('answers.deleted'))}>
            <Trash2 size={16} aria-hidden="true" />
            {t('answers.delete')}
          </Button>
        </Flex>
      </Flex>
      {isMakingTask ? (
        <MakeTaskDialog
          origin={{ kind: TaskOriginKind.Survey, id: survey.id, title: survey.title, answerId: answer.id }}
          title={t('answers.taskTitle', { title: survey.title })}
          description={words.join('\n')}
          onClose={() => setMakingTask(false)}
        />
      ) : null}
    </Section>
  )
}
