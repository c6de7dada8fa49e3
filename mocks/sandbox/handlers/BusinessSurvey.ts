import { checkLogic } from '#mocks/sandbox/domain/surveys/logic-check.ts'
import { namedQuestions } from '#mocks/sandbox/domain/surveys/survey.ts'
import { templatesIn } from '#mocks/sandbox/domain/surveys/templates.ts'
import {
  deleteAnswer,
  deleteRespondent,
  exportAnswers,
  getAnswer,
  listAnswers,
  updateAnswer,
} from '#mocks/sandbox/handlers/BusinessSurvey/answers.ts'
import { getComparison, getResults } from '#mocks/sandbox/handlers/BusinessSurvey/results.ts'
import {
  createSurvey,
  deleteSurvey,
  getSurvey,
  listHistory,
  listSurveys,
  restoreSurvey,
  updateSurvey,
} from '#mocks/sandbox/handlers/BusinessSurvey/surveys.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

export const businessSurvey = {
  listBusinessSurveys: (call) => listSurveys(call, call.query),
  createBusinessSurvey: (call) => createSurvey(call, call.body),
  updateBusinessSurvey: (call) => updateSurvey(call, call.body),
  getBusinessSurvey: (call) => getSurvey(call, call.id),
  deleteBusinessSurvey: (call) => deleteSurvey(call, call.id),
  restoreBusinessSurvey: (call) => restoreSurvey(call, call.id),
  listSurveyHistory: (call) => listHistory(call, call.id, call.query),
  getBusinessSurveyResults: (call) => getResults(call, call.id, call.query),
  getSurveyComparison: (call) => getComparison(call, call.id, call.query),
  listSurveyAnswers: (call) => listAnswers(call, call.id, call.query),
  getSurveyAnswer: (call) => getAnswer(call, call.id, call.answerId),
  updateSurveyAnswer: (call) => updateAnswer(call, call.id, call.answerId),
  deleteSurveyAnswer: (call) => deleteAnswer(call, call.id, call.answerId),
  deleteSurveyRespondent: deleteRespondent,
  createSurveyExport: (call) => exportAnswers(call, call.id, call.query),
  listSurveyTemplates: ({ language }) => ok(templatesIn(language)),
  checkSurveyLogic: ({ body }) => ok(checkLogic(namedQuestions(body.questions))),
} satisfies SandboxHandlers<'BusinessSurvey'>
