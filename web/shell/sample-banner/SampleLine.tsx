import { useDeleteSampleWorkspaceMutation } from '@adwright/sdk/react-query'
import type { Account } from '@adwright/sdk/types'
import { Button, chakra, Flex, Icon } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Says that the account shows sample data, and removes it. */
export function SampleLine({ account }: { account: Account }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const remove = useDeleteSampleWorkspaceMutation()
  const canRemove = useCan('manageIntegrations')
  const [isConfirming, setConfirming] = useState(false)

  async function run() {
    await ensureDeleted(remove.mutateAsync({ path: { accountId: account.id } }))
    toaster.show({ tone: 'good', title: t('sample.removed') })
    // Leaves views whose data has been removed before everything is refetched.
    await navigate(paths.getStarted())
    void queries.invalidateQueries()
  }

  return (
    <Flex
      as="section"
      aria-label={t('sample.title')}
      bg="accent.subtle"
      borderBottomWidth="1px"
      px={{ base: '4', md: '6' }}
      py="1.5"
      columnGap="2.5"
      align="center"
      textStyle="sm"
    >
      <Icon as={FlaskConical} boxSize="4" color="accent.fg" flexShrink="0" aria-hidden="true" />
      <chakra.span fontWeight="medium" flex={{ base: '1', md: '0 1 auto' }} minWidth="0">
        {t('sample.title')}
      </chakra.span>
      <chakra.span color="fg.muted" display={{ base: 'none', lg: 'inline' }}>
        {t('sample.text')}
      </chakra.span>
      <chakra.span ms="auto">
        <DisabledReason reason={canRemove ? undefined : t('sample.notAllowed')}>
          <Button size="xs" variant="outline" aria-label={t('sample.remove')} onClick={() => setConfirming(true)}>
            <chakra.span hideFrom="md" aria-hidden="true">
              {t('sample.removeShort')}
            </chakra.span>
            <chakra.span hideBelow="md" aria-hidden="true">
              {t('sample.remove')}
            </chakra.span>
          </Button>
        </DisabledReason>
      </chakra.span>
      <ConfirmDialog
        title={t('sample.question')}
        confirm={t('sample.remove')}
        isDanger
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={run}
      >
        {t('sample.consequence')}
      </ConfirmDialog>
    </Flex>
  )
}
