// The answers of one person in the contract's form. Personal data is hidden from viewers.
import { type SurveyAnswer, SurveyQuestionType, UserRole } from '@adwright/sdk/types'
import { interfaceLanguageOf, interfaceLanguages } from '#mocks/sandbox/domain/surveys/languages.ts'
import { type StoredResponse, secondsOfResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'

export const canSeePersonalData = ({ role }: { role: number }) => role >= UserRole.User

export function shownAnswer(survey: StoredSurvey, response: StoredResponse, isPersonalShown: boolean): SurveyAnswer {
  const { id, surveyId, startedAt, sentAt, via, language, score, tags, answers } = response
  return {
    version: versionOf(response),
    id,
    surveyId,
    startedAt,
    sentAt,
    isComplete: sentAt !== null,
    via,
    language: interfaceLanguages([language])[0] ?? interfaceLanguageOf(survey),
    languageTag: language,
    seconds: secondsOfResponse(response),
    score,
    tags,
    answers: survey.questions.flatMap((question) => {
      const values = answers[question.id]
      if (!values?.length) return []
      const isHidden = question.type === SurveyQuestionType.Email && !isPersonalShown
      return [{ questionId: question.id, values: isHidden ? [] : values, isHidden }]
    }),
  }
}
