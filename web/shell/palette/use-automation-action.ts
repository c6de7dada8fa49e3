import { getAutomationOptions, useUpdateAutomationMutation } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useCan } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import type { Entry } from './entry.ts'
import { useAlternateLanguageText } from './use-alternate-language-text.ts'

/** The entry that pauses or resumes all automation of a client account; none if the person's role does not permit it. */
export function useAutomationAction(path: { accountId: string; customerClientId: string }, isWanted: boolean) {
  const { t } = useTranslation('palette')
  const alternateText = useAlternateLanguageText()
  const invalidate = useInvalidate()
  const update = useUpdateAutomationMutation()
  const canPause = useCan('pauseAutomation')
  const automation = useQuery({ ...getAutomationOptions({ path }), enabled: isWanted && canPause })

  async function set(isPaused: boolean) {
    const act = isPaused ? 'pause' : 'resume'
    try {
      await update.mutateAsync({ path, body: { isPaused } })
      const title = t(`automation.done.${act}`)
      if (isPaused) offerUndo({ title, label: t('automation.undo'), undo: () => void set(false) })
      else toaster.show({ tone: 'good', title })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t(`automation.failed.${act}`), description: problemText(error) })
    }
    await invalidate('EA')
  }

  const entryOf = (isPaused: boolean): Entry => {
    const act = isPaused ? 'resume' : 'pause'
    return {
      id: `automation-${act}`,
      group: 'actions',
      label: t(`automation.${act}`),
      keywords: `${t('words.automation')} ${alternateText('palette:words.automation')} ${alternateText(`palette:automation.${act}`)}`,
      icon: isPaused ? CirclePlay : CirclePause,
      run: () => void set(!isPaused),
    }
  }
  return { entries: automation.data ? [entryOf(automation.data.isPaused)] : [], reads: [automation] }
}
