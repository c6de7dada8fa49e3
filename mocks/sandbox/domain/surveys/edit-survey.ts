// Makes and changes surveys from what people write.
import { type SurveyDraft, SurveyStatus, type SurveyUpdate } from '@adwright/sdk/types'
import { changesBetween, type HistoryChange, shownText } from '#mocks/sandbox/domain/planning/history.ts'
import { baseIn, translationsIn } from '#mocks/sandbox/domain/surveys/languages.ts'
import { orderedQuestions, type StoredSurvey, translationsFor } from '#mocks/sandbox/domain/surveys/survey.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'

type Making = {
  id: string
  accountId: string
  shareKey: string
  language: string
  now: Date
  newId: (prefix: string) => string
}

/** Converts a moment to UTC; null is unchanged. */
const inUtc = (moment: string | null) => (moment ? new Date(moment).toISOString() : null)

/** A new draft with the defaults of what is left out. */
export const newSurvey = (
  draft: SurveyDraft,
  { id, accountId, shareKey, language, now, newId }: Making,
): StoredSurvey => {
  const questions = orderedQuestions(draft.questions, newId)
  return {
    id,
    accountId,
    shareKey,
    title: draft.title,
    description: draft.description ?? null,
    status: SurveyStatus.Draft,
    audience: draft.audience,
    language: baseIn(draft) ?? language,
    translations: translationsFor(translationsIn(draft) ?? [], draft.questions, questions),
    questions,
    thanksText: draft.thanksText ?? null,
    closedText: draft.closedText ?? null,
    accentColor: draft.accentColor ?? null,
    logoFileId: draft.logoFileId ?? null,
    answersLimit: draft.answersLimit ?? null,
    keepDays: draft.keepDays ?? null,
    alarm: draft.alarm ?? null,
    copyOfId: draft.copyOfId ?? null,
    isAlarmed: false,
    opensAt: inUtc(draft.opensAt ?? null),
    closesAt: inUtc(draft.closesAt ?? null),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    deletedAt: null,
    periods: [],
    visitsUntil: null,
  }
}

/** A survey with the fields that the update names, with the next version if something changes. */
export function updatedSurvey(
  before: StoredSurvey,
  draft: Omit<SurveyUpdate, 'questions'> & { questions?: SurveyUpdate['questions'] | undefined },
  { now, newId }: Pick<Making, 'now' | 'newId'>,
): StoredSurvey {
  const { id: _id, status: _status, questions: drafts, opensAt, closesAt, ...others } = draft
  const { language: _language, languageTag: _tag, translations: _texts, localizations: _all, ...fields } = others
  const translations = translationsIn(others as SurveyUpdate, before)
  const known = new Set(before.questions.map((question) => question.id))
  const questions = drafts ? orderedQuestions(drafts, newId, known) : before.questions
  const updated = {
    ...before,
    ...fields,
    ...(opensAt === undefined ? {} : { opensAt: inUtc(opensAt) }),
    ...(closesAt === undefined ? {} : { closesAt: inUtc(closesAt) }),
    language: baseIn(others as SurveyUpdate, before) ?? before.language,
    ...(translations ? { translations: translationsFor(translations, drafts ?? [], questions) } : {}),
    questions,
  }
  const isChanged = JSON.stringify(updated) !== JSON.stringify(before)
  return isChanged ? { ...updated, version: versionOf(before) + 1, updatedAt: now.toISOString() } : before
}

const shownFields = (survey: StoredSurvey) => ({
  title: survey.title,
  description: shownText(survey.description),
  status: shownText(survey.status),
  audience: shownText(survey.audience),
  language: survey.language,
  questions: survey.questions.map(({ order, text }) => `${order}. ${text}`).join('\n'),
  translations: shownText(survey.translations.map(({ language }) => language).join(', ')),
  opensAt: survey.opensAt,
  logoFileId: survey.logoFileId ?? null,
  closesAt: survey.closesAt,
  answersLimit: shownText(survey.answersLimit),
  keepDays: shownText(survey.keepDays),
  alarm: survey.alarm && `${survey.alarm.below}`,
})

export const surveyChanges = (before: StoredSurvey, after: StoredSurvey): HistoryChange[] =>
  changesBetween(shownFields(before), shownFields(after))
