// Two groups of answers side by side, and which differences are larger than chance explains.
import { SurveyComparedMetric, type SurveyComparison, type SurveyDifference } from '@adwright/sdk/types'
import { type AnswerSums, type Totals, totalOf } from '#mocks/sandbox/domain/surveys/answer-sums.ts'
import { isTooFew } from '#mocks/sandbox/domain/surveys/group-size.ts'
import {
  differenceOf,
  type Measured,
  meanOf,
  measuredShare,
  npsOf,
  shareOf,
} from '#mocks/sandbox/domain/surveys/statistics.ts'
import { isNumber, type Question, type StoredSurvey, scoreQuestion } from '#mocks/sandbox/domain/surveys/survey.ts'
import { numbersOf, type Tally, talliesOf } from '#mocks/sandbox/domain/surveys/tally.ts'

export type ComparedGroup = { label: string; survey: StoredSurvey; sums: readonly AnswerSums[] }
type Pair = Pick<SurveyDifference, 'metric' | 'questionId' | 'option'> & {
  first: Measured
  second: Measured
  /** The shares as they are shown, where those that are compared are smoothed. */
  shown?: [number, number]
}

const { CompletionRate, Nps, Average, Share } = SurveyComparedMetric
const MAX_DIFFERENCES = 300

const sameQuestion = (one: Question) => (other: Question) =>
  one.id === other.id ||
  (one.type === other.type && one.text === other.text && String(one.options) === String(other.options))

function sharePair(first: readonly [number, number], second: readonly [number, number]) {
  const shown: [number, number] = [shareOf(...first).share, shareOf(...second).share]
  return { first: measuredShare(...first), second: measuredShare(...second), shown }
}

function questionPairs(first: Tally, second: Tally, isScore: boolean): Pair[] {
  const { question } = first
  const { id: questionId } = question
  if (first.answered === 0 || second.answered === 0) return []
  if (isNumber(question)) {
    const measure = isScore ? npsOf : meanOf
    const [one, other] = [measure(numbersOf(first)), measure(numbersOf(second))]
    return [{ metric: isScore ? Nps : Average, questionId, option: null, first: one, second: other }]
  }
  return first.keys.map((option, place) => ({
    metric: Share,
    questionId,
    option,
    ...sharePair([first.counts[place] ?? 0, first.answered], [second.counts[place] ?? 0, second.answered]),
  }))
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000 || 0

type Group = SurveyComparison['first']

export function comparisonOf(first: ComparedGroup, second: ComparedGroup): SurveyComparison {
  const totals = [first, second].map(({ survey, sums }) => totalOf(survey.questions, sums)) as [Totals, Totals]
  const [one, other] = [first, second].map(({ label }, place) => ({
    label: label.slice(0, 100),
    startedCount: totals[place]?.started ?? 0,
    responseCount: totals[place]?.sent ?? 0,
  })) as [Group, Group]
  const isSmall = [first, second].some(({ survey }, place) => {
    const group = totals[place] ?? { started: 0, sent: 0 }
    return group.started === 0 || isTooFew(survey, group)
  })
  if (isSmall) {
    const blank = { startedCount: 0, responseCount: 0 }
    return {
      isTooFew: true,
      first: { ...one, ...blank },
      second: { ...other, ...blank },
      comparedCount: 0,
      differences: [],
    }
  }
  const { questions } = first.survey
  const [tallies, others] = [
    talliesOf(questions, totals[0].questions),
    talliesOf(second.survey.questions, totals[1].questions),
  ]
  const scoreId = scoreQuestion(questions)?.id
  const completion: Pair = {
    metric: CompletionRate,
    questionId: null,
    option: null,
    ...sharePair([one.responseCount, one.startedCount], [other.responseCount, other.startedCount]),
  }
  const pairs = tallies.flatMap((tally) => {
    const match = others.find(({ question }) => sameQuestion(tally.question)(question))
    return match ? questionPairs(tally, match, tally.question.id === scoreId) : []
  })
  const compared = [completion, ...pairs]
  const differences = compared.map(({ first: a, second: b, shown = [a.value, b.value], ...named }) => ({
    ...named,
    first: rounded(shown[0]),
    second: rounded(shown[1]),
    ...differenceOf(a, b, compared.length),
    difference: rounded(shown[0] - shown[1]),
  }))
  return {
    isTooFew: false,
    first: one,
    second: other,
    comparedCount: compared.length,
    differences: differences
      .sort(
        (a, b) =>
          Number(b.isBeyondChance) - Number(a.isBeyondChance) || Math.abs(b.difference) - Math.abs(a.difference),
      )
      .slice(0, MAX_DIFFERENCES),
  }
}
