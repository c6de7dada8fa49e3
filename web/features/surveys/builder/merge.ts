// Two edits of one survey.
import { editsOf, mergeEdits } from '#web/lib/merge-edits.ts'
import { mergeEntries } from '#web/lib/merge-entries.ts'
import { isSameData } from '#web/lib/same-data.ts'
import { type EditedQuestion, type EditedSurvey, withoutLaterConditions } from './draft.ts'

/** Their survey with my changes since the base, question by question. */
export function mergedSurvey(base: EditedSurvey, mine: EditedSurvey, theirs: EditedSurvey): EditedSurvey {
  const questions = mergeEntries(base.questions, mine.questions, theirs.questions)
  return { ...mergeEdits(base, mine, theirs), questions: withoutLaterConditions(questions) }
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
