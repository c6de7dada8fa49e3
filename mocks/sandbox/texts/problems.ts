import { accountProblems } from '#mocks/sandbox/texts/Account.ts'
import { aiProblems } from '#mocks/sandbox/texts/AI.ts'
import { authProblems } from '#mocks/sandbox/texts/Auth.ts'
import { automatedDesignerProblems } from '#mocks/sandbox/texts/AutomatedDesigner.ts'
import { autopilotProblems } from '#mocks/sandbox/texts/autopilot.ts'
import { businessSurveyProblems } from '#mocks/sandbox/texts/BusinessSurvey.ts'
import { commonProblems } from '#mocks/sandbox/texts/common.ts'
import { eaProblems } from '#mocks/sandbox/texts/EA.ts'
import { eanlProblems } from '#mocks/sandbox/texts/EAnl.ts'
import { fileProblems } from '#mocks/sandbox/texts/File.ts'
import { integrationProblems } from '#mocks/sandbox/texts/Integration.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { paymentProblems } from '#mocks/sandbox/texts/Payment.ts'
import { planLimitProblems } from '#mocks/sandbox/texts/plan-limits.ts'
import { socialMediaCalendarProblems } from '#mocks/sandbox/texts/SocialMediaCalendar.ts'
import { strategyProblems } from '#mocks/sandbox/texts/StrategyAccount.ts'
import { taskProblems } from '#mocks/sandbox/texts/TaskAccount.ts'
import { ticketProblems } from '#mocks/sandbox/texts/Ticket.ts'
import { userProblems } from '#mocks/sandbox/texts/User.ts'
import { verificationProblems } from '#mocks/sandbox/texts/Verification.ts'
import { webhookProblems } from '#mocks/sandbox/texts/Webhook.ts'

/** Every error code with its message in each language. */
export const PROBLEMS = {
  ...commonProblems,
  ...accountProblems,
  ...aiProblems,
  ...automatedDesignerProblems,
  ...businessSurveyProblems,
  ...eaProblems,
  ...eanlProblems,
  ...fileProblems,
  ...integrationProblems,
  ...socialMediaCalendarProblems,
  ...strategyProblems,
  ...taskProblems,
  ...ticketProblems,
  ...authProblems,
  ...paymentProblems,
  ...planLimitProblems,
  ...userProblems,
  ...verificationProblems,
  ...webhookProblems,
  ...autopilotProblems,
}

export type ProblemCode = keyof typeof PROBLEMS

/** Returns the message of an error code in a language; an unknown code is returned unchanged. */
export const textOf = (code: string, language: Language, values: Record<string, string | number> = {}): string =>
  code in PROBLEMS ? interpolate(PROBLEMS[code as ProblemCode][language], values, language) : code
