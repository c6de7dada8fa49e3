import { listAnnotationsOptions } from '@adwright/sdk/react-query'
import type { Annotation } from '@adwright/sdk/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period } from '#web/lib/dates.ts'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import {
  ANOMALIES,
  annotationFilters,
  type ChartEvent,
  type Happening,
  isChartEvent,
  isRoutine,
  isShown,
  notesOfDays,
} from './annotation-notes.ts'

const NONE: readonly Annotation[] = []
const NO_EVENTS: readonly ChartEvent[] = []
const FILTER = 'annotations'
const ROUTINE = 'routine'

/** A new annotation of some days, or one that is edited or deleted. */
export type AnnotationRequest =
  | { action: 'create'; days: Period }
  | { action: 'edit' | 'delete'; annotation: Annotation }

/**
 * The annotations of the days of a chart, together with the events that its data contains, filtered by the URL, and the request that a
 * dialog is open for.
 */
export function useAnnotations(period: Period | undefined, events = NO_EVENTS) {
  const { t } = useTranslation('annotations')
  const { id: accountId } = useAccount()
  const canAnnotate = useCan('manageAnnotations')
  const { search, set } = useAddress()
  const [request, setRequest] = useState<AnnotationRequest>()
  const [isListOpen, setListOpen] = useState(false)
  const ask = (next: AnnotationRequest) => {
    setRequest(next)
    setListOpen(true)
  }
  const { data, error, isFetching, refetch } = useQuery({
    ...listAnnotationsOptions({
      path: { accountId },
      query: period ? { dateBegin: period.from, dateEnd: period.to } : {},
    }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
    meta: { errors: 'inline' },
  })
  const all = useMemo(
    (): Happening[] => [...(data ?? NONE), ...events].toSorted((a, b) => a.dateBegin.localeCompare(b.dateBegin)),
    [data, events],
  )
  const options = events.some(({ filterValue }) => filterValue === ANOMALIES)
    ? [...annotationFilters, ANOMALIES]
    : annotationFilters
  const filter = parseOptions(options, search.getAll(FILTER))
  const filterKey = filter.join(' ')
  const hasRoutine = search.get(ROUTINE) === 'true'
  const shown = useMemo(
    () => all.filter((one) => isShown(one, { filter: filterKey === '' ? [] : filterKey.split(' '), hasRoutine })),
    [all, filterKey, hasRoutine],
  )
  const nameOf = (one: Happening) => {
    if (isChartEvent(one)) return one.name
    return one.kind === null ? t(`source.${one.source}`) : t(`kind.${one.kind}`)
  }
  return {
    all,
    shown,
    options,
    filter,
    setFilter: (values: readonly string[]) => set({ [FILTER]: values }),
    /** The switch for rule runs and published posts; undefined if there are none to show. */
    routine:
      hasRoutine || all.some(isRoutine)
        ? {
            isOn: hasRoutine,
            toggle: () => set({ [ROUTINE]: hasRoutine ? undefined : 'true' }),
          }
        : undefined,
    error,
    isFetching,
    refetch,
    nameOf,
    /** The visible annotations as notes of a chart with a label for each of these days. */
    notesOf: (days: readonly string[]) =>
      notesOfDays(
        shown.filter((one) => !(isChartEvent(one) && one.hasMark)),
        days,
        (one) => `${nameOf(one)}: ${one.text}`,
      ),
    canAnnotate,
    /** Opens the dialog for a new annotation. */
    add: (days: Period) => ask({ action: 'create', days }),
    request,
    ask,
    /** True once an annotation was added or edited, so that the result is seen in a longer list as well. */
    isListOpen,
    close: () => setRequest(undefined),
    period,
  }
}

export type AnnotationState = ReturnType<typeof useAnnotations>
