import { type AnalysisCheck, AnalysisCheckState } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'

const tones: Record<AnalysisCheckState, StatusTone> = {
  [AnalysisCheckState.Passed]: 'good',
  [AnalysisCheckState.Failed]: 'bad',
  [AnalysisCheckState.NotPossible]: 'neutral',
}

/** Every check with its result, those that failed first. */
export function Checks({ checks }: { checks: readonly AnalysisCheck[] }) {
  const { t } = useTranslation('analyses')
  const order = [AnalysisCheckState.Failed, AnalysisCheckState.NotPossible, AnalysisCheckState.Passed]
  const rows = checks.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <Section title={t('run.checks')} variant="plain">
      <DataTable
        label={t('run.checks')}
        isCompact
        columns={[
          { id: 'name', header: t('run.check'), cell: ({ name }: AnalysisCheck) => name },
          {
            id: 'state',
            header: t('run.result'),
            cell: ({ state, reason }: AnalysisCheck) => (
              <>
                <StatusBadge tone={tones[state]}>{t(`checkState.${state}`)}</StatusBadge>
                {reason ? (
                  <chakra.span display="block" textStyle="sm" color="fg.muted">
                    {reason}
                  </chakra.span>
                ) : null}
              </>
            ),
          },
          { id: 'area', header: t('run.area'), cell: ({ area }: AnalysisCheck) => t(`area.${area}`) },
        ]}
        rows={rows}
        getRowId={({ key }) => key}
        nameOf={({ name }) => name}
      />
    </Section>
  )
}
