import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import { requestStatus } from '#web/lib/request-status.ts'
import { useStore } from '#web/lib/store.ts'

/** The thin line at the top: a moving gradient while anything loads, red when the last request failed. */
export function ProgressBar() {
  const { t } = useTranslation('common')
  const isNavigating = useNavigation().state !== 'idle'
  const requests = useStore(requestStatus)
  const state = isNavigating ? 'loading' : requests
  if (state === 'empty') return null
  const isLoading = state === 'loading'
  return (
    <Box
      role={isLoading ? 'progressbar' : 'img'}
      aria-label={isLoading ? t('frame.loading') : t('frame.failed')}
      data-status={state}
      position="fixed"
      insetInline="0"
      top="0"
      height="2px"
      zIndex="toast"
      pointerEvents="none"
      overflow="hidden"
    >
      <Box
        height="100%"
        bg={isLoading ? undefined : 'bad.solid'}
        bgImage={
          isLoading
            ? 'linear-gradient(90deg, transparent, {colors.accent.solid} 45%, {colors.chart.4} 60%, transparent)'
            : undefined
        }
        animation={isLoading ? 'slide-from-left-full 1.2s ease-in-out infinite' : undefined}
      />
    </Box>
  )
}
