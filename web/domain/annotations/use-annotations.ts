import { listAnnotationsOptions } from '@adwright/sdk/react-query'
import type { Annotation } from '@adwright/sdk/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period } from '#web/lib/dates.ts'
import { parseOptions, useAddress } from '#web/lib/use-address.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { annotationFilters, filterValueOf, notesOfDays } from './annotation-notes.ts'

const NONE: readonly Annotation[] = []
const FILTER = 'annotations'

/** A new annotation of some days, or one that is edited or deleted. */
export type AnnotationRequest =
  | { action: 'create'; days: Period }
  | { action: 'edit' | 'delete'; annotation: Annotation }

/** The annotations of the days of a chart, filtered by the URL, and the request that a dialog is open for. */
export function useAnnotations(period: Period | undefined) {
  const { t } = useTranslation('annotations')
  const { id: accountId } = useAccount()
  const canAnnotate = useCan('manageAnnotations')
  const { search, set } = useAddress()
  const [request, setRequest] = useState<AnnotationRequest>()
  const { data, error, isFetching, refetch } = useQuery({
    ...listAnnotationsOptions({
      path: { accountId },
      query: period ? { dateBegin: period.from, dateEnd: period.to } : {},
    }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
    meta: { errors: 'inline' },
  })
  const all = data ?? NONE
  const filter = parseOptions(annotationFilters, search.getAll(FILTER))
  const filterKey = filter.join(' ')
  const shown = useMemo(
    () => (filterKey === '' ? all : all.filter((one) => filterKey.split(' ').includes(filterValueOf(one)))),
    [all, filterKey],
  )
  const nameOf = ({ kind, source }: Annotation) => (kind === null ? t(`source.${source}`) : t(`kind.${kind}`))
  return {
    all,
    shown,
    filter,
    setFilter: (values: readonly string[]) => set({ [FILTER]: values }),
    error,
    isFetching,
    refetch,
    nameOf,
    /** The visible annotations as notes of a chart with a label for each of these days. */
    notesOf: (days: readonly string[]) =>
      notesOfDays(shown, days, (annotation) => `${nameOf(annotation)}: ${annotation.text}`),
    canAnnotate,
    /** Opens the dialog for a new annotation. */
    add: (days: Period) => setRequest({ action: 'create', days }),
    request,
    ask: setRequest,
    close: () => setRequest(undefined),
    period,
  }
}

export type AnnotationState = ReturnType<typeof useAnnotations>
