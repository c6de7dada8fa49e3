import type { IntegrationPlatform } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { type ConnectionFlow, PLATFORM_NAMES } from './platform.ts'
import { useConnect } from './use-connect.ts'

interface ConnectFirstProps {
  platform: IntegrationPlatform
  flow: ConnectionFlow
  /** True if the access has expired or permissions are missing. */
  isAgain: boolean
}

/** Replaces the selection while the platform cannot be read. */
export function ConnectFirst({ platform, flow, isAgain }: ConnectFirstProps) {
  const { t } = useTranslation('integrations')
  const { connect, leavingTo, reason } = useConnect(flow)
  const name = PLATFORM_NAMES[platform]
  const label = t(isAgain ? 'connect.again' : 'connect.action', { platform: name })
  return (
    <EmptyState
      drawing="plug"
      headingLevel="h3"
      title={t(isAgain ? 'connect.ended' : 'connect.first', { platform: name })}
      action={
        <DisabledReason reason={reason}>
          <BusyButton loading={leavingTo !== undefined} loadingText={label} onClick={() => void connect(platform)}>
            {label}
          </BusyButton>
        </DisabledReason>
      }
    >
      {t(isAgain ? 'connect.againText' : 'connect.firstText', { platform: name })}
    </EmptyState>
  )
}
