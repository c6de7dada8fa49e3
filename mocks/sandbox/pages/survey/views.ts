// The pages that people see: the beginning, one question a page, and the end.

import { SurveyAudience } from '@adwright/sdk/types'
import { directionOf, languageName } from '#mocks/sandbox/domain/surveys/languages.ts'
import { shownQuestions } from '#mocks/sandbox/domain/surveys/logic.ts'
import { checkLogic } from '#mocks/sandbox/domain/surveys/logic-check.ts'
import type { Answers } from '#mocks/sandbox/domain/surveys/response.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { languagesOf, textsIn } from '#mocks/sandbox/domain/surveys/translations.ts'
import { html, type Markup } from '#mocks/sandbox/pages/page.ts'
import { controls } from '#mocks/sandbox/pages/survey/controls.ts'
import { type Logo, surveyFrame } from '#mocks/sandbox/pages/survey/layout.ts'
import type { AnswerProblem } from '#mocks/sandbox/pages/survey/texts/survey-texts.ts'
import { markOf, pageTexts } from '#mocks/sandbox/pages/survey/texts.ts'

export type View = {
  survey: StoredSurvey
  language: string
  /** Fields that every form of the page sends along. */
  hidden?: Record<string, string>
  /** The address in another language; undefined where there is one language alone. */
  languageLink?: (language: string) => string
  isPreview?: boolean
  logo?: Logo | undefined
}

const hiddenFields = (fields: Record<string, string> = {}): Markup =>
  html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`

function languageLinks({ survey, language, languageLink }: View): Markup {
  const others = languagesOf(survey).filter((one) => one !== language)
  if (others.length === 0 || !languageLink) return html``
  const texts = pageTexts(language, survey.language)
  return html`<nav aria-label="${texts.languages}"${markOf(texts, language)}>${others.map(
    (one) =>
      html`<a lang="${one}" dir="${directionOf(one)}" hreflang="${one}" href="${languageLink(one)}">${languageName(one, one)}</a> `,
  )}</nav>`
}

function framed(view: View, title: string, body: Markup, status?: number): Response {
  const { survey, language, isPreview, logo } = view
  const { accentColor } = survey
  const texts = pageTexts(language, survey.language)
  const mark = isPreview && html`<p class="preview"${markOf(texts, language)}>${texts.preview}</p>`
  const whole = html`${mark}${languageLinks(view)}${body}`
  return surveyFrame({ title, language, accentColor, logo, body: whole, ...(status ? { status } : {}) })
}

const paragraphs = (text: string | null): Markup =>
  html`${(text ?? '').split(/\n+/).map((line) => line.trim() !== '' && html`<p>${line}</p>`)}`

/** The first page: who asks, how long it takes, what happens to the answers. */
export function introView(view: View & { accountName: string }): Response {
  const { survey, language, accountName, hidden } = view
  const texts = pageTexts(language, survey.language)
  const mark = markOf(texts, language)
  const { title, description } = textsIn(survey, language)
  const minutes = Math.max(1, Math.ceil(checkLogic(survey.questions).maxSeconds / 60))
  const isTeam = survey.audience === SurveyAudience.OurCompany
  const body = html`<p class="note"${mark}>${texts.asks(accountName)} · ${texts.minutes(minutes)}</p><h1>${title}</h1>${paragraphs(description)}
<form method="post">${hiddenFields(hidden)}<div class="buttons"${mark}><button>${texts.start}</button></div></form>
<p class="note"${mark}>${texts.data} ${isTeam && `${texts.anonymous} `}${survey.keepDays !== null && `${texts.keeps(survey.keepDays)} `}${!view.isPreview && texts.resume}</p>`
  return framed(view, title, body)
}

type Step = View & {
  questionId: string
  answers: Answers
  values: readonly string[]
  problem?: AnswerProblem
  shuffle: string
}

/** One question. After a wrong answer, what was entered is still there. */
export function stepView(view: Step): Response {
  const { survey, language, questionId, answers, values, problem, hidden, shuffle } = view
  const texts = pageTexts(language, survey.language)
  const mark = markOf(texts, language)
  const { title, questions } = textsIn(survey, language)
  const question = questions.find(({ id }) => id === questionId) ?? questions[0]
  if (!question) return framed(view, title, html`<h1>${title}</h1>`)
  const shown = shownQuestions(survey.questions, answers)
  const place = Math.max(1, shown.findIndex(({ id }) => id === question.id) + 1)
  const isLast = place === shown.length
  const hints = [
    question.isRequired && texts.required,
    question.maxChoices !== null && texts.mostChoices(question.maxChoices),
  ].filter(Boolean)
  const describedBy = `hint${problem ? ' error' : ''}`
  const error = problem && html`<p class="bad" id="error" role="alert"${mark}>${texts.problems[problem]}</p>`
  const body = html`<p class="note">${title}</p><p class="note" id="progress"${mark}>${texts.progress(place, shown.length)}</p>
<progress max="${shown.length}" value="${place}" aria-labelledby="progress"></progress>
<form method="post" novalidate>${hiddenFields({ ...hidden, question: question.id })}<fieldset aria-describedby="${describedBy}"><legend><h1 id="question">${question.text}</h1></legend>
<p class="hint" id="hint"${mark}>${hints.join(' · ')}</p>${error}${controls({ question, values, language, texts, describedBy, shuffle })}</fieldset>
<div class="buttons"${mark}><button name="go" value="next">${isLast ? texts.send : texts.next}</button>${place > 1 && html`<button class="plain" name="go" value="back">${texts.back}</button>`}</div></form>`
  return framed(view, `${problem ? `${texts.error}: ` : ''}${question.text}`, body, problem ? 422 : 200)
}

type Message = 'thanks' | 'closed' | 'closedKept' | 'notYet' | 'full' | 'expired'
const STATUS: Record<Message, number> = {
  thanks: 200,
  closed: 410,
  closedKept: 410,
  notYet: 404,
  full: 410,
  expired: 410,
}

/** A calm page without questions. */
export function messageView(view: View, message: Message, again?: string): Response {
  const { survey, language } = view
  const texts = pageTexts(language, survey.language)
  const mark = markOf(texts, language)
  const { title, thanksText, closedText } = textsIn(survey, language)
  const own = message === 'thanks' ? thanksText : message === 'closed' || message === 'closedKept' ? closedText : null
  const said = message === 'closedKept' ? `${texts.closed} ${texts.closedKept}` : texts[message]
  const words = own
    ? html`${paragraphs(own)}${message === 'closedKept' && html`<p${mark}>${texts.closedKept}</p>`}`
    : html`<p${mark}>${said}</p>`
  const link = again && html`<p${mark}><a href="${again}">${texts.again}</a></p>`
  return framed(view, title, html`<h1>${title}</h1>${words}${link}`, STATUS[message])
}
