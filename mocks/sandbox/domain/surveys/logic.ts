// Which questions are shown for which answers.
import { type SurveyCondition, SurveyConditionJoiner, SurveyConditionOperator } from '@adwright/sdk/types'
import type { Question } from '#mocks/sandbox/domain/surveys/survey.ts'

type Given = Record<string, string[]>

const { IsAnyOf, IsNoneOf, IsAtLeast, IsAtMost, IsAnswered } = SurveyConditionOperator

/** Whether a condition holds for the values of an answer; empty ones are no answer. */
export function isConditionMet({ operator, values }: Pick<SurveyCondition, 'operator' | 'values'>, given: string[]) {
  const isAnswered = given.length > 0
  if (operator === IsAnyOf) return given.some((value) => values.includes(value))
  if (operator === IsNoneOf) return !given.some((value) => values.includes(value))
  if (operator === IsAtLeast) return isAnswered && Number(given[0]) >= Number(values[0])
  if (operator === IsAtMost) return isAnswered && Number(given[0]) <= Number(values[0])
  return operator === IsAnswered ? isAnswered : !isAnswered
}

/** Whether a question is shown for the answers to earlier questions. */
export function isShown({ showIf, joiner }: Pick<Question, 'showIf' | 'joiner'>, answers: Given): boolean {
  if (showIf.length === 0) return true
  const holds = (condition: SurveyCondition) => isConditionMet(condition, answers[condition.questionId] ?? [])
  return joiner === SurveyConditionJoiner.Any ? showIf.some(holds) : showIf.every(holds)
}

/** The questions that are shown, in order; the answer to a question that is not shown counts as none. */
export function shownQuestions(questions: readonly Question[], answers: Given): Question[] {
  const counted: Given = {}
  return questions.filter((question) => {
    const isVisible = isShown(question, counted)
    const values = answers[question.id]
    if (isVisible && values) counted[question.id] = values
    return isVisible
  })
}
