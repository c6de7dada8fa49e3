// Walks all paths of a survey: every combination of those answers that conditions look at.
import {
  type SurveyCondition,
  SurveyConditionOperator,
  type SurveyLogicCheck,
  type SurveyLogicFinding,
  SurveyLogicFindingKind,
  type SurveyPath,
  SurveyQuestionType,
} from '@adwright/sdk/types'
import { isConditionMet, isShown } from '#mocks/sandbox/domain/surveys/logic.ts'
import { countedKeys, type Question } from '#mocks/sandbox/domain/surveys/survey.ts'

const MAX_WALKS = 20_000
const MAX_PATHS = 50
/** The reading and answering time of each type, before its words are counted. */
const SECONDS: Record<number, number> = {
  [SurveyQuestionType.SingleChoice]: 6,
  [SurveyQuestionType.MultipleChoice]: 9,
  [SurveyQuestionType.Scale]: 6,
  [SurveyQuestionType.Stars]: 5,
  [SurveyQuestionType.ShortText]: 15,
  [SurveyQuestionType.LongText]: 40,
  [SurveyQuestionType.Ranking]: 20,
  [SurveyQuestionType.Grid]: 8,
  [SurveyQuestionType.Email]: 12,
  [SurveyQuestionType.Statement]: 2,
}
const WORDS_PER_SECOND = 4

/** The seconds a question takes about. */
export function secondsOf({ type, text, rows, options }: Pick<Question, 'type' | 'text' | 'rows' | 'options'>): number {
  const words = [text, ...(options ?? []), ...(rows ?? [])].join(' ').split(/\s+/).length
  return Math.round((SECONDS[type] ?? 0) * Math.max(1, rows?.length ?? 1) + words / WORDS_PER_SECOND)
}

const MAX_SUBSET_OPTIONS = 8

/** Every choice of some of the values, none included. */
const subsetsOf = (values: readonly string[]): string[][] =>
  Array.from({ length: 2 ** values.length }, (_, bits) => values.filter((_value, place) => (bits >> place) % 2 === 1))

/** Answers to a question of which each meets another set of the conditions; no answer is one of them. */
function answerClasses(question: Question, conditions: readonly SurveyCondition[]): string[][] {
  if (conditions.length === 0) return [[]]
  const keys = countedKeys(question)
  const single = keys.length > 0 ? keys.map((key) => [key]) : [['…']]
  const named = [...new Set(conditions.flatMap(({ values }) => values))].filter((value) => keys.includes(value))
  const subsets =
    question.type === SurveyQuestionType.MultipleChoice ? subsetsOf(named.slice(0, MAX_SUBSET_OPTIONS)) : []
  const most = question.maxChoices ?? Number.POSITIVE_INFINITY
  const candidates = [
    ...single,
    ...subsets.filter((subset) => subset.length > 1 && subset.length <= most),
    ...(question.hasOther ? [['\u2026']] : []),
    ...(question.isRequired ? [] : [[]]),
  ]
  const met = (values: string[]) => conditions.map((condition) => isConditionMet(condition, values)).join()
  return [...new Map(candidates.map((values) => [met(values), values])).values()]
}

type Walk = { shown: number[]; answers: Record<string, string[]> }

/** All walks, or the first 20,000 of them. */
function walks(questions: readonly Question[]): { found: Walk[]; isComplete: boolean } {
  const conditionsOn = (id: string) =>
    questions.flatMap(({ showIf }) => showIf.filter(({ questionId }) => questionId === id))
  const classes = questions.map((question) => answerClasses(question, conditionsOn(question.id)))
  let open: Walk[] = [{ shown: [], answers: {} }]
  let isComplete = true
  for (const [place, question] of questions.entries()) {
    open = open.flatMap(({ shown, answers }) => {
      if (!isShown(question, answers)) return [{ shown, answers }]
      return (classes[place] ?? [[]]).map((values) => ({
        shown: [...shown, question.order],
        answers: values.length > 0 ? { ...answers, [question.id]: values } : answers,
      }))
    })
    if (open.length > MAX_WALKS) {
      open = open.slice(0, MAX_WALKS)
      isComplete = false
    }
  }
  return { found: open, isComplete }
}

/** The fault of a condition itself, before any walk. */
function conditionFindings(questions: readonly Question[]): SurveyLogicFinding[] {
  const { Loop, UnknownQuestion, DeletedOption } = SurveyLogicFindingKind
  return questions.flatMap(({ order, showIf }) =>
    showIf.flatMap(({ questionId, operator, values }): SurveyLogicFinding[] => {
      const related = questions.find(({ id }) => id === questionId)
      if (!related) return [{ kind: UnknownQuestion, order, relatedOrder: null, value: null }]
      if (related.order >= order) return [{ kind: Loop, order, relatedOrder: related.order, value: null }]
      const { IsAnyOf, IsNoneOf } = SurveyConditionOperator
      const namesOptions = operator === IsAnyOf || operator === IsNoneOf
      const keys = countedKeys(related)
      return (namesOptions ? values : [])
        .filter((value) => !keys.includes(value))
        .map((value) => ({ kind: DeletedOption, order, relatedOrder: related.order, value }))
    }),
  )
}

export function checkLogic(questions: readonly Question[]): SurveyLogicCheck {
  const { found, isComplete } = walks(questions)
  const secondsAlong = (orders: number[]) =>
    orders.reduce((sum, order) => {
      const question = questions[order - 1]
      return sum + (question ? secondsOf(question) : 0)
    }, 0)
  const byOrders = new Map(found.map((walk) => [walk.shown.join(), walk]))
  const all: SurveyPath[] = [...byOrders.values()].map(({ shown, answers }) => ({
    orders: shown,
    seconds: secondsAlong(shown),
    answers: questions.flatMap(({ id, order }) => {
      const values = answers[id]
      return values ? [{ order, values }] : []
    }),
  }))
  const reached = new Set(all.flatMap(({ orders }) => orders))
  const findings = conditionFindings(questions)
  const isFound = (order: number) => findings.some((finding) => finding.order === order)
  const unreachable = isComplete ? questions.filter(({ order }) => !reached.has(order) && !isFound(order)) : []
  const seconds = all.map((path) => path.seconds)
  return {
    pathCount: all.length,
    isComplete,
    minSeconds: Math.min(...seconds),
    maxSeconds: Math.max(...seconds),
    findings: [
      ...findings,
      ...unreachable.map(({ order }) => ({
        kind: SurveyLogicFindingKind.Unreachable,
        order,
        relatedOrder: null,
        value: null,
      })),
    ].sort((a, b) => a.order - b.order),
    paths: all.slice(0, MAX_PATHS),
  }
}
