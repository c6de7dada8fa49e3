import type { SurveyQuestionType } from '@adwright/sdk/types'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { type EditedQuestion, type EditedSurvey, newId, newQuestion, restoredQuestion } from './draft.ts'

interface QuestionEdits {
  questions: EditedQuestion[]
  chosenId: string | undefined
  setChosenId: (id: string | undefined) => void
  setQuestions: (questions: EditedQuestion[]) => void
  change: (next: (current: EditedSurvey) => EditedSurvey) => void
}

/** Adds, duplicates and deletes questions; a deleted one can be taken back for a while. */
export function useQuestionEdits({ questions, chosenId, setChosenId, setQuestions, change }: QuestionEdits) {
  const { t } = useTranslation('surveys')
  const offers = useRef<string[]>([])
  // Outside of the builder, there is no draft to put the question back into.
  useEffect(() => () => offers.current.forEach(toaster.dismiss), [])
  // The names of deleted questions are not given to others, because the deletion may be taken back.
  const removed = useRef<{ id: string }[]>([])

  function add(type: SurveyQuestionType, copied?: EditedQuestion) {
    const id = newId([...questions, ...removed.current])
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
    removed.current.push({ id })
    const offer = offerUndo({
      title: t('builder.removed'),
      description: questions[place]?.text || t('builder.untitled'),
      label: t('undo'),
      undo: () => {
        change((current) => ({ ...current, questions: restoredQuestion(questions, id, current.questions) }))
        setChosenId(id)
      },
    })
    offers.current.push(offer)
  }

  return { add, remove }
}
