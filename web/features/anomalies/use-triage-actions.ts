import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { BellOff, CheckCheck, CircleCheck, CircleSlash, RotateCcw, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import type { TriageRequest } from './TriageRequestDialog.tsx'
import { snoozeDays, snoozedFor, type Triage } from './triage.ts'
import { useTriageReason } from './use-triage.ts'

interface ActionOptions {
  triage: (anomalies: readonly Anomaly[], change: Triage) => Promise<boolean>
  ask: (request: TriageRequest) => void
}

/** The triage actions as menu items; forbidden ones are disabled with a reason. */
export function useTriageActions({ triage, ask }: ActionOptions) {
  const { t } = useTranslation('anomalies')
  const reasonOf = useTriageReason()
  const why = (status?: AnomalyStatus) => {
    const disabledReason = reasonOf(status)
    return disabledReason === undefined ? {} : { disabledReason }
  }

  const snooze = (anomalies: readonly Anomaly[]): MenuAction[] => [
    ...snoozeDays.map((days) => ({
      id: `snooze-${days}`,
      label: t('snooze.for', { count: days }),
      onSelect: () => void triage(anomalies, snoozedFor(days)),
      ...why(AnomalyStatus.Snoozed),
    })),
    {
      id: 'snooze-until',
      label: t('snooze.until'),
      icon: BellOff,
      onSelect: () => ask({ kind: 'snooze', anomalies }),
      ...why(AnomalyStatus.Snoozed),
    },
  ]

  const all = (anomalies: readonly Anomaly[]): MenuAction[] => {
    const isAll = (status: AnomalyStatus) => anomalies.every((one) => one.status === status)
    const to = (
      status: AnomalyStatus,
      id: 'reopen' | 'acknowledge' | 'resolve',
      icon: MenuAction['icon'],
    ): MenuAction[] =>
      isAll(status)
        ? []
        : [
            {
              id,
              label: t(`action.${id}`),
              ...(icon ? { icon } : {}),
              onSelect: () => void triage(anomalies, { status }),
              ...why(status),
            },
          ]
    return [
      ...to(AnomalyStatus.Acknowledged, 'acknowledge', CircleCheck),
      ...to(AnomalyStatus.Resolved, 'resolve', CheckCheck),
      {
        id: 'assign',
        label: t('action.assignAsk'),
        icon: UserRound,
        onSelect: () => ask({ kind: 'assign', anomalies }),
        ...why(),
      },
      ...snooze(anomalies),
      {
        id: 'falseAlarm',
        label: t('action.falseAlarmAsk'),
        icon: CircleSlash,
        onSelect: () => ask({ kind: 'falseAlarm', anomalies }),
        ...why(AnomalyStatus.FalseAlarm),
      },
      ...to(AnomalyStatus.New, 'reopen', RotateCcw),
    ]
  }

  return { all, snooze }
}
