// The result of a question from its sums.
import {
  type SurveyOptionResult,
  type SurveyQuestionResult,
  SurveyQuestionType,
  type SurveyResult,
} from '@adwright/sdk/types'
import type { QuestionSums } from '#mocks/sandbox/domain/surveys/answer-sums.ts'
import { estimateOf, meanOf, npsEstimate, npsOf, shareOf } from '#mocks/sandbox/domain/surveys/statistics.ts'
import { countedKeys, isNumber, type Question } from '#mocks/sandbox/domain/surveys/survey.ts'
import { mostFrequent } from '#mocks/sandbox/domain/surveys/words.ts'

const { Scale, Ranking, Grid } = SurveyQuestionType

/** The answers to one question, with its options or numbers. */
export type Tally = QuestionSums & { question: Question; keys: string[] }

export const talliesOf = (questions: readonly Question[], sums: Record<string, QuestionSums>): Tally[] =>
  questions.flatMap((question) => {
    const found = sums[question.id]
    return found ? [{ ...found, question, keys: countedKeys(question) }] : []
  })

export const numbersOf = ({ keys, counts }: Tally) =>
  keys.map((key, place) => ({ number: Number(key), count: counts[place] ?? 0 }))

const boundsOf = ({ keys }: Tally): [number, number] => [Number(keys[0] ?? 0), Number(keys.at(-1) ?? 0)]

function optionResults(tally: Tally): SurveyOptionResult[] {
  const { question, keys, counts, answered, ranks } = tally
  const options = question.hasOther ? [...keys, ''] : keys
  const rows = question.type === Grid ? (question.rows ?? []) : [null]
  return rows.flatMap((row, rowPlace) =>
    options.map((option, place) => {
      const count = counts[rowPlace * options.length + place] ?? 0
      const isRanked = question.type === Ranking && answered > 0
      const averageRank = isRanked ? Math.round(((ranks[place] ?? 0) / answered) * 100) / 100 : null
      return { row, option, count, ...shareOf(count, answered), averageRank }
    }),
  )
}

export function questionResult(tally: Tally, minGroupSize: number): SurveyQuestionResult {
  const { question, answered, shown } = tally
  const isSmall = answered < minGroupSize
  return {
    questionId: question.id,
    answeredCount: answered,
    skippedCount: shown - answered,
    options: optionResults(tally),
    average: isNumber(question) && answered > 0 ? estimateOf(meanOf(numbersOf(tally)), boundsOf(tally)) : null,
    nps: question.type === Scale ? npsEstimate(numbersOf(tally)) : null,
    words: isSmall ? [] : mostFrequent(tally.words),
    // In order of the alphabet, so that their order does not say who wrote first.
    texts: isSmall ? [] : tally.texts.map(([, , text]) => text).sort((a, b) => a.localeCompare(b)),
  }
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000 || 0

/** The result of a question in the short form of a survey; a grid and a ranking count by option alone. */
export function shortResult(tally: Tally): SurveyResult {
  const { question, keys, counts, answered } = tally
  const sums = Object.fromEntries(
    keys.map((key, place) => [key, counts.reduce((sum, n, at) => (at % keys.length === place ? sum + n : sum), 0)]),
  )
  const isMeasured = isNumber(question) && answered > 0
  return {
    questionId: question.id,
    counts: sums,
    average: isMeasured ? rounded(meanOf(numbersOf(tally)).value) : null,
    nps: isMeasured && question.type === Scale ? rounded(npsOf(numbersOf(tally)).value) : null,
  }
}
