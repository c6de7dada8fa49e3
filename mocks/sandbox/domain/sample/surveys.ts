// Surveys of the sample team, one in each state.
import {
  SurveyAudience,
  SurveyConditionOperator,
  type SurveyQuestionDraft,
  SurveyQuestionType,
} from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { inLanguage } from '#mocks/sandbox/domain/sample/in-language.ts'
import { newSurvey } from '#mocks/sandbox/domain/surveys/edit-survey.ts'
import { addVisits, nextDue } from '#mocks/sandbox/domain/surveys/schedule.ts'
import { closedSurvey, openedSurvey, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

type SurveySeed = {
  language?: Language
  title: string
  description: string | null
  audience: StoredSurvey['audience']
  /** Days from now. */
  opened: number | null
  closed: number | null
  closes: number | null
  questions: SurveyQuestionDraft[]
}

export const SURVEYS: SurveySeed[] = [
  {
    title: 'How was your order?',
    description: 'A few questions, two minutes. Thank you.',
    audience: SurveyAudience.OurCustomers,
    opened: -38,
    closed: null,
    closes: 11,
    questions: [
      {
        id: 'new_score',
        type: SurveyQuestionType.Scale,
        text: 'How likely are you to recommend us to a friend?',
        lowLabel: 'Not at all likely',
        highLabel: 'Extremely likely',
        isRequired: true,
      },
      {
        type: SurveyQuestionType.SingleChoice,
        text: 'Where do you buy most of your outdoor gear?',
        options: ['Our web shop', 'Our store in Berlin', 'Other shops', 'Market places'],
        isRequired: true,
      },
      {
        type: SurveyQuestionType.MultipleChoice,
        text: 'What matters most to you?',
        options: ['Price', 'Durability', 'Weight', 'Repair service'],
      },
      { type: SurveyQuestionType.Stars, text: 'How was the delivery?', isRequired: true },
      {
        type: SurveyQuestionType.LongText,
        text: 'What should we do better?',
        showIf: [{ questionId: 'new_score', operator: SurveyConditionOperator.IsAtMost, values: ['8'] }],
      },
      { type: SurveyQuestionType.Email, text: 'May we write to you about your answer?' },
    ],
  },
  {
    title: 'Why did you return your tent?',
    description: null,
    audience: SurveyAudience.OurCustomers,
    opened: null,
    closed: null,
    closes: null,
    questions: [
      {
        type: SurveyQuestionType.SingleChoice,
        text: 'What was the reason?',
        options: ['Too heavy', 'Too small', 'Damaged', 'Not as shown'],
        isRequired: true,
      },
    ],
  },
  {
    language: 'tr',
    title: 'Çalışan anketi: pazarlama ile iş birliği',
    description: null,
    audience: SurveyAudience.OurCompany,
    opened: -60,
    closed: -46,
    closes: null,
    questions: [
      { type: SurveyQuestionType.Stars, text: 'Pazarlama ekibiyle çalışmak nasıldı?', isRequired: true },
      { type: SurveyQuestionType.ShortText, text: 'Tek bir şeyi değiştirebilseydiniz ne olurdu?' },
    ],
  },
]

/** Adds the surveys of the team with the answers until now; returns their ids. */
export async function seedSurveys(
  runtime: SystemContext,
  account: StoredAccount,
  language: Language,
): Promise<string[]> {
  const { store, clock, newId, secrets, seed } = runtime
  const now = clock.now()
  const from = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const ids: string[] = []
  for (const { opened, closed, closes, ...texts } of inLanguage(SURVEYS, language)) {
    const making = { id: newId('srv'), accountId: account.id, shareKey: secrets.shareKey(), newId }
    const draft = newSurvey(
      { ...texts, closesAt: closes === null ? null : from(closes).toISOString() },
      { ...making, language, now: from((opened ?? 0) - 3) },
    )
    const open = opened === null ? draft : openedSurvey(draft, from(opened))
    const survey = closed === null ? open : closedSurvey(open, from(closed))
    await store.insert('survey', survey)
    const { timeZone } = account
    await store.set('survey', survey.id, await addVisits({ ...runtime, now, timeZone }, survey))
    const job = { kind: 'survey', subjectId: survey.id, accountId: account.id } as const
    await store.jobs.note(job, nextDue({ seed, timeZone }, survey, now))
    ids.push(survey.id)
  }
  return ids
}
