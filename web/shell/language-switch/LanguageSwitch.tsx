import { Button } from '@chakra-ui/react'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#web/i18n/i18n.ts'
import { type Language, toLanguage } from '#web/i18n/language.ts'

interface LanguageSwitchProps {
  /** Where a person is signed in, the choice is theirs everywhere. */
  onChoose?: (language: Language) => void
}

/** With two languages, the button names the other one, in that language. */
export function LanguageSwitch({ onChoose }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('common')
  const other: Language = toLanguage(i18n.resolvedLanguage) === 'tr' ? 'en' : 'tr'
  return (
    <Button
      variant="ghost"
      size="sm"
      color="fg.muted"
      lang={other}
      onClick={() => {
        void chooseLanguage(other)
        onChoose?.(other)
      }}
    >
      <Languages aria-hidden="true" />
      {t(`language.${other}`)}
    </Button>
  )
}
