import { type Annotation, AnnotationKind, AnnotationSource } from '@adwright/sdk/types'
import type { ChartNote } from '#web/ui/chart/chart-model.ts'

/**
 * Returns annotations as notes of a chart. `days` has the day of each label, which several labels may share (hours) and which may begin
 * a longer period (weeks).
 */
export function notesOfDays(
  annotations: readonly Annotation[],
  days: readonly string[],
  textOf: (annotation: Annotation) => string,
): ChartNote[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  return annotations.flatMap((annotation) => {
    const { dateBegin, dateEnd } = annotation
    if (dateEnd < first || dateBegin > last) return []
    const begin = days[days.findLastIndex((day) => day <= dateBegin)] ?? first
    return [{ index: days.indexOf(begin), to: days.findLastIndex((day) => day <= dateEnd), text: textOf(annotation) }]
  })
}

const kinds: readonly AnnotationKind[] = Object.values(AnnotationKind)
const productSources: readonly AnnotationSource[] = Object.values(AnnotationSource).filter(
  (source) => source !== AnnotationSource.Person,
)

/** The values of the filter: a kind of people's annotations (`k1`), or a source of the product (`s2`). */
export const annotationFilters: readonly string[] = [
  ...kinds.map((kind) => `k${kind}`),
  ...productSources.map((source) => `s${source}`),
]

/** The value of the filter that an annotation belongs to. */
export const filterValueOf = ({ kind, source }: Annotation): string => (kind === null ? `s${source}` : `k${kind}`)
