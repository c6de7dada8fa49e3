import { useGetAutopilotExecutionQuery } from '@adwright/sdk/react-query'
import { type Execution, type ExecutionChange, ExecutionChangeStatus, type UndoResult } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { ArrowLeft, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { AutomationSwitch } from '#web/features/autopilot/AutomationSwitch.tsx'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { HeldBackList } from '#web/features/autopilot/HeldBackList.tsx'
import { UnknownMetricsNotice } from '#web/features/autopilot/UnknownMetrics.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { paths, patterns } from '#web/paths.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { RunFacts } from './RunFacts.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import { UndoNotice } from './UndoNotice.tsx'
import { useChangeColumns } from './use-change-columns.tsx'
import { useUndoDisabledReason } from './use-undo-disabled-reason.ts'

export const handle = {
  crumb: 'autopilot:activity.run.title',
  ancestors: [{ crumb: 'autopilot:activity.title', to: patterns.activity }],
}

export function Component() {
  const { t } = useTranslation('autopilot')
  const { executionId = '' } = useParams()
  return (
    <Page
      title={t('activity.run.title')}
      lead={t('activity.run.lead')}
      wide
      actions={
        <Button asChild variant="outline">
          <Link to={paths.activity()}>
            <ArrowLeft aria-hidden="true" />
            {t('activity.run.back')}
          </Link>
        </Button>
      }
    >
      <ClientNeeded>
        <Run key={executionId} executionId={executionId} />
      </ClientNeeded>
    </Page>
  )
}

function Run({ executionId }: { executionId: string }) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { path, timeZone } = useClient()
  const run = useGetAutopilotExecutionQuery({ path: { ...path, executionId } })
  useObjectTitle(
    run.data &&
      t('activity.run.titleOf', {
        name: run.data.autopilotName,
        when: format.date(run.data.startedAt, 'short', timeZone),
      }),
  )
  if (run.data) return <RunChanges run={run.data} />
  if (run.isPending) {
    return (
      <Loading>
        <TableSkeleton rows={8} columns={5} />
      </Loading>
    )
  }
  return (
    <ResourceError
      error={run.error}
      onRetry={() => void run.refetch()}
      title={t('activity.run.missing')}
      back={{ to: paths.activity(), label: t('activity.run.back') }}
    >
      {t('activity.run.missingText')}
    </ResourceError>
  )
}

interface UndoRequest {
  changes: readonly ExecutionChange[]
  isWhole: boolean
  isIncludingSince: boolean
}

function RunChanges({ run }: { run: Execution }) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  const columns = useChangeColumns()
  const reason = useUndoDisabledReason(run)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [undoRequest, setUndoRequest] = useState<UndoRequest>()
  const [result, setResult] = useState<UndoResult>()
  const applied = run.changes.filter(({ status }) => status === ExecutionChangeStatus.Applied)
  const chosen = applied.filter(({ id }) => ids.has(id))
  const proposed = run.changes.filter(({ status }) => status === ExecutionChangeStatus.Proposed).length
  const ask = (changes: readonly ExecutionChange[], more: Partial<UndoRequest> = {}) =>
    setUndoRequest({ changes, isWhole: false, isIncludingSince: false, ...more })

  return (
    <Flex direction="column" gap="4">
      <Flex justify="flex-end">
        <AutomationSwitch />
      </Flex>
      <RunFacts run={run} />
      <UnknownMetricsNotice metrics={run.unknownMetrics} />
      {run.errorMessage ? (
        <Notice tone="bad" title={t('activity.run.error')}>
          {run.errorMessage}
        </Notice>
      ) : null}
      {run.heldBack.length > 0 ? (
        <Notice
          title={t('heldBack.title', { count: run.heldBack.reduce((sum, { matchCount }) => sum + matchCount, 0) })}
        >
          <HeldBackList heldBack={run.heldBack} />
        </Notice>
      ) : null}
      {run.undoneAt ? (
        <Notice
          title={t('activity.run.undone', {
            name: run.undoneByName ?? '–',
            when: format.dateTime(run.undoneAt, timeZone),
          })}
        />
      ) : null}
      {proposed > 0 ? (
        <Notice
          title={t('activity.run.proposed', { count: proposed })}
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={paths.activeRules({ tab: 'proposals', ruleIds: run.ruleId })}>{t('activity.run.decide')}</Link>
            </Button>
          }
        />
      ) : null}
      {result ? (
        <UndoNotice
          result={result}
          onClose={() => setResult(undefined)}
          onInclude={(changes) => ask(changes, { isIncludingSince: true })}
        />
      ) : null}
      <DataTable
        label={t('activity.run.changes')}
        columns={columns}
        rows={run.changes}
        getRowId={({ id }) => id}
        nameOf={({ name }) => name}
        persistKey="run-changes"
        {...(applied.length > 0 && !reason ? { selection: { ids, onChange: setIds } } : {})}
        rowActions={(change) => [
          {
            id: 'undo',
            label: t('activity.undo.one'),
            icon: Undo2,
            onSelect: () => ask([change]),
            ...(change.status === ExecutionChangeStatus.Applied
              ? {}
              : { disabledReason: t('activity.undo.notApplied') }),
            ...(reason ? { disabledReason: reason } : {}),
          },
        ]}
        toolbar={
          run.changes.length === 0 ? undefined : (
            <Flex gap="2">
              {chosen.length > 0 ? (
                <Button size="sm" variant="outline" onClick={() => ask(chosen)}>
                  {t('activity.undo.do', { count: chosen.length })}
                </Button>
              ) : null}
              <DisabledReason reason={reason ?? (applied.length === 0 ? t('activity.undo.notApplied') : undefined)}>
                <Button size="sm" variant="outline" onClick={() => ask(applied, { isWhole: true })}>
                  <Undo2 aria-hidden="true" />
                  {t('activity.undo.run')}
                </Button>
              </DisabledReason>
            </Flex>
          )
        }
        empty={
          <EmptyState drawing="done" title={t('activity.run.nothing')}>
            {t('activity.run.nothingText')}
          </EmptyState>
        }
      />
      {undoRequest ? (
        <UndoDialog
          executionId={run.id}
          {...undoRequest}
          onClose={() => setUndoRequest(undefined)}
          onDone={(next) => {
            setResult(next)
            setIds(new Set())
          }}
        />
      ) : null}
    </Flex>
  )
}
