import { Box, Button } from '@chakra-ui/react'
import { Languages, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#web/i18n/i18n.ts'
import { type Language, toLanguage } from '#web/i18n/language.ts'
import { endLanguageOffer, useLanguageOffer } from '#web/i18n/language-offer.ts'

interface LanguageSwitchProps {
  /** Called with the chosen language, for example to save it for the signed-in person. */
  onChoose?: (language: Language) => void
  /** Highlights the other language if the browser prefers it; `dismissible` adds a button that ends the offer. */
  offer?: 'inline' | 'dismissible'
}

/** A button that switches between the two languages; it names the other one in its own words. */
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
        {/* On phones the sentence of the offer needs the space of the icon. */}
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
