import { useDisconnectIntegrationMutation } from '@adwright/sdk/react-query'
import type { Credential, Integration } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DependentWorkLinks } from '#web/domain/connection/WaitingWork.tsx'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useAccount } from '#web/session/current.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

export interface Disconnection {
  integration: Integration
  credential: Credential
}

/** Lists the consequences before disconnecting. */
export function DisconnectDialog({ leaving, onClose }: { leaving: Disconnection | undefined; onClose: () => void }) {
  const { t } = useTranslation('integrations')
  const { id: accountId } = useAccount()
  const queries = useQueryClient()
  const disconnect = useDisconnectIntegrationMutation()
  if (!leaving) return null
  const { integration, credential } = leaving
  const { platform, name, credentials, requiredFor, dependentWork } = integration
  const isLast = credentials.length === 1
  const consequences = [
    t('disconnect.consent', { platform: name }),
    ...(isLast ? [t(`disconnect.last${platform}`)] : [t('disconnect.others', { count: credentials.length - 1 })]),
    ...(isLast && requiredFor.length > 0 ? [t('disconnect.features', { features: requiredFor.join(', ') })] : []),
    t(isLast ? `disconnect.kept${platform}` : 'disconnect.kept'),
  ]

  async function run() {
    await ensureDeleted(disconnect.mutateAsync({ path: { accountId, platformOrCredential: credential.id } }))
    toaster.show({ tone: 'good', title: t('disconnect.done', { name: credential.displayName }) })
    // Data of the connection is no longer accessible.
    void queries.invalidateQueries()
  }

  return (
    <ConfirmDialog
      title={t('disconnect.title', { platform: name })}
      confirm={t('disconnect.confirm', { platform: name })}
      isDanger
      isOpen
      onClose={onClose}
      onConfirm={run}
    >
      <Text overflowWrap="anywhere">{t('disconnect.lead', { name: credential.displayName })}</Text>
      <chakra.ul mt="2" ps="5" listStyleType="disc" display="grid" gap="1">
        {consequences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </chakra.ul>
      {isLast ? (
        <chakra.div mt="3">
          <DependentWorkLinks label={t('disconnect.waits')} work={dependentWork} />
        </chakra.div>
      ) : null}
    </ConfirmDialog>
  )
}
