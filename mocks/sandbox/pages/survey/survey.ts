// The public page of a survey, `/s/{shareKey}`: plain forms that work without a script, one question a page.

import { SurveyStatus } from '@adwright/sdk/types'
import { shownFile } from '#mocks/sandbox/domain/files/files.ts'
import { isSigned } from '#mocks/sandbox/domain/signed-address.ts'
import { preferredOf } from '#mocks/sandbox/domain/surveys/languages.ts'
import type { Answers } from '#mocks/sandbox/domain/surveys/response.ts'
import { signedPreview } from '#mocks/sandbox/domain/surveys/shown-survey.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { languagesOf } from '#mocks/sandbox/domain/surveys/translations.ts'
import { viaOf } from '#mocks/sandbox/domain/surveys/via.ts'
import { notFoundPage, pageLanguage, readForm, redirect, refusedPage } from '#mocks/sandbox/pages/page.ts'
import type { PageHandler } from '#mocks/sandbox/pages/page-handler.ts'
import {
  answer,
  isExpired,
  isFull,
  previewStep,
  responseWithKey,
  start,
} from '#mocks/sandbox/pages/survey/answering.ts'
import type { Logo } from '#mocks/sandbox/pages/survey/layout.ts'
import { introView, messageView, stepView, type View } from '#mocks/sandbox/pages/survey/views.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'

/** 4,000 characters of four bytes, each percent-encoded, and some room. */
const MAX_FORM_BYTES = 64 * 1024
const METHODS = ['GET', 'POST']

/** The language that was asked for if the survey has it, or else the one that the browser prefers; English before the base. */
const languageFor = (survey: StoredSurvey, asked: string | null | undefined, request: Request): string => {
  const languages = languagesOf(survey)
  if (typeof asked === 'string') return languages.find((language) => language === asked) ?? survey.language
  const preferred = preferredOf(languages, request.headers.get('Accept-Language') ?? '')
  return preferred ?? preferredOf(languages, 'en') ?? survey.language
}

const accountName = async ({ store }: Runtime, { accountId }: StoredSurvey) =>
  (await store.get('account', accountId))?.name ?? ''

/** The logo of the survey; undefined without one, or if its file is gone. */
async function logoFor(runtime: Runtime, { accountId, logoFileId }: StoredSurvey): Promise<Logo | undefined> {
  const { store, clock, origin, secrets } = runtime
  const file = logoFileId ? await store.get('file', logoFileId) : undefined
  if (!file || file.accountId !== accountId) return undefined
  const { url } = shownFile(file, { now: clock.now(), origin, secrets })
  return { url, name: file.altText ?? (await store.get('account', accountId))?.name ?? '' }
}

type Visit = { runtime: Runtime; request: Request; url: URL; survey: StoredSurvey; logo: Logo | undefined }

/** A key that the page gave out itself: only those can begin a response. */
const startKey = ({ runtime: { secrets }, survey }: Visit): string => {
  const key = secrets.shareKey()
  return `${key}.${secrets.mac('survey-pages', `start ${survey.id} ${key}`)}`
}
function keyOfStart({ runtime: { secrets }, survey }: Visit, given: string): string | undefined {
  const [key = '', mac = ''] = given.split('.')
  return secrets.isMac('survey-pages', `start ${survey.id} ${key}`, mac) ? key : undefined
}

async function beginning(visit: Visit): Promise<Response> {
  const { runtime, request, url, survey, logo } = visit
  const language = languageFor(survey, url.searchParams.get('lang'), request)
  const view: View = {
    survey,
    language,
    logo,
    languageLink: (one) =>
      `${url.pathname}?${new URLSearchParams({ ...Object.fromEntries(url.searchParams), lang: one })}`,
  }
  if (survey.status === SurveyStatus.Draft) return messageView(view, 'notYet')
  if (survey.status === SurveyStatus.Closed)
    return messageView(view, (await isFull(runtime.store, survey)) ? 'full' : 'closed')
  if (request.method === 'POST') {
    const form = await readForm(request, MAX_FORM_BYTES)
    const key = form && keyOfStart(visit, form.get('key') ?? '')
    if (!key) return refusedPage(pageLanguage(request), 400)
    const chosen = languageFor(survey, form.get('lang'), request)
    const { questionId } = await start(runtime, survey, { key, via: viaOf(form.get('via')), language: chosen })
    return redirect(`/s/${survey.shareKey}/${key}?at=${questionId ?? ''}`)
  }
  const hidden = { key: startKey(visit), lang: language, via: viaOf(url.searchParams.get('via')) ?? '' }
  return introView({ ...view, hidden, accountName: await accountName(runtime, survey) })
}

