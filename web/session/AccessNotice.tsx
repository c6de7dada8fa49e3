import { Button, Flex, Heading, Link, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link as RouteLink } from 'react-router-dom'
import { config } from '#web/lib/config.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/paths.ts'
import { Drawing } from '#web/ui/feedback/Drawing.tsx'

export type AccessNoticeKind = 'denied' | 'customers' | 'pending' | 'noAccount'

/** Why a view stays closed, and whom to ask. */
export function AccessNotice({ kind, account }: { kind: AccessNoticeKind; account?: string | undefined }) {
  const { t } = useTranslation('common')
  const title = t(`access.${kind}`)
  useDocumentTitle(title)
  const email = config().businessContactEmail
  const texts = {
    denied: account ? t('access.deniedText', { account }) : undefined,
    customers: t('access.customersText', { email }),
    pending: t('access.pendingText'),
    noAccount: t('access.noAccountText'),
  }
  const way =
    kind === 'customers'
      ? { to: paths.subscriptions(), label: t('access.customersAction') }
      : kind === 'noAccount'
        ? { to: paths.invitations(), label: t('access.noAccountAction') }
        : undefined
  return (
    <Flex direction="column" align="center" textAlign="center" gap="1" px="6" py="20">
      <Drawing name={kind === 'pending' ? 'search' : 'lock'} />
      <Heading as="h1" textStyle="section" tabIndex={-1} mt="4">
        {title}
      </Heading>
      <Text color="fg.muted" maxWidth="28rem" textWrap="balance">
        {texts[kind]}
      </Text>
      <Flex mt="4" gap="3" align="center" wrap="wrap" justify="center">
        {way ? (
          <Button asChild>
            <RouteLink to={way.to}>{way.label}</RouteLink>
          </Button>
        ) : null}
        {kind === 'customers' ? <Link href={`mailto:${email}`}>{email}</Link> : null}
      </Flex>
    </Flex>
  )
}
