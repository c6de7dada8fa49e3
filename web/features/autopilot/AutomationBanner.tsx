import { getAutomationOptions, getAutomationQueryKey, useUpdateAutomationMutation } from '@adwright/sdk/react-query'
import type { Automation, AutomationStop } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { showRuleToast } from './rule-toast.ts'
import { useClient } from './use-client.ts'

/** The state of the switch of all automation. */
function useAutomationQuery(enabled = true) {
  const { path } = useClient()
  return useQuery({ ...getAutomationOptions({ path }), enabled, meta: { errors: 'toast' } })
}

/** True once the state of all automation is loaded, or can't be, and if it is not needed. */
export const useIsAutomationKnown = (isNeeded: boolean): boolean => !useAutomationQuery(isNeeded).isPending || !isNeeded

/** Returns whether all automation is paused, the actions of its switch, and why the viewer can't use it. */
export function useAutomation() {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const update = useUpdateAutomationMutation()
  const mayPause = useCan('pauseAutomation')
  const { data } = useAutomationQuery()

  async function write(isPaused: boolean, reason?: string) {
    try {
      const automation = await update.mutateAsync({
        path,
        query: data ? { expectedVersion: data.version } : {},
        body: { isPaused, ...(reason ? { reason } : {}) },
      })
      queries.setQueryData<Automation>(getAutomationQueryKey({ path }), automation)
    } finally {
      void invalidate('EA')
    }
  }

  async function resume() {
    try {
      await write(false)
      showRuleToast({ tone: 'good', title: t('rules.automation.resumed') })
    } catch (error) {
      showRuleToast({ tone: 'bad', title: t('rules.automation.failed'), description: problemText(error) })
    }
  }

  return {
    automation: data,
    pause: (reason: string) => write(true, reason),
    resume,
    isBusy: update.isPending,
    blocked: mayPause ? undefined : t('rules.reason.admin'),
  }
}

/** A banner that says who paused all automation, when and why; nothing while automation runs. */
export function AutomationBanner() {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  const { automation, resume, isBusy, blocked } = useAutomation()
  if (!automation?.isPaused) return null
  const { changedAt, changedByName, reason, stop } = automation
  return (
    <Notice
      tone="warning"
      role="status"
      title={t(stop ? 'rules.automation.stopped' : 'rules.automation.paused')}
      action={
        <DisabledReason reason={blocked}>
          <BusyButton size="sm" variant="outline" loading={isBusy} onClick={() => void resume()}>
            {t('rules.automation.resume')}
          </BusyButton>
        </DisabledReason>
      }
    >
      {changedAt && changedByName
        ? t('rules.automation.by', { name: changedByName, when: format.dateTime(changedAt, timeZone) })
        : null}
      {stop && changedAt ? <StopReason stop={stop} stoppedAt={changedAt} currency={automation.currencyCode} /> : null}
      {reason ? <chakra.p overflowWrap="anywhere">{t('rules.automation.why', { reason })}</chakra.p> : null}
      <chakra.p>{t(stop ? 'rules.automation.effectOfStop' : 'rules.automation.effect')}</chakra.p>
    </Notice>
  )
}

interface StopReasonProps {
  stop: AutomationStop
  stoppedAt: string
  currency: string
}

const UnderlinedLink = chakra(Link, { base: { textDecoration: 'underline' } })

/** Which run would have exceeded the limit of budget changes, and what to check before resuming. */
function StopReason({ stop, stoppedAt, currency }: StopReasonProps) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  const { executionId, autopilotName, changedToday, plannedChange, totalBudget, maxBudgetChangePercent } = stop
  const values = {
    name: autopilotName,
    planned: format.money(plannedChange, currency),
    changed: format.money(changedToday, currency),
    total: format.money(totalBudget, currency),
    limit: format.rate(maxBudgetChangePercent / 100),
  }
  return (
    <>
      <chakra.p>{t('rules.automation.stoppedOn', { when: format.dateTime(stoppedAt, timeZone) })}</chakra.p>
      <chakra.p overflowWrap="anywhere">{t('rules.automation.stopWhy', values)}</chakra.p>
      <chakra.p>{t('rules.automation.stopResume')}</chakra.p>
      <Flex gap="4" wrap="wrap" my="1">
        <UnderlinedLink to={paths.activityRun(executionId)}>{t('rules.automation.stopRun')}</UnderlinedLink>
        <UnderlinedLink to={paths.activeRules({ tab: 'guardrails' })}>
          {t('rules.automation.stopLimits')}
        </UnderlinedLink>
      </Flex>
    </>
  )
}
