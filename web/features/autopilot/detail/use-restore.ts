import { useUpdateAutopilotItemMutation } from '@adwright/sdk/react-query'
import type { AutopilotItem, AutopilotItemDraft, AutopilotVersion } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { contentOf } from '#web/features/autopilot/rule-list.ts'
import { showRuleToast } from '#web/features/autopilot/rule-toast.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { undoAction } from '#web/ui/overlay/undo.ts'

/**
 * Saves a stored content as the next version if the item is still the one that was displayed. Throws the server's error: 409
 * `changed-meanwhile` if someone has saved the item since.
 */
export function useRestore() {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const invalidate = useInvalidate()
  const update = useUpdateAutopilotItemMutation()

  const save = (content: AutopilotItemDraft, over: AutopilotItem) =>
    update.mutateAsync({
      path: { ...path, autopilotId: over.id },
      query: { expectedVersion: over.version },
      body: content,
    })

  async function undo(before: AutopilotItem, restored: AutopilotItem) {
    try {
      const { name } = await save(contentOf(before), restored)
      showRuleToast({ tone: 'good', title: t('detail.versions.undone', { name }) })
    } catch (error) {
      const title = t('detail.versions.undoFailed', { name: restored.name })
      showRuleToast({ tone: 'bad', title, description: problemText(error) })
    }
    await invalidate('EA')
  }

  return async ({ content, version }: AutopilotVersion, over: AutopilotItem): Promise<AutopilotItem> => {
    const restored = await save(content, over)
    showRuleToast({
      tone: 'good',
      title: t('detail.versions.restored', { name: restored.name, number: version }),
      ...undoAction(t('rules.undo'), () => void undo(over, restored)),
    })
    await invalidate('EA')
    return restored
  }
}
