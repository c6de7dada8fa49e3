import { useListFindingsQuery } from '@adwright/sdk/react-query'
import { type AnalysisFinding, type FindingDraft, FindingStatus } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useListKeys } from '#web/ui/table/use-list-keys.ts'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { DismissDialog } from './DismissDialog.tsx'
import { FindingFilters } from './FindingFilters.tsx'
import { useDecideAll } from './use-decide-all.ts'
import { useFindingColumns } from './use-finding-columns.tsx'
import { useFindingQuery } from './use-finding-query.ts'

/** Findings that wait for a decision or for work. */
const OPEN: readonly FindingStatus[] = [FindingStatus.Open, FindingStatus.Planned, FindingStatus.NotBetter]
const none: readonly AnalysisFinding[] = []

/** The findings for the filters of the URL; decisions about several by mouse or keyboard. */
export function FindingTable() {
  const { t } = useTranslation('analyses')
  const navigate = useNavigate()
  const { search } = useLocation()
  const accountId = useAccount().id
  const list = useFindingQuery()
  const findings = useListFindingsQuery({ path: { accountId }, query: list.query })
  const columns = useFindingColumns()
  const rows = findings.data?.items ?? none
  // Phones have no keys.
  const isNarrow = useIsNarrow()
  const mayDecide = useCan('runAnalyses')
  const decideAll = useDecideAll()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dismissed, setDismissed] = useState<readonly AnalysisFinding[]>()
  const chosen = rows.filter(({ id }) => selected.has(id))
  const decide = async (ones: readonly AnalysisFinding[], body: FindingDraft) => {
    const isDone = await decideAll(ones, body)
    if (isDone) setSelected(new Set())
    return isDone
  }
  const openOnes = (ones: readonly AnalysisFinding[]) => ones.filter(({ status }) => OPEN.includes(status))

  /** By keyboard: acts on the selection, or else on the focused row; decided findings are skipped. */
  const byKey = (act: (ones: readonly AnalysisFinding[]) => void) => (index: number) => {
    const targets = openOnes(chosen.length > 0 ? chosen : rows.slice(index, index + 1))
    if (!mayDecide) toaster.show({ title: t('reason.viewer') })
    else if (targets.length > 0) act(targets)
  }
  const onKeyDown = useListKeys({
    onSelect: (index) => {
      const id = rows[index]?.id
      if (id === undefined || !mayDecide) return
      setSelected((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      })
    },
    actions: { d: byKey((ones) => void decide(ones, { status: FindingStatus.Done })), f: byKey(setDismissed) },
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows inside have the focus
    <Flex direction="column" gap="4" onKeyDown={onKeyDown}>
      <FindingFilters list={list} />
      <DataTable
        label={t('findings.title')}
        read={findings}
        columns={columns}
        rows={rows}
        {...(mayDecide ? { selection: { ids: new Set(chosen.map(({ id }) => id)), onChange: setSelected } } : {})}
        toolbar={
          chosen.length > 0 ? (
            <Flex gap="2" wrap="wrap">
              <Button
                size="sm"
                variant="outline"
                onClick={() => void decide(openOnes(chosen), { status: FindingStatus.Done })}
              >
                {t('finding.done')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => setDismissed(openOnes(chosen))}>
                {t('finding.dismiss')}
              </Button>
              <Button asChild size="sm" variant="outline">
                <Link to={paths.newStrategy({ findingIds: chosen.map(({ id }) => id) })}>{t('finding.strategy')}</Link>
              </Button>
            </Flex>
          ) : mayDecide && rows.length > 0 && !isNarrow ? (
            <Text as="span" textStyle="sm" color="fg.muted">
              {t('findings.keys')}
            </Text>
          ) : undefined
        }
        getRowId={({ id }) => id}
        nameOf={({ title }) => title}
        onOpen={({ id }) => void navigate({ pathname: paths.finding(id), search }, { preventScrollReset: true })}
        paging={{ ...list.paging, totalCount: findings.data?.totalCount ?? 0 }}
        onPageChange={list.onPageChange}
        onPageSizeChange={list.onPageSizeChange}
        empty={
          list.isFiltered ? (
            <EmptyState title={t('findings.none')} drawing="list">
              {t('findings.noneText')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('findings.empty')}
              drawing="list"
              action={
                <Button asChild>
                  <Link to={paths.aiAnalysis()}>{t('nav.overview')}</Link>
                </Button>
              }
            >
              {t('findings.emptyText')}
            </EmptyState>
          )
        }
      />
      {dismissed && dismissed.length > 0 ? (
        <DismissDialog
          titles={dismissed.map(({ title }) => title)}
          onClose={() => setDismissed(undefined)}
          onDismiss={(dismissReason) => decide(dismissed, { status: FindingStatus.Dismissed, dismissReason })}
        />
      ) : null}
    </Flex>
  )
}
