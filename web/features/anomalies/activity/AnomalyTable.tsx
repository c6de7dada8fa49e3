import { listAnomaliesOptions, listAnomalyConfigurationsOptions } from '@adwright/sdk/react-query'
import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { Box, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAnomalyWords } from '#web/features/anomalies/anomaly-texts.ts'
import type { Assignment } from '#web/features/anomalies/assignment.ts'
import { TriageBar } from '#web/features/anomalies/TriageBar.tsx'
import { TriageDialog } from '#web/features/anomalies/TriageDialog.tsx'
import type { TriageRequest } from '#web/features/anomalies/TriageRequestDialog.tsx'
import { snoozedFor, type Triage } from '#web/features/anomalies/triage.ts'
import type { AnomalyQuery } from '#web/features/anomalies/use-anomaly-query.ts'
import { useTriage, useTriageReason } from '#web/features/anomalies/use-triage.ts'
import { useTriageActions } from '#web/features/anomalies/use-triage-actions.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useListKeys } from '#web/ui/table/use-list-keys.ts'
import { AnomalyEmptyState } from './AnomalyEmptyState.tsx'
import { KeyLegend } from './KeyLegend.tsx'
import { useAnomalyColumns } from './use-anomaly-columns.tsx'

const none: readonly Anomaly[] = []

/** The table of anomalies for the filters in the URL; bulk actions by mouse or keyboard. */
export function AnomalyTable({ listQuery }: { listQuery: AnomalyQuery }) {
  const { t } = useTranslation('anomalies')
  const path = { accountId: useAccount().id }
  const navigate = useNavigate()
  const { search } = useLocation()
  const { set, onPageChange, onPageSizeChange } = useAddress()
  const { nameOf } = useAnomalyWords()
  const list = useQuery({
    ...listAnomaliesOptions({ path, query: { ...listQuery.query, ...listQuery.paging } }),
    placeholderData: keepPreviousData,
  })
  const monitors = useQuery({
    ...listAnomalyConfigurationsOptions({ path, query: { includeDefaults: true } }),
    meta: { errors: 'toast' },
  })
  const names = new Map(monitors.data?.map(({ id, name }) => [id, name]))
  const columns = useAnomalyColumns({ monitorOf: (id) => (monitors.data ? names.get(id) : '') })
  const rows = list.data?.items ?? none

  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [request, setRequest] = useState<TriageRequest>()
  const chosen = rows.filter(({ id }) => selected.has(id))
  const { triage, assign } = useTriage()
  const reasonOf = useTriageReason()

  async function deselected(work: Promise<boolean>): Promise<boolean> {
    const isDone = await work
    if (isDone) setSelected(new Set())
    return isDone
  }
  const send = (anomalies: readonly Anomaly[], change: Triage) => deselected(triage(anomalies, change))
  const assignAndDeselect = (anomalies: readonly Anomaly[], assignment: Assignment) =>
    deselected(assign(anomalies, assignment))
  const snoozeDay = (anomalies: readonly Anomaly[]) => void send(anomalies, snoozedFor(1))
  const actions = useTriageActions({ triage: send, ask: setRequest })

  /** By keyboard: acts on the selection, or else on the focused row; rows already in the target status are skipped. */
  const byKey = (act: (anomalies: readonly Anomaly[]) => void, status?: AnomalyStatus) => (index: number) => {
    const reason = reasonOf(status)
    const targets = chosen.length > 0 ? chosen : rows.slice(index, index + 1)
    const others = targets.filter((one) => one.status !== status)
    if (reason) toaster.show({ title: reason })
    else if (others.length > 0) act(others)
  }
  const onKeyDown = useListKeys({
    onSelect: (index) => {
      const id = rows[index]?.id
      if (id === undefined) return
      setSelected((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      })
    },
    actions: {
      a: byKey((ones) => void send(ones, { status: AnomalyStatus.Acknowledged }), AnomalyStatus.Acknowledged),
      s: byKey(snoozeDay, AnomalyStatus.Snoozed),
      f: byKey((anomalies) => setRequest({ kind: 'falseAlarm', anomalies }), AnomalyStatus.FalseAlarm),
      p: byKey((anomalies) => setRequest({ kind: 'assign', anomalies })),
    },
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows inside have the focus
    <Box onKeyDown={onKeyDown} aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? 0.6 : 1}>
      <DataTable
        label={t('activity.title')}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        nameOf={nameOf}
        onOpen={({ id }) => void navigate({ pathname: paths.anomaly(id), search })}
        rowActions={(anomaly) => actions.all([anomaly])}
        selection={{ ids: new Set(chosen.map(({ id }) => id)), onChange: setSelected }}
        sort={listQuery.sort}
        onSortChange={({ orderBy, sortOrder }) => set({ orderBy, sortOrder })}
        read={list}
        persistKey="anomalies"
        toolbar={
          chosen.length > 0 ? (
            <TriageBar anomalies={chosen} triage={send} ask={setRequest} assign={assignAndDeselect} />
          ) : list.data?.totalCount ? (
            <Text as="span" textStyle="sm" color="fg.muted">
              {t('activity.hint')}
            </Text>
          ) : undefined
        }
        paging={{ ...listQuery.paging, totalCount: list.data?.totalCount ?? 0 }}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
        empty={<AnomalyEmptyState listQuery={listQuery} total={list.data?.totalCount ?? 0} monitors={monitors.data} />}
      />
      {rows.length > 0 ? <KeyLegend /> : null}
      {request ? (
        <TriageDialog
          request={request}
          onClose={() => setRequest(undefined)}
          triage={send}
          assign={assignAndDeselect}
        />
      ) : null}
    </Box>
  )
}
