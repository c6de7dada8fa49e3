// The state machine of surveys, their scheduled opening and closing, and their questions.
import {
  type ContentLanguage,
  type Survey,
  SurveyConditionJoiner,
  type SurveyQuestion,
  type SurveyQuestionDraft,
  SurveyQuestionType,
  SurveyStatus,
  type SurveyTranslation,
} from '@adwright/sdk/types'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import type { Versioned } from '#mocks/sandbox/domain/versions.ts'

export type Question = SurveyQuestion
/** The texts of a survey in one of its other languages. */
export type Translation = Omit<SurveyTranslation, 'language'> & { language: ContentLanguage }
type Computed =
  | 'version'
  | 'startedCount'
  | 'responseCount'
  | 'partialCount'
  | 'completionRate'
  | 'nps'
  | 'lastAnswerAt'
  | 'publicUrl'
  | 'previewUrl'
  | 'results'
  | 'languages'
  | 'languageTag'
  | 'languageTags'
  | 'localizations'
type Period = { from: string; to: string | null }
export type StoredSurvey = Versioned &
  Omit<Survey, Computed | 'language' | 'translations'> & {
    accountId: string
    /** Its base. */
    language: ContentLanguage
    translations: Translation[]
    /** The key of its page, 128 bits that cannot be guessed. */
    shareKey: string
    /** The periods in which the survey was open. */
    periods: Period[]
    /** Until when its simulated visitors have come; null before the first. */
    visitsUntil: string | null
  }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    survey: StoredSurvey
  }
}

const { Draft, Open, Closed } = SurveyStatus
const { SingleChoice, MultipleChoice, Scale, Stars, ShortText, LongText, Ranking, Grid, Statement } = SurveyQuestionType

export const SURVEY_STEPS: Steps = { [Draft]: [Open], [Open]: [Closed], [Closed]: [Open] }
export const NEW_SURVEY_STATES: readonly number[] = [Draft, Open]

const WITH_OPTIONS: readonly number[] = [SingleChoice, MultipleChoice, Ranking, Grid]
const WITH_TEXT: readonly number[] = [ShortText, LongText]

type Typed = Pick<Question, 'type'>
export const hasOptions = ({ type }: Typed) => WITH_OPTIONS.includes(type)
export const isText = ({ type }: Typed) => WITH_TEXT.includes(type)
export const isNumber = ({ type }: Typed) => type === Scale || type === Stars
export const isAnswerable = ({ type }: Typed) => type !== Statement

/** Texts in other languages with the ids that their questions have got. */
export function translationsFor(
  translations: readonly Translation[],
  drafts: readonly SurveyQuestionDraft[],
  questions: readonly Question[],
): Translation[] {
  const idOf = new Map(drafts.map(({ id }, place) => [id, questions[place]?.id]))
  return translations.map((translation) => ({
    ...translation,
    questions: translation.questions.map((texts) => ({
      ...texts,
      questionId: idOf.get(texts.questionId) ?? texts.questionId,
    })),
  }))
}

/** The questions of a draft with order and ids; existing ids are preserved, and conditions follow the names of new questions. */
export function orderedQuestions(
  drafts: SurveyQuestionDraft[],
  newId: (prefix: string) => string,
  known: ReadonlySet<string> = new Set(),
): Question[] {
  const ids = drafts.map(({ id }) => (id !== undefined && known.has(id) ? id : newId('qst')))
  const idOf = new Map(drafts.map(({ id }, place) => [id, ids[place] ?? '']))
  return drafts.map((draft, place) => ({
    id: ids[place] ?? '',
    order: place + 1,
    type: draft.type,
    text: draft.text,
    options: draft.options ?? null,
    rows: draft.rows ?? null,
    isRequired: draft.isRequired ?? false,
    hasOther: draft.hasOther ?? false,
    isShuffled: draft.isShuffled ?? false,
    maxChoices: draft.maxChoices ?? null,
    lowLabel: draft.lowLabel ?? null,
    highLabel: draft.highLabel ?? null,
    joiner: draft.joiner ?? SurveyConditionJoiner.All,
    showIf: (draft.showIf ?? []).map((condition) => ({
      ...condition,
      questionId: idOf.get(condition.questionId) ?? condition.questionId,
    })),
  }))
}

/** The questions of a draft under the names it gives them, which its conditions use, to check them without storing them. */
export function namedQuestions(drafts: SurveyQuestionDraft[]): Question[] {
  const names = drafts.map(({ id }, place) => id ?? `unnamed_${place}`)
  const named = drafts.map((draft, place) => ({ ...draft, id: names[place] ?? '' }))
  return orderedQuestions(named, (prefix) => prefix, new Set(names))
}

/** Returns a survey that opens now; a closing time in the past is removed. */
export function openedSurvey(survey: StoredSurvey, at: Date): StoredSurvey {
  const from = at.toISOString()
  const isOver = survey.closesAt !== null && Date.parse(survey.closesAt) <= at.getTime()
  return {
    ...survey,
    status: Open,
    opensAt: survey.periods.length === 0 ? from : survey.opensAt,
    closesAt: isOver ? null : survey.closesAt,
    periods: [...survey.periods, { from, to: null }],
    visitsUntil: from,
    updatedAt: from,
  }
}

export function closedSurvey(survey: StoredSurvey, at: Date): StoredSurvey {
  const to = at.toISOString()
  const periods = survey.periods.map((period) => (period.to === null ? { ...period, to } : period))
  return { ...survey, status: Closed, closesAt: to, periods, updatedAt: to }
}

/** Returns the state of a survey at a moment, after its scheduled opening and closing. */
export function surveyAt(survey: StoredSurvey, until: Date): StoredSurvey {
  const { status, opensAt, closesAt } = survey
  const isDue = (at: string | null) => at !== null && Date.parse(at) <= until.getTime()
  if (status === Draft && opensAt && isDue(opensAt)) return surveyAt(openedSurvey(survey, new Date(opensAt)), until)
  if (status === Open && closesAt && isDue(closesAt)) return closedSurvey(survey, new Date(closesAt))
  return survey
}

/** The time of the next scheduled opening or closing; null if there is none. */
export function surveyDueAt({ status, opensAt, closesAt }: StoredSurvey): Date | null {
  const at = status === Draft ? opensAt : status === Open ? closesAt : null
  return at === null ? null : new Date(at)
}

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index))

const SCALE_KEYS = numbersFrom(0, 10)
const STAR_KEYS = numbersFrom(1, 5)

/** The countable answers of a question as texts: its options, or the numbers of its scale. */
export function countedKeys({ type, options }: Pick<Question, 'type' | 'options'>): string[] {
  if (type === Scale) return SCALE_KEYS
  return type === Stars ? STAR_KEYS : (options ?? [])
}

/** The question whose net promoter score is that of the survey. */
export const scoreQuestion = (questions: readonly Question[]): Question | undefined =>
  questions.find(({ type }) => type === Scale)

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
