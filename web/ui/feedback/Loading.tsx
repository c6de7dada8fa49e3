import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Wraps skeletons; hides them from screen readers and announces the loading state. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <chakra.output display="block" aria-busy="true">
      <chakra.span srOnly>{t('ui.loading')}</chakra.span>
      <Box aria-hidden="true">{children}</Box>
    </chakra.output>
  )
}
