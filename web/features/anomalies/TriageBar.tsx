import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AssignMenu } from '#web/features/anomalies/AssignMenu.tsx'
import type { Assignment } from '#web/features/anomalies/assignment.ts'
import type { Triage } from '#web/features/anomalies/triage.ts'
import { useTriageReason } from '#web/features/anomalies/use-triage.ts'
import { useTriageActions } from '#web/features/anomalies/use-triage-actions.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Menu } from '#web/ui/overlay/Menu.tsx'
import type { TriageRequest } from './TriageRequestDialog.tsx'

interface TriageBarProps {
  anomalies: readonly Anomaly[]
  triage: (anomalies: readonly Anomaly[], change: Triage) => Promise<boolean>
  ask: (request: TriageRequest) => void
  /** Makes the next step, Acknowledge or else Resolve, the primary action of the screen. */
  hasPrimary?: boolean
  /** Omitted where the assignee is chosen elsewhere on the screen. */
  assign?: (anomalies: readonly Anomaly[], assignment: Assignment) => Promise<boolean>
}

/** The actions for the selected anomalies, or for the open one. */
export function TriageBar({ anomalies, triage, ask, assign, hasPrimary = false }: TriageBarProps) {
  const { t } = useTranslation('anomalies')
  const reasonOf = useTriageReason()
  const { snooze } = useTriageActions({ triage, ask })
  const isAll = (status: AnomalyStatus) => anomalies.every((one) => one.status === status)
  const isClosed = anomalies.every(
    ({ status }) => status === AnomalyStatus.Resolved || status === AnomalyStatus.FalseAlarm,
  )
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {isAll(AnomalyStatus.Acknowledged) ? null : (
        <DisabledReason reason={reasonOf(AnomalyStatus.Acknowledged)}>
          <Button
            size="sm"
            variant={hasPrimary && !isClosed ? 'solid' : 'outline'}
            onClick={() => void triage(anomalies, { status: AnomalyStatus.Acknowledged })}
          >
            {t('action.acknowledge')}
          </Button>
        </DisabledReason>
      )}
      <Menu
        placement="bottom-start"
        actions={snooze(anomalies)}
        trigger={
          <Button size="sm" variant="outline">
            {t('action.snooze')}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      />
      {isAll(AnomalyStatus.Resolved) ? null : (
        <DisabledReason reason={reasonOf(AnomalyStatus.Resolved)}>
          <Button
            size="sm"
            variant={hasPrimary && isAll(AnomalyStatus.Acknowledged) ? 'solid' : 'outline'}
            onClick={() => void triage(anomalies, { status: AnomalyStatus.Resolved })}
          >
            {t('action.resolve')}
          </Button>
        </DisabledReason>
      )}
      {assign ? <Assign anomalies={anomalies} assign={assign} reason={reasonOf()} /> : null}
      {isAll(AnomalyStatus.FalseAlarm) ? null : (
        <DisabledReason reason={reasonOf(AnomalyStatus.FalseAlarm)}>
          <Button size="sm" variant="outline" onClick={() => ask({ kind: 'falseAlarm', anomalies })}>
            {t('action.falseAlarmAsk')}
          </Button>
        </DisabledReason>
      )}
      {isClosed ? (
        <DisabledReason reason={reasonOf(AnomalyStatus.New)}>
          <Button size="sm" variant="outline" onClick={() => void triage(anomalies, { status: AnomalyStatus.New })}>
            {t('action.reopen')}
          </Button>
        </DisabledReason>
      ) : null}
    </Flex>
  )
}

interface AssignProps extends Required<Pick<TriageBarProps, 'anomalies' | 'assign'>> {
  reason: string | undefined
}

function Assign({ reason, ...given }: AssignProps) {
  const { t } = useTranslation('anomalies')
  const button = (
    <Button size="sm" variant="outline">
      {t('action.assign')}
      <ChevronDown aria-hidden="true" />
    </Button>
  )
  return reason ? <DisabledReason reason={reason}>{button}</DisabledReason> : <AssignMenu {...given} trigger={button} />
}
