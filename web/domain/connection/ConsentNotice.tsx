import { IntegrationHealthStatus } from '@adwright/sdk/types'
import { Box, Button, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useScopeNames } from '#web/domain/connection/use-scope-names.ts'
import { serverMessageOr, toProblem } from '#web/lib/problem.ts'
import { Notice, type NoticeTone } from '#web/ui/feedback/Notice.tsx'
import type { ConsentOutcome } from './use-consent-return.ts'
import { DependentWorkLinks } from './WaitingWork.tsx'

interface ConsentNoticeProps {
  outcome: ConsentOutcome | undefined
  /** The name of the platform. */
  platform: string
  /** Restarts the authorization; undefined for members who may not connect. */
  onConnect: (() => void) | undefined
}

/** The outcome on the server is unknown: no response, a timeout, an outage, or too many calls. */
const isUndecided = (error: unknown) => {
  const { status } = toProblem(error)
  return status === 1 || status === 408 || status === 429 || status >= 500
}

/** The result of an authorization with the one next step. */
export function ConsentNotice({ outcome, platform, onConnect }: ConsentNoticeProps) {
  const scopeNames = useScopeNames()
  const { t } = useTranslation('integrations')
  if (!outcome) return null

  const button = (label: string, run: () => void) => (
    <Button variant="outline" size="sm" flexShrink="0" onClick={run}>
      {label}
    </Button>
  )
  const again = onConnect ? button(t('consent.again'), onConnect) : undefined
  const notice = (tone: NoticeTone, title: string, text?: ReactNode, action?: ReactNode) => (
    <Box mb="4">
      <Notice
        tone={tone}
        role={tone === 'bad' || tone === 'warning' ? 'alert' : 'status'}
        title={title}
        action={action}
      >
        {text}
      </Notice>
    </Box>
  )

  switch (outcome.state) {
    case 'connecting':
      return notice('info', t('consent.connecting', { platform }))
    case 'connected': {
      const [credential, ...others] = outcome.integration.credentials
      const missing = credential?.missingScopes ?? []
      const name = credential?.displayName ?? platform
      // The user wanted to renew one credential but signed in with another Google account.
      const ended = others.find(({ health }) => health.status === IntegrationHealthStatus.ReconnectNeeded)
      if (missing.length === 0) {
        if (!ended) {
          const resumed = <DependentWorkLinks label={t('consent.resumed')} work={outcome.integration.dependentWork} />
          return notice('good', t('consent.connected', { platform, name }), resumed)
        }
        const text = t('consent.otherText', { name: ended.displayName })
        return notice('warning', t('consent.other', { platform, name }), text, again)
      }
      const list = (
        <>
          {t('consent.missingText')}
          <chakra.ul ps="5" mt="1" listStyleType="disc" overflowWrap="anywhere">
            {missing.map((scope) => (
              <li key={scope}>{scopeNames([scope])}</li>
            ))}
          </chakra.ul>
        </>
      )
      return notice('warning', t('consent.missing', { platform }), list, again)
    }
    case 'failed': {
      const text = serverMessageOr(outcome.error, t('consent.failedText'))
      const action = isUndecided(outcome.error) ? button(t('consent.retry'), outcome.retry) : again
      return notice('bad', t('consent.failed', { platform }), text, action)
    }
    case 'denied':
      return notice('warning', t('consent.denied', { platform }), t('consent.deniedText'), again)
    case 'expired':
      return notice('warning', t('consent.expired'), t('consent.expiredText'), again)
    case 'refused':
      return notice('bad', t('consent.refused', { platform }), t('consent.refusedText'), again)
    default:
      return notice('bad', t('consent.foreign'), t('consent.foreignText'), again)
  }
}
