// A survey as it is written: questions with ids of their own before they are saved.
import {
  type Survey,
  SurveyAudience,
  type SurveyCondition,
  SurveyConditionJoiner,
  type SurveyDraft,
  type SurveyQuestionDraft,
  SurveyQuestionType,
  type SurveyTemplate,
} from '@adwright/sdk/types'

export type EditedQuestion = Required<SurveyQuestionDraft>
export type EditedSurvey = Omit<SurveyDraft, 'questions' | 'status' | 'copyOfId'> & { questions: EditedQuestion[] }

const { SingleChoice, MultipleChoice, Scale, Stars, Ranking, Grid } = SurveyQuestionType
export const MAX_QUESTIONS = 30
export const MAX_OPTIONS = 20
const WITH_OPTIONS: readonly SurveyQuestionType[] = [SingleChoice, MultipleChoice, Ranking, Grid]

export const hasOptions = (type: SurveyQuestionType) => WITH_OPTIONS.includes(type)
export const isNumber = (type: SurveyQuestionType) => type === Scale || type === Stars

/** A name for a new question that no other has. */
export function newId(questions: readonly EditedQuestion[]): string {
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
  language: survey.language,
  translations: survey.translations,
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

/** A copy to change, whose questions are new ones that line up with those of the survey it was copied from. */
export function copyOf(survey: Survey, title: string): SurveyDraft {
  const { opensAt: _opens, closesAt: _closes, ...texts } = editedOf(survey)
  const nameOf = new Map(survey.questions.map(({ id }, place) => [id, `new_${place + 1}`]))
  const renamed = (condition: SurveyCondition) => ({
    ...condition,
    questionId: nameOf.get(condition.questionId) ?? condition.questionId,
  })
  const questions = texts.questions.map((question) => ({
    ...question,
    id: nameOf.get(question.id) ?? question.id,
    showIf: question.showIf.map(renamed),
  }))
  // The title is a new one, which nobody has translated yet.
  const translations = survey.translations.map((translation) => ({
    ...translation,
    title: null,
    questions: translation.questions.map((question) => ({
      ...question,
      questionId: nameOf.get(question.questionId) ?? question.questionId,
    })),
  }))
  return { ...texts, title, questions, translations, copyOfId: survey.id }
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
