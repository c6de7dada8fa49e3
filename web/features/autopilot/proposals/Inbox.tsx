import type { AutopilotProposal } from '@adwright/sdk/types'
import { Box, Button, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#web/lib/problem.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Pager } from '#web/ui/table/Pager.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { DecisionNotice } from './DecisionNotice.tsx'
import { groupByRule, type Verdict } from './decision.ts'
import { InboxFilters, SelectionBar } from './InboxTools.tsx'
import { ProposalGroup } from './ProposalGroup.tsx'
import { ProposalRow } from './ProposalRow.tsx'
import { between, countOf, extentOf, isSelected, nothing, type Selected, withIds } from './selection.ts'
import { UndoApproval } from './UndoApproval.tsx'
import { useDecide } from './use-decide.ts'
import { useProposals } from './use-proposals.ts'

interface DecisionRequest {
  verdict: Verdict
  count: number
  idsOf: () => Promise<readonly string[]>
}

/** The open suggestions of all rules. */
export function Inbox() {
  const { t } = useTranslation('autopilot')
  const { paging, onPageChange, onPageSizeChange } = useAddress()
  const { list, orderBy, ruleIds, readAll } = useProposals()
  const blocked = useCan('approveChanges') ? undefined : t('rules.reason.approve')
  const [selected, setSelected] = useState<Selected>(nothing)
  const [question, setQuestion] = useState<DecisionRequest>()
  const anchor = useRef<string>(undefined)
  const { decide, busyIds, decided, forget, undoing, closeUndo } = useDecide()

  const rows = list.data?.items ?? []
  const groups = groupByRule(rows)
  const shown = groups.flat().map(({ id }) => id)
  const total = list.data?.totalCount ?? 0
  const choose = (ids: readonly string[], isOn: boolean) => setSelected((before) => withIds(before, ids, isOn, shown))

  async function send(verdict: Verdict, ids: readonly string[], known: readonly AutopilotProposal[], reason?: string) {
    await decide(verdict, ids, known, reason)
    setSelected(nothing)
  }

  async function decideOne(verdict: Verdict, proposal: AutopilotProposal) {
    try {
      await decide(verdict, [proposal.id], rows)
      setSelected((before) => withIds(before, [proposal.id], false, shown))
    } catch (error) {
      toaster.show({
        tone: 'bad',
        title: t(verdict === 'approve' ? 'proposals.failed' : 'proposals.rejectFailed'),
        description: problemText(error),
      })
    }
  }

  const askForSelected = (verdict: Verdict) =>
    setQuestion({
      verdict,
      count: countOf(selected, total),
      idsOf: async () => (selected === 'all' ? (await readAll()).map(({ id }) => id) : [...selected]),
    })

  return (
    <Flex direction="column" gap="4">
      {blocked ? <Notice title={blocked} /> : null}
      <InboxFilters orderBy={orderBy} ruleIds={ruleIds} />
      {decided ? <DecisionNotice decided={decided} onClose={forget} /> : null}
      {list.isPending ? (
        <Loading>
          <TableSkeleton rows={6} columns={4} />
        </Loading>
      ) : null}
      {list.data === undefined && list.error ? (
        <Box layerStyle="card">
          <SectionError title={t('proposals.loadFailed')} error={list.error} onRetry={() => void list.refetch()} />
        </Box>
      ) : null}
      {list.data && rows.length === 0 ? <InboxEmptyState total={total} /> : null}
      {rows.length > 0 && !blocked ? (
        <SelectionBar
          extent={extentOf(selected, shown)}
          count={countOf(selected, total)}
          total={total}
          shown={shown.length}
          isEverything={selected === 'all'}
          onChooseShown={(isOn) => setSelected(isOn ? withIds(selected, shown, true, shown) : nothing)}
          onChooseEverything={() => setSelected('all')}
          onDecide={askForSelected}
        />
      ) : null}
      {groups.map((group) => (
        <ProposalGroup
          key={group[0]?.autopilotId}
          proposals={group}
          extent={extentOf(
            selected,
            group.map(({ id }) => id),
          )}
          onChoose={
            blocked
              ? undefined
              : (isOn) =>
                  choose(
                    group.map(({ id }) => id),
                    isOn,
                  )
          }
        >
          {group.map((proposal) => (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              isChosen={isSelected(selected, proposal.id)}
              onChoose={(isOn, isRange) => {
                choose(isRange ? between(shown, anchor.current, proposal.id) : [proposal.id], isOn)
                anchor.current = proposal.id
              }}
              onDecide={(verdict) => void decideOne(verdict, proposal)}
              isBusy={busyIds.has(proposal.id)}
              blocked={blocked}
            />
          ))}
        </ProposalGroup>
      ))}
      {total > 0 ? (
        <Box layerStyle="card">
          <Pager
            paging={{ ...paging, totalCount: total }}
            onPageChange={(page) => {
              if (selected !== 'all') setSelected(nothing)
              onPageChange(page)
            }}
            onPageSizeChange={onPageSizeChange}
          />
        </Box>
      ) : null}
      {undoing ? <UndoApproval {...undoing} onClose={closeUndo} /> : null}
      {question ? (
        <DecideDialog
          verdict={question.verdict}
          count={question.count}
          onClose={() => setQuestion(undefined)}
          onDecide={async (reason) => send(question.verdict, await question.idsOf(), rows, reason)}
        />
      ) : null}
    </Flex>
  )
}

/** The empty state: no open suggestions, or none that match the filters. */
function InboxEmptyState({ total }: { total: number }) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const { search, set, onPageChange } = useAddress()
  const isFiltered = search.has('text') || search.has('ruleIds')
  return (
    <Box layerStyle="card">
      {total > 0 ? (
        <EmptyState
          drawing="search"
          title={t('activity.noPage')}
          action={<Button onClick={() => onPageChange(1)}>{t('activity.firstPage')}</Button>}
        />
      ) : isFiltered ? (
        <EmptyState
          drawing="search"
          title={t('proposals.noneSuch')}
          action={
            <Button variant="outline" onClick={() => set({ text: undefined, ruleIds: undefined })}>
              {word('ui.filter.clearAll')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="done"
          title={t('proposals.empty')}
          action={
            <Button variant="outline" onClick={() => set({ tab: undefined })}>
              {t('proposals.emptyAction')}
            </Button>
          }
        >
          {t('proposals.emptyText')}
        </EmptyState>
      )}
    </Box>
  )
}