async function stepPage(visit: Visit, key: string): Promise<Response> {
  const { runtime, url, request, survey, logo } = visit
  const response = await responseWithKey(runtime.store, survey, key)
  if (!response) return notFoundPage(pageLanguage(request))
  const language = languageFor(survey, url.searchParams.get('lang') ?? response.language, request)
  const languageLink = (one: string) => `${url.pathname}?lang=${one}&at=${url.searchParams.get('at') ?? ''}`
  const view: View = { survey, language, logo, languageLink, hidden: { lang: language } }
  if (response.sentAt !== null) return messageView(view, 'thanks')
  if (survey.status !== SurveyStatus.Open) return messageView(view, 'closedKept')
  if (isExpired(response, runtime.clock.now())) return messageView(view, 'expired', `/s/${survey.shareKey}`)
  const asked = url.searchParams.get('at') ?? ''
  const questionId = asked in response.seconds ? asked : (response.questionId ?? '')
  const { answers } = response
  return stepView({ ...view, questionId, answers, values: answers[questionId] ?? [], shuffle: key })
}

async function postedStep(visit: Visit, key: string): Promise<Response> {
  const { runtime, request, survey, logo } = visit
  const form = await readForm(request, MAX_FORM_BYTES)
  if (!form) return refusedPage(pageLanguage(request), 400)
  const language = languageFor(survey, form.get('lang'), request)
  const view: View = { survey, language, logo, hidden: { lang: language } }
  const outcome = await answer(runtime, survey.id, key, { form, language })
  const here = `/s/${survey.shareKey}/${key}`
  if (outcome.kind === 'missing') return notFoundPage(pageLanguage(request))
  if (outcome.kind === 'expired') return messageView(view, 'expired', `/s/${survey.shareKey}`)
  if (outcome.kind === 'closed') return messageView(view, 'closedKept')
  if (outcome.kind === 'thanks') return redirect(`${here}?lang=${language}`)
  if (outcome.kind === 'at') return redirect(`${here}?lang=${language}&at=${outcome.questionId}`)
  const { response, read, questionId } = outcome
  const given = { answers: response.answers, values: read.values, shuffle: key }
  return stepView({ ...view, questionId, ...given, ...(read.problem ? { problem: read.problem } : {}) })
}

/** The answers that a form of the preview carries with it. */
function carriedAnswers(text: string | null): Answers {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (parsed === null || typeof parsed !== 'object') return {}
    return Object.fromEntries(
      Object.entries(parsed).filter(
        ([, values]) => Array.isArray(values) && values.every((one) => typeof one === 'string'),
      ),
    )
  } catch {
    return {}
  }
}

/** The page as it is tried by those who write it: nothing is stored, the form carries the answers. */
async function preview({ runtime, request, url, survey, logo }: Visit): Promise<Response> {
  const form = request.method === 'POST' ? await readForm(request, MAX_FORM_BYTES) : undefined
  const language = languageFor(survey, url.searchParams.get('lang'), request)
  const languageLink = (one: string) =>
    `${url.pathname}?${new URLSearchParams({ ...Object.fromEntries(url.searchParams), lang: one })}`
  const view: View = { survey, language, logo, languageLink, isPreview: true }
  if (!form) return introView({ ...view, accountName: await accountName(runtime, survey) })
  const { answers, question, problem } = previewStep(survey, carriedAnswers(form.get('state')), form)
  if (!question) return messageView(view, 'thanks')
  const hidden = { state: JSON.stringify(answers) }
  const step = { questionId: question.id, answers, values: answers[question.id] ?? [], shuffle: survey.id }
  return stepView({ ...view, hidden, ...step, ...(problem ? { problem } : {}) })
}

async function previewed(
  { store, clock, secrets }: Runtime,
  id: string,
  { searchParams }: URL,
): Promise<StoredSurvey | undefined> {
  const isGiven = isSigned({ now: clock.now(), secrets }, signedPreview(id), searchParams)
  return isGiven ? store.get('survey', id) : undefined
}

export const surveyPage: PageHandler = async (runtime, request, url) => {
  if (!url.pathname.startsWith('/s/')) return undefined
  const [, previewId, shareKey = '', key] =
    /^\/s\/(?:preview\/([\w-]+)|([\w-]+)(?:\/([\w-]+))?)$/.exec(url.pathname) ?? []
  const survey = previewId ? await previewed(runtime, previewId, url) : await runtime.store.find('survey', { shareKey })
  const isKnown = survey && survey.deletedAt === null && survey.shareKey !== ''
  if (!survey || !isKnown) return notFoundPage(pageLanguage(request))
  if (!METHODS.includes(request.method)) return refusedPage(pageLanguage(request), 405)
  const visit = { runtime, request, url, survey, logo: await logoFor(runtime, survey) }
  if (previewId) return preview(visit)
  if (!key) return beginning(visit)
  return request.method === 'POST' ? postedStep(visit, key) : stepPage(visit, key)
}
