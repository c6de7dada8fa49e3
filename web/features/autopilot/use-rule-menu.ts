import { type AutopilotItem, AutopilotMode, AutopilotStatus } from '@adwright/sdk/types'
import { Copy, Pause, Pencil, Play, StepForward, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { useAutomation } from './AutomationBanner.tsx'
import type { RuleActions } from './use-rule-actions.ts'

interface MenuOptions {
  actions: RuleActions
  /** A manual run asks for confirmation if it may change entities. */
  askToRun: (item: AutopilotItem) => void
  onRemoved?: () => void
}

/** The menu of an item; unavailable actions are disabled with a reason. */
export function useRuleMenu({ actions, askToRun, onRemoved }: MenuOptions): (item: AutopilotItem) => MenuAction[] {
  const { t } = useTranslation('autopilot')
  const navigate = useNavigate()
  const mayManage = useCan('manageRules')
  const mayAutomate = useCan('automateRules')
  const { automation } = useAutomation()

  return (item) => {
    const { status, mode, id } = item
    const role = !mayManage
      ? t('rules.reason.user')
      : mode === AutopilotMode.Automatic && !mayAutomate
        ? t('rules.reason.automatic')
        : undefined
    const archived = status === AutopilotStatus.Archived ? t('rules.reason.archived') : undefined
    const busy = actions.busyId === id ? t('rules.reason.busy') : undefined
    const why = (...reasons: (string | undefined)[]) => {
      const disabledReason = reasons.find((reason) => reason !== undefined)
      return disabledReason === undefined ? {} : { disabledReason }
    }
    const paused = automation?.isPaused ? t('rules.reason.automationPaused') : undefined
    const resume: MenuAction = {
      id: 'resume',
      label: t('rules.resume'),
      icon: StepForward,
      onSelect: () => void actions.resume(item),
      ...why(role, archived, busy),
    }
    const pause: MenuAction = {
      id: 'pause',
      label: t('rules.pause'),
      icon: Pause,
      onSelect: () => void actions.pause(item),
      ...why(role, archived, busy),
    }
    return [
      ...(status === AutopilotStatus.Active ? [] : [resume]),
      ...(status === AutopilotStatus.Paused || status === AutopilotStatus.Archived ? [] : [pause]),
      {
        id: 'run',
        label: t('rules.run'),
        icon: Play,
        onSelect: () => (mode === AutopilotMode.Automatic ? askToRun(item) : void actions.run(item)),
        ...why(role, archived, paused, busy),
      },
      {
        id: 'edit',
        label: t('rules.edit'),
        icon: Pencil,
        onSelect: () => void navigate(paths.editRule(id)),
        ...why(role, archived),
      },
      {
        id: 'duplicate',
        label: t('rules.duplicate'),
        icon: Copy,
        onSelect: () => void actions.duplicate(item),
        ...why(role, busy),
      },
      {
        id: 'delete',
        label: t('rules.delete'),
        icon: Trash2,
        isDanger: true,
        onSelect: () => void actions.remove(item).then((isDone) => (isDone ? onRemoved?.() : undefined)),
        ...why(role, busy),
      },
    ]
  }
}
