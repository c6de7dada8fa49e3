import { Button, Flex, Heading, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouteLink } from 'react-router-dom'
import { config } from '#web/lib/config.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/paths.ts'
import { AccessLinks } from '#web/ui/feedback/AccessLinks.tsx'
import { Drawing, type DrawingName } from '#web/ui/feedback/Drawing.tsx'

export type AccessNoticeKind = 'denied' | 'customers' | 'pending'

/** The reason why a view is not accessible, and whom to ask. */
export function AccessNotice({ kind, account }: { kind: AccessNoticeKind; account?: string | undefined }) {
  const { t } = useTranslation('common')
  const email = config().businessContactEmail
  const texts = {
    denied: account ? t('access.deniedText', { account }) : undefined,
    customers: t('access.customersText', { email }),
    pending: t('access.pendingText'),
  }
  return (
    <ClosedView drawing={kind === 'pending' ? 'search' : 'lock'} title={t(`access.${kind}`)} text={texts[kind]}>
      {kind === 'customers' ? (
        <>
          <Button asChild>
            <RouteLink to={paths.subscriptions()}>{t('access.customersAction')}</RouteLink>
          </Button>
          <Link href={`mailto:${email}`}>{email}</Link>
        </>
      ) : null}
      {kind === 'denied' ? <AccessLinks /> : null}
    </ClosedView>
  )
}

interface ClosedViewProps {
  drawing: DrawingName
  title: string
  text: string | undefined
  children: ReactNode
}

/** Replaces a view that is not accessible: names the missing permission, and the next steps. */
export function ClosedView({ drawing, title, text, children }: ClosedViewProps) {
  useDocumentTitle(title)
  return (
    <Flex direction="column" align="center" textAlign="center" gap="1" px="6" py="20">
      <Drawing name={drawing} />
      <Heading as="h1" textStyle="section" tabIndex={-1} mt="4">
        {title}
      </Heading>
      <Text color="fg.muted" maxWidth="28rem" textWrap="balance">
        {text}
      </Text>
      <Flex mt="4" gap="3" align="center" wrap="wrap" justify="center">
        {children}
      </Flex>
    </Flex>
  )
}
