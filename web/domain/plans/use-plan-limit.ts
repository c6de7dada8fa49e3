import { useGetAccountPlanUsageQuery } from '@adwright/sdk/react-query'
import { type PlanLimitKind, type PlanLimitUsage } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { type PlanLimitState, stateOf } from './plan-limit.ts'

interface PlanLimit {
  state: PlanLimitState
  usage: PlanLimitUsage
  /** True if the reader pays for the plan and can change it. */
  isPayer: boolean
  /** The usage and the limit. */
  title: string
  /** When the limit starts again, which plan includes more, and who can change it. */
  text: string
}

/**
 * The usage of a limit in the account's plan, in words; undefined until it is known. `adding` is how many more the next action takes.
 * The server enforces the limit in any case, with a message of its own (`plan-limit-reached`).
 */
export function usePlanLimit(kind: PlanLimitKind, adding = 1): PlanLimit | undefined {
  const { id: accountId, timeZone } = useAccount()
  const { data } = useGetAccountPlanUsageQuery({ path: { accountId } })
  const { t, ready } = useTranslation('plans')
  const format = useFormat()
  const usage = data?.limits.find((limit) => limit.kind === kind)
  if (!data || !usage || !ready) return undefined
  const { productName: plan, payerName, isPayer } = data
  const { used, allowed, renewsAt, includedIn } = usage
  const state = stateOf(usage, adding)
  const label = t(`limit.kind.${kind}`)
  const numbers = { label, plan, used: format.number(used), allowed: format.number(allowed ?? 0) }
  const renewal = renewsAt ? t('limit.renews', { moment: format.dateTime(renewsAt, timeZone) }) : ''
  const more = includedIn ? t(state === 'excluded' ? 'limit.includedIn' : 'limit.larger', { plan: includedIn }) : ''
  const who = includedIn && !isPayer ? t('limit.payer', { name: payerName }) : ''
  return {
    state,
    usage,
    isPayer,
    title: state === 'excluded' ? t('limit.excluded', numbers) : t('limit.used', numbers),
    text: [renewal, more, who].filter(Boolean).join(' '),
  }
}

/** Why the plan doesn't allow `adding` more, for `DisabledReason`; undefined if it does. */
export function usePlanLimitReason(kind: PlanLimitKind, adding = 1): string | undefined {
  const limit = usePlanLimit(kind, adding)
  const isOver = limit?.state === 'reached' || limit?.state === 'excluded'
  return isOver ? [`${limit.title}.`, limit.text].filter(Boolean).join(' ') : undefined
}
