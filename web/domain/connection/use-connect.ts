import { getConstantsOptions, useListIntegrationsQuery } from '@adwright/sdk/react-query'
import type { IntegrationPlatform } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { consents } from './consent.ts'
import { credentialToRenew } from './needs-consent.ts'
import type { ConnectionFlow } from './platform.ts'

const pathOf = { integrations: paths.integrations, 'get-started': paths.getStarted }

/** Redirects to the consent page of a platform, which returns to the page that started it. */
export function useConnect(flow: ConnectionFlow) {
  const { t } = useTranslation('integrations')
  const { id: accountId, isDemo } = useAccount()
  const mayConnect = useCan('manageIntegrations')
  const constants = useQuery({ ...getConstantsOptions(), staleTime: 10 * 60_000 })
  const integrations = useListIntegrationsQuery({ path: { accountId } })
  const [leavingTo, setLeavingTo] = useState<IntegrationPlatform>()

  const fail = (description: string) => {
    setLeavingTo(undefined)
    toaster.show({ tone: 'bad', title: t('connect.failed'), description })
  }

  async function ask(platform: IntegrationPlatform, credentialId: string | undefined) {
    setLeavingTo(platform)
    const { data, error } = constants.data ? constants : await constants.refetch()
    const setting = data?.oauth[String(platform)]
    if (!setting) return fail(error ? serverMessageOr(error, t('connect.failedText')) : t('connect.unavailable'))
    try {
      const redirectUri = location.origin + pathOf[flow](platform)
      location.assign(
        consents.ask(platform, setting, { accountId, redirectUri, ...(credentialId ? { credentialId } : {}) }),
      )
    } catch {
      fail(t('connect.storageText'))
    }
  }

  return {
    /** Connects a platform, or renews its connection with the same account. */
    connect: (platform: IntegrationPlatform) => {
      const { credentials = [] } = integrations.data?.find((one) => one.platform === platform) ?? {}
      return ask(platform, credentialToRenew(credentials)?.id)
    },
    /** Connects a further account of a platform. */
    connectAnother: (platform: IntegrationPlatform) => ask(platform, undefined),
    /** The platform whose consent page is being opened. */
    leavingTo,
    /** The reason why connecting is disabled; undefined if it is allowed. */
    reason: mayConnect ? (isDemo ? t('connect.sampleFirst') : undefined) : t('connect.notAllowed'),
  }
}
