import { type AnalysisFinding, FindingChange, FindingStatus } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { SeverityBadge } from '#web/ui/feedback/severity.tsx'

const statusTones: Record<FindingStatus, StatusTone> = {
  [FindingStatus.Open]: 'accent',
  [FindingStatus.Planned]: 'warning',
  [FindingStatus.Done]: 'good',
  [FindingStatus.Dismissed]: 'neutral',
  [FindingStatus.Verified]: 'good',
  [FindingStatus.NotBetter]: 'bad',
}

const changeTones: Record<FindingChange, StatusTone> = {
  [FindingChange.New]: 'accent',
  [FindingChange.Same]: 'neutral',
  [FindingChange.Better]: 'good',
  [FindingChange.Worse]: 'bad',
  [FindingChange.Gone]: 'good',
}

export function FindingStatusBadge({ status }: Pick<AnalysisFinding, 'status'>) {
  const { t } = useTranslation('analyses')
  return <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
}

export function FindingChangeBadge({ change }: Pick<AnalysisFinding, 'change'>) {
  const { t } = useTranslation('analyses')
  return <StatusBadge tone={changeTones[change]}>{t(`change.${change}`)}</StatusBadge>
}

/** Severity, decision and change of a finding. */
export function FindingMarks({ finding: { severity, status, change } }: { finding: AnalysisFinding }) {
  return (
    <Flex as="span" display="inline-flex" gap="1.5" wrap="wrap">
      <SeverityBadge level={severity} />
      <FindingStatusBadge status={status} />
      <FindingChangeBadge change={change} />
    </Flex>
  )
}
