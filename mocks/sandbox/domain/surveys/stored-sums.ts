// The stored sums of a survey's answers: new answers are added by the survey's job, so that results cost the same however many there are.
import {
  type AnswerSums,
  addTotals,
  summedResponses,
  sumsKey,
  sumsOf,
} from '#mocks/sandbox/domain/surveys/answer-sums.ts'
import { type AnswerFilters, languagesAsked, responsesFor } from '#mocks/sandbox/domain/surveys/filters.ts'
import { minGroupSize } from '#mocks/sandbox/domain/surveys/group-size.ts'
import { resumableFrom, type StoredResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import type { ListOptions, Store } from '#mocks/sandbox/store/store.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

export type StoredSums = AnswerSums & { id: string; surveyId: string; timeZone: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    surveySums: StoredSums
  }
}

/** How many answers are added in one go, so that other requests do not wait long. */
const MAX_ADDED = 1000

type Context = { store: Store; now: Date; timeZone: string }

/**
 * Adds the answers that can no longer change to the stored sums: those that were sent, and those left too long ago to be resumed.
 * Returns whether there are more.
 */
export async function addToSums({ store, now, timeZone }: Context, survey: StoredSurvey): Promise<boolean> {
  // In another time zone the answers belong to other days.
  await store.deleteAll('surveySums', { surveyId: survey.id, timeZone: { not: timeZone } })
  const final = [{ sentAt: { not: null } }, { startedAt: { below: resumableFrom(now) } }]
  const responses = await store.list('surveyResponse', survey.id, {
    where: { sumId: null, anyOf: [final] },
    limit: MAX_ADDED,
  })
  for (const { sums, responses: added } of summedResponses(survey.questions, responses, timeZone)) {
    const id = `${survey.id}.${sumsKey(sums)}`
    const known = await store.get('surveySums', id)
    if (known) addTotals(known, sums)
    await store.upsert('surveySums', known ?? { ...sums, id, surveyId: survey.id, timeZone })
    for (const response of added) await store.set('surveyResponse', response.id, { sumId: id })
  }
  return responses.length === MAX_ADDED
}

/** Takes back the sums that an answer is part of before it is changed or deleted; the other answers in them are added again later. */
export async function removeFromSums(store: Store, response: StoredResponse): Promise<StoredResponse> {
  if (response.sumId !== null) await store.delete('surveySums', response.sumId)
  return { ...response, sumId: null }
}

/** Takes back the sums of the days up to a moment, before the answers of these days are deleted. */
export async function removeSumsUntil({ store, timeZone }: Context, surveyId: string, moment: string): Promise<void> {
  await store.deleteAll('surveySums', { surveyId, day: { to: dayIn(new Date(moment), timeZone) } })
}

/** Whether sums cannot answer these filters: they know no combinations of answers, and the periods of a small group are coarse. */
const needsResponses = (survey: StoredSurvey, { answers, dateBegin, dateEnd }: AnswerFilters) =>
  answers !== undefined || (minGroupSize(survey) > 1 && (dateBegin !== undefined || dateEnd !== undefined))

/** Without an order: in that of the table, the store would walk past all answers to find these few. */
const NOT_IN_SUMS = { where: { sumId: null }, by: [] }

/** The sums of the answers that fit: stored ones, and those of answers that are new or may still change. */
export function sumsFor(
  { store, timeZone }: Pick<Context, 'store' | 'timeZone'>,
  survey: StoredSurvey,
  filters: AnswerFilters = {},
): Promise<AnswerSums[]> {
  const { vias, dateBegin, dateEnd } = filters
  // In one transaction, in which no answer moves into the stored sums.
  return store.transaction(async (inside) => {
    const summed = async (options?: ListOptions<'surveyResponse'>) =>
      sumsOf(survey.questions, await responsesFor({ store: inside, timeZone }, survey, filters, options), timeZone)
    const isOutdated = (await inside.count('surveySums', { surveyId: survey.id, timeZone: { not: timeZone } })) > 0
    if (isOutdated || needsResponses(survey, filters)) return summed()
    const day = { ...(dateBegin ? { from: dateBegin } : {}), ...(dateEnd ? { to: dateEnd } : {}) }
    const where = { via: vias, language: languagesAsked(filters), day }
    return [...(await inside.list('surveySums', survey.id, { where })), ...(await summed(NOT_IN_SUMS))]
  })
}
