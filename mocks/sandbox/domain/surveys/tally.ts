// How often each answer to a question was given.
import {
  type LabelCount,
  type SurveyOptionResult,
  type SurveyQuestionResult,
  SurveyQuestionType,
  type SurveyResult,
} from '@adwright/sdk/types'
import { shownQuestions } from '#mocks/sandbox/domain/surveys/logic.ts'
import type { StoredResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import { estimateOf, meanOf, npsEstimate, npsOf, shareOf } from '#mocks/sandbox/domain/surveys/statistics.ts'
import { countedKeys, isNumber, isText, type Question } from '#mocks/sandbox/domain/surveys/survey.ts'
import { frequentWords } from '#mocks/sandbox/domain/surveys/words.ts'

const { Scale, Ranking, Grid } = SurveyQuestionType
const MAX_TEXTS = 100

/** The answers to one question, counted by place; the own words have the place after the last option. */
export type Tally = {
  question: Question
  keys: string[]
  answered: number
  shown: number
  counts: number[]
  ranks: number[]
}

const emptyTally = (question: Question): Tally => {
  const keys = countedKeys(question)
  const places = (keys.length + (question.hasOther ? 1 : 0)) * Math.max(1, question.rows?.length ?? 1)
  return {
    question,
    keys,
    answered: 0,
    shown: 0,
    counts: Array.from({ length: places }, () => 0),
    ranks: keys.map(() => 0),
  }
}

/** The places of an answer in the counts of its question. */
export function placesOf({ type, hasOther }: Question, keys: readonly string[], values: readonly string[]): number[] {
  if (type === Grid)
    return values.flatMap((value, row) => {
      const place = keys.indexOf(value)
      return place < 0 ? [] : [row * keys.length + place]
    })
  const counted = type === Ranking ? values.slice(0, 1) : values
  return counted.flatMap((value) => {
    const place = keys.indexOf(value)
    return place >= 0 ? [place] : hasOther ? [keys.length] : []
  })
}

function addTo(tally: Tally, values: string[]): void {
  const { question, keys, counts, ranks } = tally
  tally.answered += 1
  for (const place of placesOf(question, keys, values)) counts[place] = (counts[place] ?? 0) + 1
  if (question.type !== Ranking) return
  for (const [rank, value] of values.entries()) {
    const place = keys.indexOf(value)
    ranks[place] = (ranks[place] ?? 0) + rank + 1
  }
}

/** The answers to all questions, counted in one pass. */
export function talliesOf(questions: readonly Question[], responses: readonly StoredResponse[]): Tally[] {
  const tallies = questions.map(emptyTally)
  const isAlwaysShown = questions.every(({ showIf }) => showIf.length === 0)
  for (const { answers } of responses) {
    const shown = isAlwaysShown ? questions : shownQuestions(questions, answers)
    for (const { id, order } of shown) {
      const tally = tallies[order - 1]
      if (!tally) continue
      tally.shown += 1
      const values = answers[id]
      if (values?.length) addTo(tally, values)
    }
  }
  return tallies
}

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

/** Texts in order of the alphabet, so that their order does not say who wrote first. */
const textsTo = ({ id }: Question, responses: readonly StoredResponse[]): string[] =>
  responses.flatMap(({ answers }) => answers[id]?.slice(0, 1) ?? [])

export function questionResult(
  tally: Tally,
  responses: readonly StoredResponse[],
  minGroupSize: number,
): SurveyQuestionResult {
  const { question, answered, shown } = tally
  const texts = isText(question) && answered >= minGroupSize ? textsTo(question, responses) : []
  const words: LabelCount[] = frequentWords(texts)
  return {
    questionId: question.id,
    answeredCount: answered,
    skippedCount: shown - answered,
    options: optionResults(tally),
    average: isNumber(question) && answered > 0 ? estimateOf(meanOf(numbersOf(tally)), boundsOf(tally)) : null,
    nps: question.type === Scale ? npsEstimate(numbersOf(tally)) : null,
    words,
    texts: texts.slice(-MAX_TEXTS).sort((a, b) => a.localeCompare(b)),
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
