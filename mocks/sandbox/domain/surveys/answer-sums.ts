// The sums of the answers of one day or week, source and language. Sums of different answers can be added to each other.
import { type ContentLanguage, SurveyQuestionType } from '@adwright/sdk/types'
import { isShown } from '#mocks/sandbox/domain/surveys/logic.ts'
import { type CountedResponse, secondsOfResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import { isCritic, isPromoter } from '#mocks/sandbox/domain/surveys/statistics.ts'
import { countedKeys, isText, placesOf, type Question } from '#mocks/sandbox/domain/surveys/survey.ts'
import { wordsOf } from '#mocks/sandbox/domain/surveys/words.ts'
import { addDays, type Day, dayIn, mondayOf, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

const { Ranking } = SurveyQuestionType
export const MAX_TEXTS = 100
/** The source of a link without a mark. */
export const NO_MARK = '-'

type Counts = Record<string, number>

/** The answers to one question. The counts are by place in its options; own words have the place after the last option. */
export type QuestionSums = {
  shown: number
  answered: number
  counts: number[]
  /** The sum of the ranks of each option. */
  ranks: number[]
  /** Those of critics and of promoters among them. */
  critics: { answered: number; counts: number[] }
  promoters: { answered: number; counts: number[] }
  /** People who reached it, and those who left the survey at it. */
  reached: number
  left: number
  /** How many people spent so many seconds on it. */
  seconds: Counts
  words: Counts
  /** The newest texts as moment, id and text. */
  texts: [string, string, string][]
}

export type AnswerSums = {
  /** The day, or the Monday of the week. */
  day: Day
  via: string
  language: ContentLanguage
  started: number
  sent: number
  /** How many people took so many seconds. */
  seconds: Counts
  tags: Counts
  questions: Record<string, QuestionSums>
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

function emptyQuestion(question: Question): QuestionSums {
  const keys = countedKeys(question).length
  const places = (keys + (question.hasOther ? 1 : 0)) * Math.max(1, question.rows?.length ?? 1)
  const group = () => ({ answered: 0, counts: zeros(places) })
  return {
    shown: 0,
    ...group(),
    ranks: zeros(question.type === Ranking ? keys : 0),
    critics: group(),
    promoters: group(),
    reached: 0,
    left: 0,
    seconds: {},
    words: {},
    texts: [],
  }
}

const emptyQuestions = (questions: readonly Question[]): Record<string, QuestionSums> =>
  Object.fromEntries(questions.map((question) => [question.id, emptyQuestion(question)]))

const increase = (counts: Counts, key: string | number, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by
}
const addAt = (counts: number[], place: number, by = 1): void => {
  counts[place] = (counts[place] ?? 0) + by
}

type CountedQuestion = { question: Question; keys: readonly string[]; isText: boolean }
type Group = QuestionSums['critics']

function addPlacesTo(group: Group, places: readonly number[]): void {
  group.answered += 1
  for (const place of places) addAt(group.counts, place)
}

function addValues(
  sums: QuestionSums,
  { question, keys, isText: hasWords }: CountedQuestion,
  given: CountedResponse,
): void {
  const { score } = given
  const values = given.answers[question.id]
  if (!values?.length) return
  const places = placesOf(question, keys, values)
  addPlacesTo(sums, places)
  if (score !== null && isCritic(score)) addPlacesTo(sums.critics, places)
  else if (score !== null && isPromoter(score)) addPlacesTo(sums.promoters, places)
  if (question.type === Ranking)
    for (const [rank, value] of values.entries()) {
      const place = keys.indexOf(value)
      if (place >= 0) addAt(sums.ranks, place, rank + 1)
    }
  const [text] = values
  if (!hasWords || text === undefined) return
  for (const word of wordsOf(text, given.language)) increase(sums.words, word)
  sums.texts.push([given.startedAt, given.id, text])
}

/** Each question is reached by those who left it with or without an answer, and by the person whose page it is now. */
function addSteps(questions: Record<string, QuestionSums>, { seconds, questionId }: CountedResponse): void {
  for (const id in seconds) {
    const sums = questions[id]
    if (!sums) continue
    sums.reached += 1
    increase(sums.seconds, seconds[id] ?? 0)
  }
  const current = questionId === null ? undefined : questions[questionId]
  if (!current || questionId === null) return
  current.left += 1
  if (!(questionId in seconds)) current.reached += 1
}

type DatedText = QuestionSums['texts'][number]
const isNewer = ([a, one]: DatedText, [b, other]: DatedText) => a > b || (a === b && one > other)

/** The newest texts, the newest first. */
const newestTexts = (texts: DatedText[]) => texts.sort((a, b) => (isNewer(a, b) ? -1 : 1)).slice(0, MAX_TEXTS)

/** Groups of days: each day by itself, or whole weeks. */
type Days = { firstOf: (day: Day) => Day; count: number }
const BY_DAY: Days = { firstOf: (day) => day, count: 1 }
const BY_WEEK: Days = { firstOf: mondayOf, count: 7 }

/** The first days of the groups of moments, which are looked up once for all moments of a group that follow each other. */
function dayLookup(timeZone: string, { firstOf, count }: Days): (moment: string) => Day {
  let known = { day: '', from: '', below: '' }
  return (moment) => {
    if (moment >= known.from && moment < known.below) return known.day
    const day = firstOf(dayIn(new Date(moment), timeZone))
    const startOf = (one: Day) => startOfDay(one, timeZone).toISOString()
    known = { day, from: startOf(day), below: startOf(addDays(day, count)) }
    return day
  }
}

export const sumsKey = ({ day, via, language }: Pick<AnswerSums, 'day' | 'via' | 'language'>) =>
  `${day}.${language}.${via}`

type Summed<Response> = { sums: AnswerSums; responses: Response[] }

/** Responses by day or week, source and language, with their sums. */
export function summedResponses<Response extends CountedResponse>(
  questions: readonly Question[],
  responses: readonly Response[],
  timeZone: string,
  days = BY_DAY,
): Summed<Response>[] {
  const found = new Map<string, Summed<Response>>()
  const dayOf = dayLookup(timeZone, days)
  const asked = questions.map((question) => ({ question, keys: countedKeys(question), isText: isText(question) }))
  for (const response of responses) {
    const group = { day: dayOf(response.startedAt), via: response.via ?? NO_MARK, language: response.language }
    const key = sumsKey(group)
    const summed = found.get(key) ?? {
      sums: { ...group, started: 0, sent: 0, seconds: {}, tags: {}, questions: emptyQuestions(questions) },
      responses: [],
    }
    found.set(key, summed)
    summed.responses.push(response)
    const { sums } = summed
    sums.started += 1
    for (const tag of response.tags) increase(sums.tags, tag)
    addSteps(sums.questions, response)
    if (response.sentAt === null) continue
    sums.sent += 1
    increase(sums.seconds, secondsOfResponse(response))
    // A sent response has no answers to questions that were not shown, so its answers can be compared as they are.
    for (const one of asked) {
      const questionSums = sums.questions[one.question.id]
      if (!questionSums || !isShown(one.question, response.answers)) continue
      questionSums.shown += 1
      addValues(questionSums, one, response)
    }
  }
  for (const { sums } of found.values())
    for (const question of Object.values(sums.questions)) question.texts = newestTexts(question.texts)
  return [...found.values()]
}

const byTime = (one: CountedResponse, other: CountedResponse) =>
  one.startedAt < other.startedAt ? -1 : Number(one.startedAt > other.startedAt)

/** Sums by week, which are fewer to add up than those of days. */
export const sumsOf = (questions: readonly Question[], responses: readonly CountedResponse[], timeZone: string) =>
  summedResponses(questions, responses.toSorted(byTime), timeZone, BY_WEEK).map(({ sums }) => sums)

const addCounts = (into: Counts, from: Counts): void => {
  for (const [key, count] of Object.entries(from)) increase(into, key, count)
}
const addPlaces = (into: number[], from: readonly number[]): void => {
  for (const [place, count] of from.entries()) addAt(into, place, count)
}

function addQuestion(into: QuestionSums, from: QuestionSums): void {
  into.shown += from.shown
  into.reached += from.reached
  into.left += from.left
  for (const [one, other] of [
    [into, from],
    [into.critics, from.critics],
    [into.promoters, from.promoters],
  ] as const) {
    one.answered += other.answered
    addPlaces(one.counts, other.counts)
  }
  addPlaces(into.ranks, from.ranks)
  addCounts(into.seconds, from.seconds)
  addCounts(into.words, from.words)
  const [newest] = from.texts
  const oldest = into.texts[MAX_TEXTS - 1]
  if (newest && (!oldest || isNewer(newest, oldest))) into.texts = newestTexts([...into.texts, ...from.texts])
}

export type Totals = Omit<AnswerSums, 'day' | 'via' | 'language'>

/** Adds further answers to sums. */
export function addTotals(into: Totals, from: Totals): void {
  into.started += from.started
  into.sent += from.sent
  addCounts(into.seconds, from.seconds)
  addCounts(into.tags, from.tags)
  for (const [id, sums] of Object.entries(from.questions)) {
    const known = into.questions[id]
    if (known) addQuestion(known, sums)
  }
}

/** The sum of all of these. */
export function totalOf(questions: readonly Question[], all: readonly AnswerSums[]): Totals {
  const total = { started: 0, sent: 0, seconds: {}, tags: {}, questions: emptyQuestions(questions) }
  // From the newest day on, so that older texts are skipped when there are enough.
  for (const sums of all.toSorted((a, b) => (a.day > b.day ? -1 : 1))) addTotals(total, sums)
  return total
}
