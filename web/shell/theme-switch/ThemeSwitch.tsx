import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chooseTheme, useThemeMode } from '#web/lib/theme-mode.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'

export function ThemeSwitch() {
  const { t } = useTranslation('common')
  const isDark = useThemeMode() === 'dark'
  return (
    <IconButton
      label={isDark ? t('theme.light') : t('theme.dark')}
      icon={isDark ? Sun : Moon}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  )
}
