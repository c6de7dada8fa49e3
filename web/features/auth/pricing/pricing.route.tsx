import { useListAccountInvitationsQuery } from '@adwright/sdk/react-query'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#web/features/auth/TextLink.tsx'
import { config } from '#web/lib/config.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { planLabelOf } from '#web/session/gates.ts'
import { Mark } from '#web/ui/Mark.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { Plans } from './Plans.tsx'
import { planStateOf } from './plan-state.ts'

/** A full-page screen without sidebar or public frame. */
export function Component() {
  const { t } = useTranslation(['auth', 'common'])
  const { user } = useCurrent()
  const { subscriptionDetails } = user
  const plan = planLabelOf(subscriptionDetails.subscriptionProductName)
  useDocumentTitle(planStateOf(subscriptionDetails) === 'plan' ? t('pricing.yourPlan', { plan }) : t('pricing.title'))
  const isInvited = (useListAccountInvitationsQuery().data?.length ?? 0) > 0
  const hasPlan = subscriptionDetails.subscriptionId !== null
  return (
    <Flex direction="column" minHeight="100dvh">
      <Flex
        as="header"
        align="center"
        justify="space-between"
        wrap="wrap"
        columnGap="4"
        minHeight="14"
        px={{ base: '4', md: '6' }}
      >
        <Flex align="center" gap="2.5" color="accent.solid">
          <Mark size={26} />
          <chakra.span color="fg.default" fontWeight="semibold" letterSpacing="tight" textStyle="lg">
            {config().productName}
          </chakra.span>
        </Flex>
        <Flex gap="4" align="center" textStyle="sm" minWidth="0">
          <chakra.span color="fg.muted" truncate hideBelow="md">
            {user.email}
          </chakra.span>
          {hasPlan ? (
            <TextLink to={paths.dashboard()}>{t('pricing.dashboard')}</TextLink>
          ) : isInvited ? null : (
            // A person invited to an account needs no plan of their own; the notice below leads there if an invitation is open.
            <TextLink to={paths.invitations()}>{t('common:access.noAccountAction')}</TextLink>
          )}
          <TextLink to={paths.logout()}>{t('pricing.logout')}</TextLink>
        </Flex>
      </Flex>
      <Box as="main" id="content" flex="1" width="100%" maxWidth="content" mx="auto" px={{ base: '4', md: '6' }} py="8">
        {hasPlan ? null : <OpenInvitations />}
        <Plans />
      </Box>
    </Flex>
  )
}
