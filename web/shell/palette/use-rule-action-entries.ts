import { useUpdateAutopilotItemStatusMutation } from '@adwright/sdk/react-query'
import { type AutopilotItem, AutopilotMode, AutopilotStatus } from '@adwright/sdk/types'
import { CirclePlay, Pause, Pencil, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { Entry } from './entry.ts'
import { useAlternateLanguageText } from './use-alternate-language-text.ts'

const { Active, Paused } = AutopilotStatus

/** Returns the entries that pause or resume, run and edit a rule, as far as the person's role permits. */
export function useRuleActionEntries(path: { accountId: string; customerClientId: string }) {
  const { t } = useTranslation('palette')
  const alternateText = useAlternateLanguageText()
  const invalidate = useInvalidate()
  const update = useUpdateAutopilotItemStatusMutation()
  const canManage = useCan('manageRules')
  const canAutomate = useCan('automateRules')

  async function set({ id, name }: AutopilotItem, status: typeof Active | typeof Paused) {
    const act = status === Active ? 'resume' : 'pause'
    try {
      await update.mutateAsync({ path: { ...path, autopilotId: id }, body: { status } })
      toaster.show({ tone: 'good', title: t(`rule.done.${act}`, { name }) })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t(`rule.failed.${act}`, { name }), description: problemText(error) })
    }
    await invalidate('EA')
  }

  return (item: AutopilotItem): Entry[] => {
    const { id, name, status, mode } = item
    const act = status === Active ? 'pause' : 'resume'
    const isAutomatic = mode === AutopilotMode.Automatic
    const canChange = isAutomatic ? canAutomate : canManage
    const entry = (
      key: 'pause' | 'resume' | 'run' | 'edit',
      icon: Entry['icon'],
      more: Pick<Entry, 'to' | 'run'>,
    ): Entry => ({
      id: `${key}-${id}`,
      group: 'actions',
      label: t(`rule.${key}`, { name }),
      otherName: alternateText(`palette:rule.${key}`).replace('{{name}}', name),
      icon,
      ...more,
    })
    const switching = entry(act, status === Active ? Pause : Play, {
      run: () => void set(item, status === Active ? Paused : Active),
    })
    return [
      ...((act === 'pause' ? canManage : canChange) ? [switching] : []),
      // The page of the rule asks first, because a run can make changes.
      ...(canChange
        ? [
            entry('run', CirclePlay, { to: paths.activeRule(id, { ask: 'run' }) }),
            entry('edit', Pencil, { to: paths.editRule(id) }),
          ]
        : []),
    ]
  }
}
