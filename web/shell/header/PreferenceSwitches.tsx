import { LanguageSwitch } from '#web/shell/language-switch/LanguageSwitch.tsx'
import { useChooseLanguage } from '#web/shell/language-switch/use-choose-language.ts'
import { ThemeSwitch } from '#web/shell/theme-switch/ThemeSwitch.tsx'

/** The switches of language and theme of a signed-in person, in the header or the drawer. */
export function PreferenceSwitches() {
  const chooseLanguage = useChooseLanguage()
  return (
    <>
      <LanguageSwitch onChoose={chooseLanguage} />
      <ThemeSwitch />
    </>
  )
}
