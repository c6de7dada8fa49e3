import type { StrategySummary } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { draftOf } from '#web/features/strategies/strategy-draft.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { addDays, type Day } from '#web/lib/dates.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { useFormat } from '#web/ui/use-format.ts'

/** The end of a bar that is moved: the first day of a strategy, or the last. */
export type Edge = 'startsOn' | 'dueOn'

/** Moves the first or the last day of a strategy by a number of days, with Undo. */
export function useMoveDay(isPrivate: boolean) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const actions = usePlanActions(isPrivate)

  async function setDay(id: string, edge: Edge, day: Day) {
    const latest = await actions.fetchLatest(id)
    await actions.update(id, { ...draftOf(latest), [edge]: day }, latest.version)
    await actions.refresh()
  }
  const failed = (error: unknown) =>
    toaster.show({ tone: 'bad', title: t('timeline.failed'), description: serverMessageOr(error, t('tryAgain')) })

  return async ({ id, title, ...strategy }: StrategySummary, edge: Edge, days: number) => {
    const next = addDays(strategy[edge], days)
    try {
      await setDay(id, edge, next)
      offerUndo({
        title: t(edge === 'dueOn' ? 'timeline.moved' : 'timeline.movedStart', { title, date: format.date(next) }),
        label: t('timeline.undo'),
        undo: () => void setDay(id, edge, strategy[edge]).catch(failed),
      })
    } catch (error) {
      failed(error)
    }
  }
}
