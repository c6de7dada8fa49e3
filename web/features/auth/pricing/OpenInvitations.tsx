import { useListAccountInvitationsQuery } from '@adwright/sdk/react-query'
import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** Shown above the plans, because an invited person joins the plan of the account that invites. */
export function OpenInvitations() {
  const { t } = useTranslation('auth')
  const [first, ...others] = useListAccountInvitationsQuery().data ?? []
  if (!first) return null
  return (
    <Box mb="6">
      <Notice
        tone="info"
        title={t('pricing.invited', { count: others.length + 1, account: first.accountName })}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.invitations()}>{t('pricing.invitedAction')}</Link>
          </Button>
        }
      >
        {t('pricing.invitedText')}
      </Notice>
    </Box>
  )
}
