import { Box } from '@chakra-ui/react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { errorLog, isToasted } from '#web/lib/error-log.ts'
import { ToastCard, Toaster } from '#web/ui/overlay/Toaster.tsx'

/** All toasts: the newest error that nothing else shows, one at a time, and those of the app. */
export function Toasts() {
  const { t } = useTranslation('common')
  const newest = useSyncExternalStore(errorLog.subscribe, errorLog.all).find(isToasted)
  const timestamp = newest?.timestamp
  const isLoad = newest?.error.isLoad === true
  const isCall = newest?.method !== undefined

  // A card that goes while it is pointed at never says that the pointer left.
  useEffect(() => (timestamp === undefined ? undefined : errorLog.release), [timestamp])

  return (
    <Toaster>
      {newest ? (
        <Box
          key={newest.timestamp}
          width="100%"
          pointerEvents="auto"
          onPointerEnter={errorLog.hold}
          onPointerLeave={errorLog.release}
          onFocus={errorLog.hold}
          onBlur={errorLog.release}
        >
          <ToastCard
            toast={{
              tone: 'bad',
              title: t(isLoad ? 'errorLayer.load' : isCall ? 'errorLayer.action' : 'errorLayer.program'),
              description: newest.error.message,
            }}
            onClose={() => errorLog.hide(newest.timestamp)}
          />
        </Box>
      ) : null}
    </Toaster>
  )
}
