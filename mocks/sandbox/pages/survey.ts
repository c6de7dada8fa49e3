// The public page on which respondents answer an open survey without signing in.
import { SurveyQuestionType, SurveyStatus } from '@adwright/sdk/types'
import { addResponse } from '#mocks/sandbox/domain/surveys/answers.ts'
import { type Answers, type Question, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { html, type Markup, notFoundPage, page, pageLanguage, readForm } from '#mocks/sandbox/pages/page.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const TEXTS = {
  en: {
    send: 'Send',
    required: 'needed',
    thanks: 'Thank you. Your answers have arrived.',
    closed: 'This survey is closed.',
    wrong: 'Some answers are missing or cannot be read. Go back and look again.',
  },
  tr: {
    send: 'Gönder',
    required: 'gerekli',
    thanks: 'Teşekkürler. Yanıtlarınız ulaştı.',
    closed: 'Bu anket kapandı.',
    wrong: 'Bazı yanıtlar eksik ya da okunamıyor. Geri dönüp yeniden bakın.',
  },
}

const { SingleChoice, MultipleChoice, Scale, Stars, ShortText } = SurveyQuestionType
const MAX_SHORT_LENGTH = 200
const MAX_LONG_LENGTH = 4000

function numbersOf({ type }: Question): number[] {
  if (type === Scale) return Array.from({ length: 11 }, (_, number) => number)
  return type === Stars ? [1, 2, 3, 4, 5] : []
}

/** Returns the answer to one question; undefined if there is none, null if it is invalid. */
function readAnswer(question: Question, given: string[]) {
  const [first = ''] = given
  if (given.length === 0 || first === '') return undefined
  const options = question.options ?? []
  if (question.type === MultipleChoice) return given.every((one) => options.includes(one)) ? given : null
  if (question.type === SingleChoice) return options.includes(first) ? first : null
  if (question.type === Scale || question.type === Stars) {
    return numbersOf(question).map(String).includes(first) ? Number(first) : null
  }
  return first.length <= (question.type === ShortText ? MAX_SHORT_LENGTH : MAX_LONG_LENGTH) ? first : null
}

/** Returns all answers of a form; undefined if a required one is missing or one is invalid. */
export function readAnswers({ questions }: StoredSurvey, form: URLSearchParams): Answers | undefined {
  const answers: Answers = {}
  for (const question of questions) {
    const answer = readAnswer(question, form.getAll(question.id))
    if (answer === null || (answer === undefined && question.isRequired)) return undefined
    if (answer !== undefined) answers[question.id] = answer
  }
  return answers
}

function control(question: Question): Markup {
  const { id, type, isRequired } = question
  const needed = isRequired && type !== MultipleChoice ? html`required` : ''
  const choices = type === Scale || type === Stars ? numbersOf(question).map(String) : question.options
  if (!choices)
    return html`<input name="${id}" maxlength="${type === ShortText ? MAX_SHORT_LENGTH : MAX_LONG_LENGTH}" ${needed}>`
  const kind = type === MultipleChoice ? 'checkbox' : 'radio'
  return html`${choices.map(
    (choice) => html`<label><input type="${kind}" name="${id}" value="${choice}" ${needed}> ${choice}</label>`,
  )}`
}

function surveyForm(survey: StoredSurvey, language: Language): Response {
  const texts = TEXTS[language]
  const fields = survey.questions.map(
    (question) =>
      html`<fieldset><legend>${question.order}. ${question.text}${
        question.isRequired && ` (${texts.required})`
      }</legend>${control(question)}</fieldset>`,
  )
  const body = html`<p>${survey.description}</p><form method="post">${fields}<button>${texts.send}</button></form>`
  return page({ title: survey.title, language, body })
}

/** Stores the answers if the survey is still open when they arrive. */
const storeAnswers = ({ store, clock, newId }: Runtime, id: string, form: URLSearchParams | undefined) =>
  store.transaction(async (inside): Promise<'closed' | 'wrong' | 'thanks'> => {
    const survey = await inside.get('survey', id)
    if (survey?.status !== SurveyStatus.Open) return 'closed'
    const answers = form && readAnswers(survey, form)
    if (!answers) return 'wrong'
    const sentAt = clock.now().toISOString()
    await addResponse(inside, survey, { id: newId('rsp'), surveyId: id, answers, sentAt })
    return 'thanks'
  })

const STATUS = { closed: 410, wrong: 422, thanks: 200 }

/** `/s/{id}.{key}`: GET shows the survey, POST stores the answers; undefined for any other path. */
export const surveyPage: PageHandler = async (runtime, request, url) => {
  const [, id, key] = /^\/s\/([\w-]+)(?:\.([\w-]*))?$/.exec(url.pathname) ?? []
  if (id === undefined) return undefined
  const language = pageLanguage(request)
  const survey = runtime.secrets.isMac('survey-pages', id, key ?? '')
    ? await runtime.store.get('survey', id)
    : undefined
  if (!survey || survey.status === SurveyStatus.Draft) return notFoundPage(language)
  if (request.method !== 'POST' && survey.status === SurveyStatus.Open) return surveyForm(survey, language)
  const said = request.method === 'POST' ? await storeAnswers(runtime, id, await readForm(request)) : 'closed'
  const body = html`<p class="${said === 'thanks' ? 'good' : 'bad'}">${TEXTS[language][said]}</p>`
  return page({ title: survey.title, language, status: STATUS[said], body })
}
