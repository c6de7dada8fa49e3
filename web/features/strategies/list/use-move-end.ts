import type { StrategySummary } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { draftOf } from '#web/features/strategies/strategy-draft.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { addDays } from '#web/lib/dates.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** Moves the last day of a strategy by a number of days, with Undo. */
export function useMoveEnd(isPrivate: boolean) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const actions = usePlanActions(isPrivate)

  async function setEnd(id: string, dueOn: string) {
    const latest = await actions.fetchLatest(id)
    await actions.update(id, { ...draftOf(latest), dueOn }, latest.version)
    await actions.refresh()
  }
  const failed = (error: unknown) =>
    toaster.show({ tone: 'bad', title: t('timeline.failed'), description: serverMessageOr(error, t('tryAgain')) })

  return async ({ id, title, dueOn }: StrategySummary, days: number) => {
    const next = addDays(dueOn, days)
    try {
      await setEnd(id, next)
      offerUndo({
        title: t('timeline.moved', { title, date: format.date(next) }),
        label: t('timeline.undo'),
        undo: () => void setEnd(id, dueOn).catch(failed),
      })
    } catch (error) {
      failed(error)
    }
  }
}
