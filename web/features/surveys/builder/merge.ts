// Two edits of one survey.
import { editsOf, mergeEdits } from '#web/lib/merge-edits.ts'
import { mergeEntries } from '#web/lib/merge-entries.ts'
import { isSameData } from '#web/lib/same-data.ts'
import { type EditedQuestion, type EditedSurvey, type Localization, withoutLaterConditions } from './draft.ts'

type Localizations = readonly Localization[] | undefined

/** Their languages with mine, one by one, so that several people can translate a survey at a time. */
function mergedLocalizations(...versions: [Localizations, Localizations, Localizations]): Localization[] {
  const [base, mine, theirs] = versions.map((list = []) => list.map((one) => ({ ...one, id: one.languageTag })))
  return mergeEntries(base ?? [], mine ?? [], theirs ?? []).map(({ id: _id, ...localization }) => localization)
}

/** Their survey with my changes since the base, question by question and language by language. */
export function mergedSurvey(base: EditedSurvey, mine: EditedSurvey, theirs: EditedSurvey): EditedSurvey {
  const questions = mergeEntries(base.questions, mine.questions, theirs.questions)
  const localizations = mergedLocalizations(base.localizations, mine.localizations, theirs.localizations)
  return {
    ...mergeEdits(base, mine, theirs),
    ...(localizations.length > 0 || theirs.localizations ? { localizations } : {}),
    questions: withoutLaterConditions(questions),
  }
}

export type ChangedPart =
  | { kind: 'field'; field: Exclude<keyof EditedSurvey, 'questions'>; before: unknown; after: unknown }
  | { kind: 'question'; number: number; before: EditedQuestion | undefined; after: EditedQuestion | undefined }

/** What differs between two versions of a survey. */
export function changedParts(before: EditedSurvey, after: EditedSurvey): ChangedPart[] {
  const { questions: _questions, ...edited } = editsOf(before, after)
  const fields = Object.keys(edited) as Exclude<keyof EditedSurvey, 'questions'>[]
  const ids = [...new Set([...after.questions, ...before.questions].map(({ id }) => id))]
  const questions = ids.flatMap((id): ChangedPart[] => {
    const [old, next] = [before, after].map(({ questions: all }) => all.find((question) => question.id === id))
    if (isSameData(old, next)) return []
    const list = next ? after.questions : before.questions
    return [{ kind: 'question', number: list.findIndex((one) => one.id === id) + 1, before: old, after: next }]
  })
  return [
    ...fields.map((field): ChangedPart => ({ kind: 'field', field, before: before[field], after: after[field] })),
    ...questions,
  ]
}
