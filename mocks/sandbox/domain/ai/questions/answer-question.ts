// Answers questions from the data of an account, with a citation for each number. A question that no tool can answer is declined.
import type { AiAnswer } from '@adwright/sdk/types'
import { placeholders, shownEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import { ADS_QUESTIONS } from '#mocks/sandbox/domain/ai/questions/ads-questions.ts'
import type { Found, Question, QuestionContext } from '#mocks/sandbox/domain/ai/questions/question.ts'
import { WORKSPACE_QUESTIONS } from '#mocks/sandbox/domain/ai/questions/workspace-questions.ts'
import { ANSWER_LABELS, ANSWER_TEXTS, QUESTIONS } from '#mocks/sandbox/texts/answer-texts.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

const ALL: readonly Question[] = [...WORKSPACE_QUESTIONS, ...ADS_QUESTIONS]
const MAX_FOLLOW_UPS = 4

/** The question that is meant; undefined if none of its words occur. “Why” is about conversions unless another subject is named. */
export function questionOf(prompt: string): Question | undefined {
  const text = prompt.normalize('NFC')
  return ALL.find(({ words, without }) => words.test(text) && !without?.test(text))
}

const dayIn = (day: Day, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

function textOf({ text, evidence, name = '' }: Found, { period }: QuestionContext, language: Language): string {
  const days = { from: dayIn(period.dateBegin, language), to: dayIn(period.dateEnd, language) }
  return interpolate(ANSWER_TEXTS[text][language], { ...placeholders(evidence, language), ...days, name }, language)
}

export type QuestionAnswer = Pick<AiAnswer, 'text' | 'citations' | 'isGrounded' | 'followUps'> & { names: string[] }

/** Other questions that can be answered. */
const followUpsOf = (key: string | undefined, language: Language): string[] =>
  ALL.filter((question) => question.key !== key)
    .slice(0, MAX_FOLLOW_UPS)
    .flatMap((question) => QUESTIONS[question.key]?.[language] ?? [])

export async function answerQuestion(context: QuestionContext, language: Language): Promise<QuestionAnswer> {
  const question = questionOf(context.prompt)
  const found: Found = question ? await question.answer(context) : { text: 'unknown', evidence: [] }
  return {
    text: textOf(found, context, language),
    citations: found.evidence.map((one) => shownEvidence(one, language, ANSWER_LABELS[one.key]?.[language])),
    isGrounded: question !== undefined && found.evidence.length > 0,
    followUps: followUpsOf(question?.key, language),
    names: found.name === undefined ? [] : [found.name],
  }
}

export const unknownAnswer = (language: Language): QuestionAnswer => ({
  text: ANSWER_TEXTS.unknown[language],
  citations: [],
  isGrounded: false,
  followUps: followUpsOf(undefined, language),
  names: [],
})
