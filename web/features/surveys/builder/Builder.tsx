import type { SurveyQuestionType } from '@adwright/sdk/types'
import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText, toProblem } from '#web/lib/problem.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BottomBar } from '#web/ui/page/BottomBar.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { AddQuestion } from './AddQuestion.tsx'
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
import { mergedSurvey } from './merge.ts'
import { PhonePreview } from './PhonePreview.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { QuestionList } from './QuestionList.tsx'
import { SurveyConflict } from './SurveyConflict.tsx'
import { SurveySettings } from './SurveySettings.tsx'
import { type SavedSurvey, useSurveyDraft } from './use-survey-draft.ts'

interface BuilderProps {
  /** Where unsaved changes are stored in the browser. */
  localName: string
  saved: SavedSurvey
  /** True once the survey was opened: answers depend on its questions. */
  isFixed: boolean
  isReadOnly?: boolean
  /** Saves a draft that is based on a version; undefined if someone else has saved meanwhile. */
  onSave: (draft: EditedSurvey, version: number) => Promise<SavedSurvey | undefined>
  /** The version someone else has saved meanwhile. */
  conflict?: SavedSurvey | undefined
  onResolve?: () => void
}

/** Questions left, the chosen one in the middle, the page on a phone at the right. */
export function Builder({ localName, saved, isFixed, isReadOnly = false, onSave, conflict, onResolve }: BuilderProps) {
  const { t } = useTranslation('surveys')
  const { base, draft, set, replace, isRestored } = useSurveyDraft(localName, saved)
  const [chosenId, setChosenId] = useState(draft.questions[0]?.id)
  const [problems, setProblems] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const { questions } = draft
  const chosen = questions.find(({ id }) => id === chosenId)
  const setQuestions = (next: EditedQuestion[]) => set({ questions: withoutLaterConditions(next) })

  function add(type: SurveyQuestionType, copied?: EditedQuestion) {
    const id = newId(questions)
    const options = [t('builder.option', { number: 1 }), t('builder.option', { number: 2 })]
    const question = copied ? { ...copied, id } : newQuestion(type, id, options)
    const before = copied?.id ?? chosenId
    const after = questions.findIndex((one) => one.id === before) + 1 || questions.length
    setQuestions(questions.toSpliced(after, 0, question))
    setChosenId(id)
  }

  function remove(id: string) {
    const place = questions.findIndex((question) => question.id === id)
    setQuestions(questions.filter((question) => question.id !== id))
    setChosenId(questions[place - 1]?.id ?? questions[place + 1]?.id)
  }

  async function save(edited = draft, version = base.version) {
    const isUntold = edited.questions.some(({ text }) => text.trim() === '')
    if (isUntold || edited.questions.length === 0)
      return setProblems([t(isUntold ? 'builder.textMissing' : 'builder.none')])
    setBusy(true)
    try {
      const next = await onSave(edited, version)
      setProblems([])
      // The names of new questions are replaced by ids, so the chosen one is found by its place.
      const place = edited.questions.findIndex(({ id }) => id === chosenId)
      if (next) replace(next)
      if (next) setChosenId(next.survey.questions[place]?.id)
    } catch (error) {
      const { fieldErrors = {} } = toProblem(error)
      const said = Object.entries(fieldErrors).flatMap(([field, messages]) => {
        const place = /^questions\.(\d+)/.exec(field)?.[1]
        const where = place === undefined ? '' : `${t('builder.question', { number: Number(place) + 1 })}: `
        return messages.map((message) => `${where}${message}`)
      })
      setProblems(said.length > 0 ? said : [problemText(error)])
    }
    setBusy(false)
  }

  /** Continues from the version someone else has saved. */
  function resolve(edited: EditedSurvey, isSaving: boolean) {
    if (!conflict) return
    onResolve?.()
    replace(conflict, edited)
    if (isSaving) void save(edited, conflict.version)
  }

  return (
    <Flex direction="column" gap="4" mt="4">
      {isRestored ? (
        <Notice
          role="status"
          title={t('builder.restored')}
          action={
            <Button size="sm" variant="outline" onClick={() => replace(base)}>
              {t('builder.discard')}
            </Button>
          }
        >
          {t('builder.restoredText')}
        </Notice>
      ) : null}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr) 18rem' }} gap="4" alignItems="start">
        <Section title={t('builder.questions')}>
          <QuestionList
            questions={questions}
            chosenId={chosenId}
            isFixed={isFixed}
            onChoose={setChosenId}
            onMove={(from, to) => set({ questions: movedQuestions(questions, from, to) })}
            onDouble={(question) => add(question.type, question)}
          />
          {isFixed ? null : <AddQuestion isDisabled={questions.length >= MAX_QUESTIONS} onAdd={add} />}
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
      {isReadOnly ? null : (
        // What keeps the survey from being saved is beside the button, wherever the page is scrolled to.
        <BottomBar direction="column" align="stretch" gap="3">
          <Box maxHeight="50vh" overflowY="auto">
            <SurveyConflict
              base={base.survey}
              theirs={conflict?.survey}
              onKeepBoth={() => conflict && resolve(mergedSurvey(base.survey, draft, conflict.survey), true)}
              onLoadLatest={() => conflict && resolve(conflict.survey, false)}
            />
            {problems.length > 0 ? (
              <Notice tone="bad" role="alert" title={t('builder.problems')}>
                <ul>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </Notice>
            ) : null}
          </Box>
          <Button alignSelf="flex-end" loading={isBusy} onClick={() => void save()}>
            {t('builder.save')}
          </Button>
        </BottomBar>
      )}
    </Flex>
  )
}
