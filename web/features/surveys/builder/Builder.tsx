import { SurveyQuestionType } from '@adwright/sdk/types'
import { Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEditConflict } from '#web/lib/edit-conflict.ts'
import { problemText, toProblem } from '#web/lib/problem.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import {
  type EditedQuestion,
  type EditedSurvey,
  MAX_QUESTIONS,
  movedQuestions,
  newId,
  newQuestion,
  withoutLaterConditions,
} from './draft.ts'
import { LogicPanel } from './LogicPanel.tsx'
import { PhonePreview } from './PhonePreview.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { QuestionList } from './QuestionList.tsx'
import { SurveySettings } from './SurveySettings.tsx'

interface BuilderProps {
  initial: EditedSurvey
  /** True once the survey was opened: answers depend on its questions. */
  isFixed: boolean
  isReadOnly?: boolean
  onSave: (draft: EditedSurvey) => Promise<unknown>
}

/** Questions left, the chosen one in the middle, the page on a phone at the right. */
export function Builder({ initial, isFixed, isReadOnly = false, onSave }: BuilderProps) {
  const { t } = useTranslation('surveys')
  const [draft, setDraft] = useState(initial)
  const [chosenId, setChosenId] = useState(initial.questions[0]?.id)
  const [problems, setProblems] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const { questions } = draft
  const chosen = questions.find(({ id }) => id === chosenId)
  const set = (fields: Partial<EditedSurvey>) => setDraft((before) => ({ ...before, ...fields }))
  const setQuestions = (next: EditedQuestion[]) => set({ questions: withoutLaterConditions(next) })

  function add(type: SurveyQuestionType, copied?: EditedQuestion) {
    const id = newId(questions)
    const options = [t('builder.option', { number: 1 }), t('builder.option', { number: 2 })]
    const question = copied ? { ...copied, id } : newQuestion(type, id, options)
    const after = questions.findIndex((one) => one.id === chosenId) + 1 || questions.length
    setQuestions(questions.toSpliced(after, 0, question))
    setChosenId(id)
  }

  function remove(id: string) {
    const place = questions.findIndex((question) => question.id === id)
    setQuestions(questions.filter((question) => question.id !== id))
    setChosenId(questions[place - 1]?.id ?? questions[place + 1]?.id)
  }

  async function save() {
    const isUntold = questions.some(({ text }) => text.trim() === '')
    if (isUntold || questions.length === 0) return setProblems([t(isUntold ? 'builder.textMissing' : 'builder.none')])
    setBusy(true)
    try {
      await onSave(draft)
      setProblems([])
    } catch (error) {
      const { fieldErrors = {} } = toProblem(error)
      const said = Object.entries(fieldErrors).flatMap(([field, messages]) => {
        const place = /^questions\.(\d+)/.exec(field)?.[1]
        const where = place === undefined ? '' : `${t('builder.question', { number: Number(place) + 1 })}: `
        return messages.map((message) => `${where}${message}`)
      })
      setProblems(isEditConflict(error) ? [t('edit.conflict')] : said.length > 0 ? said : [problemText(error)])
    }
    setBusy(false)
  }

  const types = Object.values(SurveyQuestionType)
  return (
    <Flex direction="column" gap="4" mt="4">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr) 18rem' }} gap="4" alignItems="start">
        <Section title={t('builder.questions')}>
          <QuestionList
            questions={questions}
            chosenId={chosenId}
            isFixed={isFixed}
            onChoose={setChosenId}
            onMove={(id, step) => set({ questions: movedQuestions(questions, id, step) })}
            onDouble={(question) => add(question.type, question)}
          />
          {isFixed ? null : (
            <Select
              aria-label={t('builder.add')}
              value=""
              disabled={questions.length >= MAX_QUESTIONS}
              onChange={({ target }) => add(Number(target.value) as SurveyQuestionType)}
            >
              <option value="">{t('builder.add')}</option>
              {types.map((type) => (
                <option key={type} value={type}>
                  {t(`type.${type}`)}
                </option>
              ))}
            </Select>
          )}
        </Section>
        <Section
          title={chosen ? t('builder.question', { number: questions.indexOf(chosen) + 1 }) : t('builder.questions')}
        >
          {chosen ? (
            <QuestionEditor
              key={chosen.id}
              question={chosen}
              earlier={questions.slice(0, questions.indexOf(chosen))}
              isFixed={isFixed}
              onChange={(next) => set({ questions: questions.map((one) => (one.id === next.id ? next : one)) })}
              onRemove={() => remove(chosen.id)}
            />
          ) : (
            <Text color="fg.muted">{t('builder.none')}</Text>
          )}
        </Section>
        <Flex direction="column" gap="4">
          <PhonePreview draft={draft} question={chosen} />
          <LogicPanel questions={questions} />
        </Flex>
      </Grid>
      <SurveySettings draft={draft} isFixed={isFixed} isReadOnly={isReadOnly} onChange={set} />
      {problems.length > 0 ? (
        <Notice tone="bad" role="alert" title={t('builder.problems')}>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {isReadOnly ? null : (
        <Flex position="sticky" bottom="0" bg="bg.canvas" py="3" justify="flex-end">
          <Button loading={isBusy} onClick={() => void save()}>
            {t('builder.save')}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
