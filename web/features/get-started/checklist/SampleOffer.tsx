import { useCreateSampleWorkspaceMutation, useGetSampleWorkspaceQuery } from '@adwright/sdk/react-query'
import { Box, Flex, Icon, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { problemText } from '#web/lib/problem.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Offers sample data while nothing is connected. */
export function SampleOffer() {
  const { t } = useTranslation('get-started')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const intent = useIntentKey()
  const path = { accountId: useAccount().id }
  const mayLoad = useCan('manageIntegrations')
  const sample = useGetSampleWorkspaceQuery({ path })
  const load = useCreateSampleWorkspaceMutation()
  if (!sample.data?.isAvailable || sample.data.isLoaded) return null

  async function run() {
    try {
      await load.mutateAsync({ path, headers: intent(path) })
    } catch {
      return
    }
    toaster.show({ tone: 'good', title: t('sample.loaded') })
    // Refetches the data status before the dashboard reads it.
    await queries.invalidateQueries()
    await navigate(paths.dashboard())
  }

  return (
    <Box layerStyle="card" p={{ base: '4', md: '5' }} mt="4">
      <Flex gap="3" align={{ base: 'flex-start', md: 'center' }} direction={{ base: 'column', md: 'row' }}>
        <Icon as={FlaskConical} boxSize="5" color="accent.fg" flexShrink="0" aria-hidden="true" />
        <Box flex="1" minWidth="0">
          <Text as="h2" fontWeight="semibold">
            {t('sample.title')}
          </Text>
          <Text color="fg.muted">{t('sample.text')}</Text>
        </Box>
        <DisabledReason reason={mayLoad ? undefined : t('sample.notAllowed')}>
          <BusyButton
            variant="outline"
            size="sm"
            loading={load.isPending}
            loadingText={t('sample.load')}
            onClick={() => void run()}
          >
            {t('sample.load')}
          </BusyButton>
        </DisabledReason>
      </Flex>
      {load.error ? (
        <Box mt="3">
          <Notice tone="bad" role="alert" title={t('sample.failed')}>
            {problemText(load.error)}
          </Notice>
        </Box>
      ) : null}
    </Box>
  )
}
