import { Button, Dialog as ChakraDialog, Flex, Link, Portal, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { config } from '#web/lib/config.ts'
import { answerConsent } from '#web/lib/use-consent.ts'
import { LanguageSwitch } from '#web/shell/language-switch/LanguageSwitch.tsx'
import { Mark } from '#web/ui/Mark.tsx'
import { focusHeading } from './focus-heading.ts'

const newTab = { target: '_blank', rel: 'noreferrer' } as const

/** The product's name, a language switch, the question, and two answers of equal weight. */
function Question({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation('consent')
  const { productName, privacyUrl, cookiePolicyUrl } = config()
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" ps="5" pe="3" pt="3">
        <Flex align="center" gap="2.5" minWidth="0" color="accent.solid">
          <Mark size={26} />
          <Text as="span" color="fg.default" fontWeight="semibold" letterSpacing="tight" textStyle="lg" truncate>
            {productName}
          </Text>
        </Flex>
        <LanguageSwitch offer="inline" />
      </Flex>
      <ChakraDialog.Header pt="4">
        <ChakraDialog.Title ref={titleRef} textStyle="title" color="fg.default" tabIndex={-1} outline="none" pe="0">
          {t('title')}
        </ChakraDialog.Title>
      </ChakraDialog.Header>
      <ChakraDialog.Body pt="1">
        <ChakraDialog.Description textStyle="md" color="fg.muted">
          {t('text')}
        </ChakraDialog.Description>
        <Text color="fg.muted" mt="3" textWrap="pretty">
          <Trans
            t={t}
            i18nKey="links"
            components={{
              privacy: <Link href={privacyUrl} {...newTab} />,
              cookies: <Link href={cookiePolicyUrl} {...newTab} />,
            }}
          />
        </Text>
      </ChakraDialog.Body>
      <ChakraDialog.Footer flexWrap="wrap">
        <Button variant="outline" flex="1 1 8rem" onClick={() => answerConsent('accepted')}>
          {t('accept')}
        </Button>
        <Button variant="outline" flex="1 1 8rem" onClick={() => answerConsent('declined')}>
          {t('decline')}
        </Button>
      </ChakraDialog.Footer>
    </>
  )
}

interface CookieQuestionProps {
  isOpen: boolean
  onClose: () => void
}

/** A modal over the whole page, on phones a sheet at its bottom, that only an answer closes, here or in another tab. The page is rendered, but inert. */
export function CookieQuestion({ isOpen }: CookieQuestionProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const page = document.getElementById('root')
    page?.toggleAttribute('inert', isOpen)
    return () => page?.removeAttribute('inert')
  }, [isOpen])
  return (
    <ChakraDialog.Root
      open={isOpen}
      closeOnEscape={false}
      closeOnInteractOutside={false}
      // The focus is on the title so that it suggests neither answer.
      initialFocusEl={() => title.current}
      finalFocusEl={() => document.querySelector<HTMLElement>('main h1')}
      // The focus trap is removed one frame after the dialog.
      onExitComplete={() => requestAnimationFrame(() => requestAnimationFrame(focusHeading))}
      size="sm"
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content maxWidth="lg" maxHeight="calc(100dvh - 1rem)">
            <Question titleRef={title} />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
