import { IntegrationPlatform } from '@adwright/sdk/types'
import type { TFunction } from 'i18next'
import { isSelectable, PLATFORM_NAMES } from '#web/domain/connection/platform.ts'
import { paths } from '#web/paths.ts'
import type { Step } from './StepRow.tsx'

interface FlowFacts {
  platform: IntegrationPlatform
  isConnected: boolean
  /** Connected, but no connection works, so it has to be reconnected first. */
  isBroken: boolean
  /** A client or property is chosen. */
  isChosen: boolean
  /** True if its first data has arrived. */
  hasData: boolean
  /** Why the person cannot connect or choose. */
  reason: string | undefined
  onConnect: () => void
  isLeaving: boolean
}

/** The setup steps of one platform. Meta and LinkedIn have only the connection step. */
export function stepsOfFlow(t: TFunction<'get-started'>, facts: FlowFacts): Step[] {
  const { platform, isBroken, isChosen, hasData, reason, onConnect, isLeaving } = facts
  const isConnected = facts.isConnected && !isBroken
  const name = PLATFORM_NAMES[platform]
  const connect: Step = {
    id: 'connect',
    title: t('flow.connect', { platform: name }),
    text: t(isBroken ? 'flow.againText' : 'flow.connectText', { platform: name }),
    state: isConnected ? 'done' : 'open',
    action: isConnected
      ? { label: t('action.see'), to: paths.integrations(platform) }
      : {
          label: t(isBroken ? 'action.again' : 'action.connect', { platform: name }),
          onAct: onConnect,
          isBusy: isLeaving,
        },
    reason: isConnected ? undefined : reason,
  }
  if (!isSelectable(platform)) return [connect]
  const what = platform === IntegrationPlatform.GoogleAds ? 'client' : 'property'
  const isReady = facts.isConnected && isChosen
  const choose: Step = {
    id: 'choose',
    title: t(`flow.${what}`),
    text: t(`flow.${what}Text`),
    state: isReady ? 'done' : 'open',
    action: { label: t(isReady ? 'action.change' : `action.${what}`), to: paths.getStartedSelectClient(platform) },
    reason: isConnected ? reason : t('reason.platformFirst', { platform: name }),
  }
  const sync: Step = {
    id: 'sync',
    title: t('flow.sync'),
    text: isReady && !hasData ? t('flow.syncRunning') : t('flow.syncText'),
    state: isReady && hasData ? 'done' : isReady ? 'unknown' : 'open',
    action: undefined,
    reason: undefined,
  }
  return [connect, choose, sync]
}
