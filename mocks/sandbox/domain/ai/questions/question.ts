// A kind of question: by which words it is recognized, and how it is answered from the data of the account.

import type { Period, StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { AdsPlace } from '#mocks/sandbox/domain/ai/make-run.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import type { AnswerKey } from '#mocks/sandbox/texts/answer-texts.ts'

export type QuestionContext = {
  /** The question as it was asked. */
  prompt: string
  call: Pick<PersonContext, 'store' | 'platforms' | 'now'>
  account: StoredAccount
  period: Period
  before: Period
  /** The selected client account; undefined without one. */
  ads: AdsPlace | undefined
}

export type Found = { text: AnswerKey; evidence: StoredEvidence[]; name?: string }

export type Question = {
  key: string
  /** Words in English or Turkish of which one is in the question. */
  words: RegExp
  /** Words that make another question more likely. */
  without?: RegExp
  answer: (context: QuestionContext) => Found | Promise<Found>
}
