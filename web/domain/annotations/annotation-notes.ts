import { type Annotation, AnnotationKind, AnnotationSource } from '@adwright/sdk/types'
import type { ChartNote } from '#web/ui/chart/chart-model.ts'

/** An annotation, or an event that the data of the chart itself contains, such as a holiday. */
export type Happening = Annotation | ChartEvent

export interface ChartEvent {
  dateBegin: string
  dateEnd: string
  text: string
  /** The kind in words. */
  name: string
  /** The value of the filter that shows it. */
  filterValue: string
  /** The page about it. */
  address?: string
  /** True if the chart has a mark of its own for it, as for anomalies. */
  hasMark?: boolean
}

export const isChartEvent = (happening: Happening): happening is ChartEvent => 'filterValue' in happening

/**
 * Returns annotations as notes of a chart. `days` has the day of each label, which several labels may share (hours) and which may begin
 * a longer period (weeks).
 */
export function notesOfDays(
  annotations: readonly Happening[],
  days: readonly string[],
  textOf: (annotation: Happening) => string,
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
/** Rule runs and published posts happen nearly every day: they have a switch, off by default, instead of a value of the filter. */
const ROUTINE: readonly AnnotationSource[] = [AnnotationSource.RuleRun, AnnotationSource.Post]

const productSources: readonly AnnotationSource[] = Object.values(AnnotationSource).filter(
  (source) => source !== AnnotationSource.Person && !ROUTINE.includes(source),
)

/** The value of the filter for the anomalies of a report. */
export const ANOMALIES = 'anomaly'

/** Returns the value of the filter for annotations of a kind. */
export const kindFilter = (kind: AnnotationKind) => `k${kind}`

/** The values of the filter: a kind of people's annotations (`k1`), or a source of the product (`s4`). */
export const annotationFilters: readonly string[] = [
  ...kinds.map(kindFilter),
  ...productSources.map((source) => `s${source}`),
]

/** The value of the filter that an annotation belongs to. */
export const filterValueOf = ({ kind, source }: Annotation): string => (kind === null ? `s${source}` : kindFilter(kind))

interface Selection {
  /** The selected values of the filter; none selects all. */
  filter: readonly string[]
  /** True if rule runs and published posts are shown. */
  hasRoutine: boolean
}

/** True for rule runs and published posts. */
export const isRoutine = (happening: Happening): boolean =>
  !isChartEvent(happening) && ROUTINE.includes(happening.source)

/** True if the filter and the switch for routine work show an annotation or event. */
export function isShown(happening: Happening, { filter, hasRoutine }: Selection): boolean {
  if (isRoutine(happening)) return hasRoutine
  const value = isChartEvent(happening) ? happening.filterValue : filterValueOf(happening)
  return filter.length === 0 || filter.includes(value)
}
