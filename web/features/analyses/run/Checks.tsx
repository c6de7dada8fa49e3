import { type AnalysisCheck, AnalysisCheckState } from '@adwright/sdk/types'
import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'

const tones: Record<AnalysisCheckState, StatusTone> = {
  [AnalysisCheckState.Passed]: 'good',
  [AnalysisCheckState.Failed]: 'bad',
  [AnalysisCheckState.NotPossible]: 'neutral',
}

/** The state of a check, with the reason if it could not be made. */
function CheckResult({ check: { state, reason } }: { check: AnalysisCheck }) {
  const { t } = useTranslation('analyses')
  return (
    <>
      <StatusBadge tone={tones[state]}>{t(`checkState.${state}`)}</StatusBadge>
      {reason ? (
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {reason}
        </chakra.span>
      ) : null}
    </>
  )
}

function useColumns() {
  const { t } = useTranslation('analyses')
  return [
    { id: 'name', header: t('run.check'), cell: ({ name }: AnalysisCheck) => name },
    {
      id: 'state',
      header: t('run.result'),
      cell: (check: AnalysisCheck) => <CheckResult check={check} />,
    },
    { id: 'area', header: t('run.area'), cell: ({ area }: AnalysisCheck) => t(`area.${area}`) },
  ]
}

/** The checks with their results: those that failed or were not possible, and all on request. */
export function Checks({ checks }: { checks: readonly AnalysisCheck[] }) {
  const { t } = useTranslation('analyses')
  const order = [AnalysisCheckState.Failed, AnalysisCheckState.NotPossible, AnalysisCheckState.Passed]
  const [isAll, setAll] = useState(false)
  const shown = isAll ? checks : checks.filter(({ state }) => state !== AnalysisCheckState.Passed)
  const rows = shown.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <Section
      title={t('run.checks')}
      description={t('run.checksText', {
        passed: checks.filter(({ state }) => state === AnalysisCheckState.Passed).length,
        total: checks.length,
      })}
      variant="plain"
      actions={
        <Button size="sm" variant="outline" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {t(isAll ? 'run.fewChecks' : 'run.allChecks')}
        </Button>
      }
    >
      <DataTable
        label={t('run.checks')}
        isCompact
        columns={useColumns()}
        rows={rows}
        getRowId={({ key }) => key}
        nameOf={({ name }) => name}
        empty={<EmptyState title={t('run.noFindingsText')} headingLevel="h3" drawing="done" />}
      />
    </Section>
  )
}
