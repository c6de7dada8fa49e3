// Annotations that people write at the days of an account's charts.
import { type Annotation, type AnnotationDraft, AnnotationSource } from '@adwright/sdk/types'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { addDays, type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

export type StoredAnnotation = Omit<Annotation, 'source' | 'targetId' | 'createdByUserId'> & {
  accountId: string
  createdByUserId: string
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    annotation: StoredAnnotation
  }
}

export const MAX_ANNOTATIONS = 1000
export const MAX_ANNOTATION_DAYS = 400

/** Returns the fields of a draft, with defaults for omitted ones. */
export const fieldsOf = ({
  kind,
  dateBegin,
  dateEnd = dateBegin,
  text,
  isPrivate = false,
  isIgnoredForLearning = false,
}: AnnotationDraft) => ({ kind, dateBegin, dateEnd, text: text.trim(), isPrivate, isIgnoredForLearning })

export function shownAnnotation(stored: StoredAnnotation): Annotation {
  const { accountId: _, ...annotation } = stored
  return { ...annotation, source: AnnotationSource.Person, targetId: null }
}

/** Returns the annotations that overlap a period and that a person may see; without a person, those of the whole team. */
export async function annotationsBetween(
  store: Store,
  accountId: string,
  { from, to }: { from: Day; to: Day },
  userId?: string,
): Promise<StoredAnnotation[]> {
  const found = await store.list('annotation', accountId, { where: { dateBegin: { to }, dateEnd: { from } } })
  return found.filter(({ isPrivate, createdByUserId }) => !isPrivate || createdByUserId === userId)
}

/** Returns the days on which monitors neither check nor learn, because an annotation says so. */
async function ignoredDays(store: Store, accountId: string): Promise<Day[]> {
  const found = await store.list('annotation', accountId, { where: { isIgnoredForLearning: true } })
  return found.flatMap(({ dateBegin, dateEnd }) =>
    Array.from({ length: daysBetween(dateBegin, dateEnd) + 1 }, (_, index) => addDays(dateBegin, index)),
  )
}

/** Adds the ignored days of an account's annotations to those of a monitor or its preview. */
export async function withIgnoredDays<Settings extends { ignoredDates?: string[] | undefined }>(
  store: Store,
  accountId: string,
  settings: Settings,
): Promise<Settings> {
  const days = await ignoredDays(store, accountId)
  if (days.length === 0) return settings
  return { ...settings, ignoredDates: [...new Set([...(settings.ignoredDates ?? []), ...days])].sort() }
}
