// A survey in the contract's forms: the summary of lists, and the whole.
import { type Survey, SurveyStatus, type SurveySummary } from '@adwright/sdk/types'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { signedQuery } from '#mocks/sandbox/domain/signed-address.ts'
import { totalOf } from '#mocks/sandbox/domain/surveys/answer-sums.ts'
import { minGroupSize } from '#mocks/sandbox/domain/surveys/group-size.ts'
import {
  interfaceLanguageOf,
  interfaceLanguages,
  interfaceTranslation,
} from '#mocks/sandbox/domain/surveys/languages.ts'
import { npsEstimate, shareOf } from '#mocks/sandbox/domain/surveys/statistics.ts'
import { sumsFor } from '#mocks/sandbox/domain/surveys/stored-sums.ts'
import { type StoredSurvey, scoreQuestion } from '#mocks/sandbox/domain/surveys/survey.ts'
import { shortResult, talliesOf } from '#mocks/sandbox/domain/surveys/tally.ts'
import { languagesOf } from '#mocks/sandbox/domain/surveys/translations.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Context = { store: Store; now: Date; origin: string; secrets: Secrets }

/** The answers to the first scale of responses that were sent, counted by the store. */
async function npsOfSurvey(store: Store, survey: StoredSurvey, responseCount: number) {
  if (!scoreQuestion(survey.questions) || responseCount < minGroupSize(survey)) return null
  const where = { surveyId: survey.id, sentAt: { not: null }, score: { not: null } }
  const totals = await store.totals('surveyResponse', { field: 'score', sum: 'score' }, where)
  return npsEstimate(totals.map(({ value, count }) => ({ number: Number(value), count })))
}

/** The entry of a survey in lists; counted by the store, without reading its answers. */
export async function summaryOf({ store, origin }: Context, survey: StoredSurvey): Promise<SurveySummary> {
  const { id: surveyId, status, periods, shareKey } = survey
  const startedCount = await store.count('surveyResponse', { surveyId })
  const responseCount = await store.count('surveyResponse', { surveyId, sentAt: { not: null } })
  const [last] = await store.listAll('surveyResponse', { where: { surveyId }, by: [['updatedAt', 'desc']], limit: 1 })
  return {
    version: versionOf(survey),
    id: surveyId,
    title: survey.title,
    status,
    audience: survey.audience,
    language: interfaceLanguageOf(survey),
    languageTag: survey.language,
    questionCount: survey.questions.length,
    startedCount,
    responseCount,
    completionRate: startedCount === 0 ? null : shareOf(responseCount, startedCount).share,
    nps: await npsOfSurvey(store, survey, responseCount),
    lastAnswerAt: last?.updatedAt ?? null,
    isAlarmed: survey.isAlarmed && status === SurveyStatus.Open,
    publicUrl: periods.length === 0 ? null : `${origin}/s/${shareKey}`,
    opensAt: survey.opensAt,
    closesAt: survey.closesAt,
    createdAt: survey.createdAt,
    updatedAt: survey.updatedAt,
    deletedAt: survey.deletedAt,
  }
}

export const signedPreview = (id: string) => ({ purpose: 'survey-pages', name: `preview ${id}` }) as const

/** The signed address under which a page can be tried for an hour, in any state. */
const previewUrl = (context: Context, { id }: StoredSurvey): string =>
  `${context.origin}/s/preview/${id}?${signedQuery(context, signedPreview(id))}`

/** Its languages and texts: all of them, and those that older clients know. */
function shownLanguages(survey: StoredSurvey) {
  const languageTags = languagesOf(survey)
  const translation = interfaceTranslation(survey)
  return {
    languageTags,
    languages: interfaceLanguages(languageTags),
    translations: translation ? [translation] : [],
    localizations: survey.translations
      .filter(({ language }) => language !== survey.language)
      .map(({ language, ...texts }) => ({ languageTag: language, ...texts })),
  }
}

/** The whole survey with its results. */
export async function shownSurvey(
  context: Context & { account: StoredAccount },
  survey: StoredSurvey,
): Promise<Survey> {
  const { accountId: _account, periods, shareKey: _key, visitsUntil: _until, translations: _texts, ...fields } = survey
  const { questionCount: _count, ...summary } = await summaryOf(context, survey)
  const { store, account } = context
  const isHidden = periods.length === 0 || summary.responseCount < minGroupSize(survey)
  const sums = isHidden ? [] : await sumsFor({ store, timeZone: account.timeZone }, survey)
  const { questions } = totalOf(survey.questions, sums)
  return {
    ...fields,
    ...summary,
    ...shownLanguages(survey),
    partialCount: summary.startedCount - summary.responseCount,
    previewUrl: previewUrl(context, survey),
    results: periods.length === 0 ? [] : talliesOf(survey.questions, questions).map(shortResult),
  }
}
