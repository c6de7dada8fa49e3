// The sums of a survey's answers, under filters.
import {
  type SurveyDriver,
  type SurveyLanguageCount,
  type SurveyLanguageTagCount,
  SurveyQuestionType,
  type SurveyResults,
  type SurveySource,
  type SurveyStep,
  type SurveyWeek,
} from '@adwright/sdk/types'
import { type AnswerSums, NO_MARK, totalOf } from '#mocks/sandbox/domain/surveys/answer-sums.ts'
import { type GroupSize, isTooFew, minGroupSize } from '#mocks/sandbox/domain/surveys/group-size.ts'
import { interfaceLanguages } from '#mocks/sandbox/domain/surveys/languages.ts'
import {
  differenceOf,
  MIN_NPS_RESPONSES,
  measuredShare,
  medianOf,
  npsEstimate,
  shareOf,
} from '#mocks/sandbox/domain/surveys/statistics.ts'
import { type Question, type StoredSurvey, scoreQuestion } from '#mocks/sandbox/domain/surveys/survey.ts'
import { numbersOf, questionResult, type Tally, talliesOf } from '#mocks/sandbox/domain/surveys/tally.ts'
import { mondayOf } from '#mocks/sandbox/time/time-zone.ts'

const { Grid } = SurveyQuestionType
const MAX_TAGS = 200
const rateOf = (part: number, whole: number) => (whole === 0 ? 0 : shareOf(part, whole).share)

/** Sums by something that they have in common, without groups that are too small to be shown. */
function grouped<Key>(all: readonly AnswerSums[], keyOf: (sums: AnswerSums) => Key, least: number) {
  const groups = new Map<Key, AnswerSums[]>()
  for (const sums of all) {
    const key = keyOf(sums)
    const group = groups.get(key)
    if (group) group.push(sums)
    else groups.set(key, [sums])
  }
  return [...groups]
    .map(([key, group]) => ({
      key,
      group,
      startedCount: group.reduce((sum, { started }) => sum + started, 0),
      responseCount: group.reduce((sum, { sent }) => sum + sent, 0),
    }))
    .filter(({ startedCount }) => startedCount >= least)
}

/** The scores of sums, by the places of the scale. */
const scoresOf = (question: Question | undefined, all: readonly AnswerSums[]) =>
  question ? all.flatMap(({ questions }) => talliesOf([question], questions).flatMap(numbersOf)) : []

const weeksOf = (questions: readonly Question[], all: readonly AnswerSums[], least: number): SurveyWeek[] =>
  grouped(all, ({ day }) => mondayOf(day), least)
    .map(({ key, group, startedCount, responseCount }) => ({
      beginsOn: key,
      startedCount,
      responseCount,
      nps: npsEstimate(scoresOf(scoreQuestion(questions), group))?.value ?? null,
    }))
    .sort((a, b) => a.beginsOn.localeCompare(b.beginsOn))

const sourcesOf = (all: readonly AnswerSums[], least: number): SurveySource[] =>
  grouped(all, ({ via }) => (via === NO_MARK ? null : via), least)
    .map(({ key, startedCount, responseCount }) => ({ via: key, startedCount, responseCount }))
    .sort((a, b) => b.startedCount - a.startedCount)
    .slice(0, 50)

const MAX_LANGUAGES = 50

const languageCounts = (all: readonly AnswerSums[], least: number): SurveyLanguageTagCount[] =>
  grouped(all, ({ language }) => language, least)
    .map(({ key, startedCount, responseCount }) => ({ languageTag: key, startedCount, responseCount }))
    .sort((a, b) => b.startedCount - a.startedCount)
    .slice(0, MAX_LANGUAGES)

/** Those of the languages that the interface has, too. */
const interfaceCounts = (counts: readonly SurveyLanguageTagCount[]): SurveyLanguageCount[] =>
  counts.flatMap(({ languageTag, ...count }) =>
    interfaceLanguages([languageTag]).map((language) => ({ language, ...count })),
  )

const stepOf = ({ question, reached, left, seconds }: Tally): SurveyStep => ({
  questionId: question.id,
  reachedCount: reached,
  leftCount: left,
  medianSeconds: medianOf(seconds),
})

const MAX_DRIVERS = 10

/** Answers whose share differs between critics and promoters by more than chance. It says what goes along with low scores, not why. */
function driversOf(tallies: readonly Tally[], score: Tally | undefined): SurveyDriver[] {
  if (!score || score.critics.answered + score.promoters.answered < MIN_NPS_RESPONSES) return []
  // The answers of a grid belong to its rows, which a driver cannot name.
  const asked = tallies.filter(({ question }) => question.id !== score.question.id && question.type !== Grid)
  const pairs = asked.flatMap(({ question, keys, critics, promoters }) =>
    keys.map((option, place) => ({
      questionId: question.id,
      option,
      critic: { count: critics.counts[place] ?? 0, total: critics.answered },
      promoter: { count: promoters.counts[place] ?? 0, total: promoters.answered },
    })),
  )
  return pairs
    .flatMap(({ questionId, option, critic, promoter }) => {
      const [first, second] = [measuredShare(critic.count, critic.total), measuredShare(promoter.count, promoter.total)]
      const { low: from, high: to, isBeyondChance } = differenceOf(first, second, pairs.length)
      const [criticShare, promoterShare] = [rateOf(critic.count, critic.total), rateOf(promoter.count, promoter.total)]
      const difference = Math.round((criticShare - promoterShare) * 10_000) / 10_000
      if (!isBeyondChance || from <= 0) return []
      return [
        { questionId, option, criticShare, promoterShare, difference, low: Math.max(-1, from), high: Math.min(1, to) },
      ]
    })
    .sort((a, b) => b.difference - a.difference)
    .slice(0, MAX_DRIVERS)
}

const NOTHING = {
  startedCount: 0,
  responseCount: 0,
  partialCount: 0,
  completionRate: null,
  medianSeconds: null,
  nps: null,
  npsResponseCount: 0,
  questions: [],
  weeks: [],
  steps: [],
  drivers: [],
  sources: [],
  languages: [],
  languageTags: [],
  tags: [],
}

const countsOf = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, MAX_TAGS)

/** The results of those who fit the filters; `everyone` without filters. */
export function resultsOf(survey: StoredSurvey, all: readonly AnswerSums[], everyone: GroupSize): SurveyResults {
  const least = minGroupSize(survey)
  const { questions } = survey
  const { started, sent, seconds, tags, questions: sums } = totalOf(questions, all)
  if (isTooFew(survey, { started, sent }, everyone)) return { isTooFew: true, minGroupSize: least, ...NOTHING }
  const tallies = talliesOf(questions, sums)
  const languageTags = languageCounts(all, least)
  const score = tallies.find(({ question }) => question.id === scoreQuestion(questions)?.id)
  return {
    isTooFew: false,
    minGroupSize: least,
    startedCount: started,
    responseCount: sent,
    partialCount: started - sent,
    completionRate: started === 0 ? null : rateOf(sent, started),
    medianSeconds: medianOf(seconds),
    nps: score ? npsEstimate(numbersOf(score)) : null,
    npsResponseCount: score?.answered ?? 0,
    questions: tallies.map((tally) => questionResult(tally, least)),
    weeks: weeksOf(questions, all, least),
    steps: tallies.map(stepOf),
    drivers: driversOf(tallies, score),
    sources: sourcesOf(all, least),
    languages: interfaceCounts(languageTags),
    languageTags,
    tags: countsOf(tags),
  }
}
