// A survey as it is written: questions with ids of their own before they are saved.
import {
  type Survey,
  SurveyAudience,
  SurveyConditionJoiner,
  type SurveyDraft,
  type SurveyLocalization,
  type SurveyQuestionDraft,
  SurveyQuestionType,
  type SurveyTemplate,
} from '@adwright/sdk/types'
import { containsData } from '#web/lib/contains-data.ts'
import { mergeEntries } from '#web/lib/merge-entries.ts'

export type EditedQuestion = Required<SurveyQuestionDraft>
export type Localization = SurveyLocalization
/** Its languages are those by tag; the older fields know those of the interface alone. */
export type EditedSurvey = Omit<SurveyDraft, 'questions' | 'status' | 'copyOfId' | 'language' | 'translations'> & {
  questions: EditedQuestion[]
}

const { SingleChoice, MultipleChoice, Scale, Stars, Ranking, Grid } = SurveyQuestionType
export const MAX_QUESTIONS = 30
export const MAX_OPTIONS = 20
const WITH_OPTIONS: readonly SurveyQuestionType[] = [SingleChoice, MultipleChoice, Ranking, Grid]

export const hasOptions = (type: SurveyQuestionType) => WITH_OPTIONS.includes(type)
export const isNumber = (type: SurveyQuestionType) => type === Scale || type === Stars

/** A name for a new question that no other has. */
export function newId(questions: readonly { id: string }[]): string {
  const numbers = questions.map(({ id }) => Number(/^new_(\d+)$/.exec(id)?.[1] ?? 0))
  return `new_${Math.max(0, ...numbers) + 1}`
}

export const newQuestion = (type: SurveyQuestionType, id: string, options: string[]): EditedQuestion => ({
  id,
  type,
  text: '',
  options: hasOptions(type) ? options : null,
  rows: type === Grid ? options.slice(0, 1) : null,
  isRequired: false,
  hasOther: false,
  isShuffled: false,
  maxChoices: null,
  lowLabel: null,
  highLabel: null,
  joiner: SurveyConditionJoiner.All,
  showIf: [],
})

const complete = (question: SurveyQuestionDraft, place: number): EditedQuestion => ({
  ...newQuestion(question.type, question.id ?? `new_${place + 1}`, []),
  ...question,
  id: question.id ?? `new_${place + 1}`,
})

export const emptySurvey = (title: string): EditedSurvey => ({
  title,
  description: null,
  audience: SurveyAudience.OurCustomers,
  questions: [],
})

export const fromTemplate = ({ title, introduction, audience, questions }: SurveyTemplate): EditedSurvey => ({
  title,
  description: introduction,
  audience,
  questions: questions.map(complete),
})

const withoutOrder = ({ order: _order, ...question }: Survey['questions'][number]): EditedQuestion => question

export const editedOf = (survey: Survey): EditedSurvey => ({
  title: survey.title,
  description: survey.description,
  audience: survey.audience,
  languageTag: survey.languageTag ?? survey.language,
  localizations: survey.localizations ?? [],
  questions: survey.questions.map(withoutOrder),
  thanksText: survey.thanksText,
  closedText: survey.closedText,
  accentColor: survey.accentColor,
  logoFileId: survey.logoFileId ?? null,
  answersLimit: survey.answersLimit,
  keepDays: survey.keepDays,
  alarm: survey.alarm,
  opensAt: survey.opensAt,
  closesAt: survey.closesAt,
})

/** The survey with other names for some of its questions, also in its conditions and other languages. */
function withNames<Edited extends EditedSurvey>(survey: Edited, nameOf: ReadonlyMap<string, string>): Edited {
  const nameFor = (id: string) => nameOf.get(id) ?? id
  return {
    ...survey,
    questions: survey.questions.map((question) => ({
      ...question,
      id: nameFor(question.id),
      showIf: question.showIf.map((condition) => ({ ...condition, questionId: nameFor(condition.questionId) })),
    })),
    localizations: survey.localizations?.map((localization) => ({
      ...localization,
      questions: localization.questions.map((words) => ({ ...words, questionId: nameFor(words.questionId) })),
    })),
  }
}

/** A copy to change, whose questions are new ones that line up with those of the survey it was copied from. */
export function copyOf(survey: Survey, title: string): SurveyDraft {
  const { opensAt: _opens, closesAt: _closes, ...texts } = editedOf(survey)
  const { localizations, ...copy } = withNames(
    texts,
    new Map(survey.questions.map(({ id }, at) => [id, `new_${at + 1}`])),
  )
  // The title is a new one, which nobody has translated yet.
  const untitled = localizations?.map((localization) => ({ ...localization, title: null }))
  return { ...copy, title, localizations: untitled, copyOfId: survey.id }
}

/** The survey as it can be saved: a question that was deleted from the saved one, and is kept, is a new question there. */
export function withNewQuestions(survey: EditedSurvey, saved: EditedSurvey): EditedSurvey {
  const known = new Set(saved.questions.map(({ id }) => id))
  const nameOf = new Map<string, string>()
  for (const { id } of survey.questions) {
    if (known.has(id) || id.startsWith('new_')) continue
    const names = [...nameOf.values()].map((name) => ({ id: name }))
    nameOf.set(id, newId([...survey.questions, ...names]))
  }
  return nameOf.size > 0 ? withNames(survey, nameOf) : survey
}

/** True if a survey is the result of saving these fields, where new questions have got ids. */
export function isResultOf(survey: Survey, sent: Partial<EditedSurvey>): boolean {
  const saved = editedOf(survey)
  const nameOf = new Map(
    sent.questions?.map(({ id }, at) => [id, id.startsWith('new_') ? survey.questions[at]?.id : id]),
  )
  const named = withNames({ ...saved, ...sent }, new Map([...nameOf].map(([id, name]) => [id, name ?? id])))
  return containsData(saved, named)
}

/** Takes back the deletion of a question: it is at its place again, and so are the conditions on it; later changes stay. */
export function restoredQuestion(before: EditedQuestion[], id: string, now: EditedQuestion[]): EditedQuestion[] {
  const after = withoutLaterConditions(before.filter((question) => question.id !== id))
  return withoutLaterConditions(mergeEntries(after, before, now))
}

/** A question in another place; conditions that would look at a later question then are dropped. */
export function movedQuestions(questions: EditedQuestion[], from: number, to: number): EditedQuestion[] {
  const moved = questions[from]
  if (!moved || to < 0 || to >= questions.length) return questions
  return withoutLaterConditions(questions.toSpliced(from, 1).toSpliced(to, 0, moved))
}

export function withoutLaterConditions(questions: EditedQuestion[]): EditedQuestion[] {
  return questions.map((question, place) => {
    const earlier = new Set(questions.slice(0, place).map(({ id }) => id))
    const showIf = question.showIf.filter(({ questionId }) => earlier.has(questionId))
    return showIf.length === question.showIf.length ? question : { ...question, showIf }
  })
}
