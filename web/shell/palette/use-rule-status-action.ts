import { useUpdateAutopilotItemStatusMutation } from '@adwright/sdk/react-query'
import { type AutopilotItem, AutopilotMode, AutopilotStatus } from '@adwright/sdk/types'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useCan } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { Entry } from './entry.ts'
import { useAlternateLanguageText } from './use-alternate-language-text.ts'

const { Active, Paused } = AutopilotStatus

/** Returns the entry that pauses or resumes a rule; none if the person's role does not permit it. */
export function useRuleStatusAction(path: { accountId: string; customerClientId: string }) {
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
    const isAllowed = act === 'resume' && mode === AutopilotMode.Automatic ? canAutomate : canManage
    if (!isAllowed) return []
    return [
      {
        id: `${act}-${id}`,
        group: 'actions',
        label: t(`rule.${act}`, { name }),
        keywords: alternateText(`palette:rule.${act}`).replace('{{name}}', name),
        icon: status === Active ? Pause : Play,
        run: () => void set(item, status === Active ? Paused : Active),
      },
    ]
  }
}
