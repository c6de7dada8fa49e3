import type { Anomaly } from '@adwright/sdk/types'
import { Check, UserRound, UserRoundX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '#web/domain/people/use-members.ts'
import { useMembers } from '#web/domain/people/use-members.ts'
import { Menu, type MenuAction } from '#web/ui/overlay/Menu.tsx'
import { type Assignment, commonAssignee } from './assignment.ts'

interface AssignMenuProps {
  anomalies: readonly Anomaly[]
  assign: (anomalies: readonly Anomaly[], assignment: Assignment) => Promise<boolean>
  trigger: ComponentProps<typeof Menu>['trigger']
}

/** The members of the account and "no one"; marks the current assignee of all selected anomalies. */
export function AssignMenu({ anomalies, assign, trigger }: AssignMenuProps) {
  const { t } = useTranslation('anomalies')
  const { members, isKnown, error } = useMembers()
  const assignee = isKnown ? commonAssignee(anomalies, members) : undefined
  const choice = (to: Member | null): MenuAction => {
    const isChosen = assignee !== undefined && assignee?.id === to?.id
    return {
      id: to?.id ?? 'unassigned',
      label: to?.name ?? t('unassigned'),
      icon: isChosen ? Check : to ? UserRound : UserRoundX,
      isSelected: isChosen,
      onSelect: () => void assign(anomalies, { to, members }),
      ...(error && !to ? { disabledReason: t('assign.unread') } : {}),
    }
  }
  return <Menu placement="bottom-start" trigger={trigger} actions={[null, ...members].map(choice)} />
}
