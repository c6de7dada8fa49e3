import { useTranslation } from 'react-i18next'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Copies a text to the clipboard and says so. */
export function useCopy() {
  const { t } = useTranslation('analyses-tools')
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      toaster.show({ tone: 'good', title: t('copied') })
    } catch {
      // Browsers may deny clipboard access; the text is visible beside the button.
      toaster.show({ tone: 'bad', title: t('copyFailed') })
    }
  }
}
