import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '#web/features/surveys/use-language-name.ts'
import { problemText, toProblem } from '#web/lib/problem.ts'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { useFocusOnChange } from '#web/ui/focus/use-focus-on-change.ts'
import { BottomBar } from '#web/ui/page/BottomBar.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { AddQuestion } from './AddQuestion.tsx'
import {
  type EditedQuestion,
  type EditedSurvey,
  MAX_QUESTIONS,
  movedQuestions,
  withNewQuestions,
  withoutLaterConditions,
} from './draft.ts'
import { LogicPanel } from './LogicPanel.tsx'
import { mergedSurvey } from './merge.ts'
import { PhonePreview } from './PhonePreview.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { QuestionList } from './QuestionList.tsx'
import { SurveyConflict } from './SurveyConflict.tsx'
import { SurveySettings } from './SurveySettings.tsx'
import { useQuestionEdits } from './use-question-edits.ts'
import { type SavedSurvey, useSurveyDraft } from './use-survey-draft.ts'

/** On phones, one at a time. */
const STEPS = ['questions', 'question', 'preview'] as const

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

/** Questions left, the chosen one in the middle, the page on a phone at the right; one after the other on phones. */
export function Builder({ localName, saved, isFixed, isReadOnly = false, onSave, conflict, onResolve }: BuilderProps) {
  const { t } = useTranslation('surveys')
  const { base, draft, set, change, replace, isRestored } = useSurveyDraft(localName, saved)
  const [chosenId, setChosenId] = useState(draft.questions[0]?.id)
  const [problems, setProblems] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const isNarrow = useIsNarrow()
  const nameOf = useLanguageName()
  const [step, setStep] = useAddressChoice('step', STEPS)
  const isShown = (one: (typeof STEPS)[number]) => !isNarrow || step === one
  const [moves, setMoves] = useState(0)
  const steps = useFocusOnChange(moves)
  const { questions } = draft
  const chosen = questions.find(({ id }) => id === chosenId)
  const setQuestions = (next: EditedQuestion[]) => set({ questions: withoutLaterConditions(next) })

  /** Shows another step on a phone; the focus goes to its beginning, because what was pressed may be gone. */
  function goTo(next: (typeof STEPS)[number]) {
    if (!isNarrow || next === step) return
    setStep(next)
    setMoves(moves + 1)
  }
  function choose(id: string | undefined) {
    setChosenId(id)
    goTo('question')
  }
  const { add, remove } = useQuestionEdits({ questions, chosenId, setChosenId: choose, setQuestions, change })
  const place = STEPS.indexOf(step)
  const [previous, following] = [STEPS[place - 1], STEPS[place + 1]]

  async function save(edited = draft, version = base.version) {
    const isUntold = edited.questions.some(({ text }) => text.trim() === '')
    if (isUntold || edited.questions.length === 0)
      return setProblems([t(isUntold ? 'builder.textMissing' : 'builder.none')])
    setBusy(true)
    try {
      const next = await onSave(withNewQuestions(edited, (conflict ?? base).survey), version)
      setProblems([])
      // The names of new questions are replaced by ids, so the chosen one is found by its place.
      const at = edited.questions.findIndex(({ id }) => id === chosenId)
      if (next) replace(next)
      if (next) setChosenId(next.survey.questions[at]?.id)
    } catch (error) {
      const { fieldErrors = {} } = toProblem(error)
      const said = Object.entries(fieldErrors).flatMap(([field, messages]) => {
        const place = /^questions\.(\d+)/.exec(field)?.[1]
        const language = edited.localizations?.[Number(/^localizations\.(\d+)\./.exec(field)?.[1])]?.languageTag
        const named =
          place === undefined ? language && nameOf(language) : t('builder.question', { number: Number(place) + 1 })
        const where = named ? `${named}: ` : ''
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
      {isNarrow ? (
        <SegmentSwitch
          label={t('builder.steps')}
          value={step}
          options={STEPS.map((value, index) => ({ value, label: `${index + 1}. ${t(`builder.step.${value}`)}` }))}
          onChange={setStep}
        />
      ) : null}
      <Grid
        ref={steps}
        tabIndex={-1}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr) 18rem' }}
        gap="4"
        alignItems="start"
      >
        <Box hidden={!isShown('questions')} minWidth="0">
          <Section title={t('builder.questions')}>
            <QuestionList
              questions={questions}
              chosenId={chosenId}
              isFixed={isFixed}
              onChoose={choose}
              onMove={(from, to) => set({ questions: movedQuestions(questions, from, to) })}
              onDouble={(question) => add(question.type, question)}
            />
            {isFixed ? null : <AddQuestion isDisabled={questions.length >= MAX_QUESTIONS} onAdd={add} />}
          </Section>
        </Box>
        <Box hidden={!isShown('question')} minWidth="0">
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
        </Box>
        <Box hidden={!isShown('preview')} minWidth="0">
          <Flex direction="column" gap="4">
            <PhonePreview draft={draft} question={chosen} />
            <LogicPanel questions={questions} />
          </Flex>
        </Box>
      </Grid>
      <Box hidden={!isShown('questions')}>
        <SurveySettings draft={draft} isFixed={isFixed} isReadOnly={isReadOnly} onChange={set} />
      </Box>
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
          <Flex gap="2" justify="flex-end" wrap="wrap">
            {isNarrow && previous ? (
              <Button variant="ghost" onClick={() => goTo(previous)}>
                {t('builder.back')}
              </Button>
            ) : null}
            {isNarrow && following ? (
              <Button variant="outline" onClick={() => goTo(following)}>
                {t('builder.next')}
              </Button>
            ) : null}
            <Button loading={isBusy} onClick={() => void save()}>
              {t('builder.save')}
            </Button>
          </Flex>
        </BottomBar>
      )}
    </Flex>
  )
}
