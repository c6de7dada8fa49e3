import { type Annotation, AnnotationKind } from '@adwright/sdk/types'
import { zAnnotationDraft } from '@adwright/sdk/zod'
import type { Period } from '#web/lib/dates.ts'

export const annotationSchema = zAnnotationDraft

export const emptyDraft = ({ from, to }: Period) => ({
  kind: AnnotationKind.Campaign,
  dateBegin: from,
  dateEnd: to,
  text: '',
  isPrivate: false,
  isIgnoredForLearning: false,
})

/** Returns the fields of an annotation that can be edited. */
export const draftOf = ({ kind, dateBegin, dateEnd, text, isPrivate, isIgnoredForLearning }: Annotation) => ({
  kind: kind ?? AnnotationKind.Other,
  dateBegin,
  dateEnd,
  text,
  isPrivate,
  isIgnoredForLearning,
})
