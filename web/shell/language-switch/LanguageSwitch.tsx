import { Box, Button } from '@chakra-ui/react'
import { Languages, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#web/i18n/i18n.ts'
import { type Language, toLanguage } from '#web/i18n/language.ts'
import { endLanguageOffer, useLanguageOffer } from '#web/i18n/language-offer.ts'

interface LanguageSwitchProps {
  /** Where a person is signed in, the choice is theirs everywhere. */
  onChoose?: (language: Language) => void
  /** Says so where the browser prefers the other language; `dismissible` adds a button that ends the offer. */
  offer?: 'inline' | 'dismissible'
}

/** There are two languages: the button names the other one, in its own words. */
export function LanguageSwitch({ onChoose, offer }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('common')
  const button = useRef<HTMLButtonElement>(null)
  const shown = toLanguage(i18n.resolvedLanguage)
  const other: Language = shown === 'tr' ? 'en' : 'tr'
  const isOffered = useLanguageOffer(shown) === other && offer !== undefined
  return (
    <>
      <Button
        ref={button}
        variant={isOffered ? 'outline' : 'ghost'}
        size="sm"
        px={isOffered ? { base: '2', md: '2.5' } : undefined}
        color={isOffered ? 'accent.fg' : 'fg.muted'}
        lang={other}
        onClick={() => {
          endLanguageOffer()
          void chooseLanguage(other)
          onChoose?.(other)
        }}
      >
        {/* On a phone the whole sentence needs the room. */}
        <Box as="span" display={isOffered ? { base: 'none', md: 'contents' } : 'contents'}>
          <Languages aria-hidden="true" />
        </Box>
        {t(isOffered ? `language.continue.${other}` : `language.${other}`)}
      </Button>
      {isOffered && offer === 'dismissible' ? (
        <Button
          variant="ghost"
          size="sm"
          px="0"
          aria-label={t(`language.keep.${shown}`)}
          onClick={() => {
            endLanguageOffer()
            button.current?.focus()
          }}
        >
          <X aria-hidden="true" />
        </Button>
      ) : null}
    </>
  )
}
