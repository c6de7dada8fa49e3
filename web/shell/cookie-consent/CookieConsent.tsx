import { Button, chakra, Flex, Heading, Link, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#web/lib/config.ts'
import { useStore } from '#web/lib/store.ts'
import { consent } from './consent.ts'

/**
 * Asks once, over the whole page. It is a native modal dialog: it holds the focus and lies above everything without
 * the code of another dialog on the first screen.
 */
export function CookieConsent() {
  const { t } = useTranslation('common')
  const isOpen = useStore(consent.store) === 'unset' && config().cookieConsent
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    // Neither answer is suggested by the focus.
    dialog.current?.querySelector('h2')?.focus()
  }, [isOpen])

  if (!isOpen) return null
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // A second Escape would close a modal dialog without an answer.
        if (event.key === 'Escape') event.preventDefault()
      }}
      position="fixed"
      inset="0"
      width="100%"
      height="100dvh"
      maxWidth="none"
      maxHeight="none"
      border="0"
      m="0"
      p="4"
      bg="bg.canvas"
      color="fg.default"
      overflow="auto"
    >
      <Flex minHeight="100%" align="center" justify="center">
        <Flex direction="column" gap="3" maxWidth="30rem" layerStyle="card" p={{ base: '5', md: '8' }}>
          <Heading as="h2" id="consent-title" textStyle="title" tabIndex={-1} outline="none">
            {t('consent.title')}
          </Heading>
          <Text id="consent-text" color="fg.muted">
            {t('consent.text')}
          </Text>
          <Text color="fg.muted">
            {t('consent.links')}{' '}
            <Link href={config().privacyUrl} target="_blank" rel="noreferrer">
              {t('consent.privacy')}
            </Link>{' '}
            {t('consent.and')}{' '}
            <Link href={config().cookiePolicyUrl} target="_blank" rel="noreferrer">
              {t('consent.cookies')}
            </Link>
            .
          </Text>
          <Flex gap="2" mt="2" wrap="wrap">
            <Button flex="1 1 8rem" onClick={() => consent.answer(true)}>
              {t('consent.accept')}
            </Button>
            <Button flex="1 1 8rem" variant="outline" onClick={() => consent.answer(false)}>
              {t('consent.decline')}
            </Button>
          </Flex>
        </Flex>
      </Flex>
    </chakra.dialog>
  )
}
