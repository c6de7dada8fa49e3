import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { errorLog, isToasted } from '#web/lib/error-log.ts'
import { ToastCard, Toaster } from '#web/ui/overlay/Toaster.tsx'

/** Both layers of toasts: the newest error that no view shows, one at a time, and the toasts of the app. */
export function Toasts() {
  const { t } = useTranslation('common')
  const newest = useSyncExternalStore(errorLog.subscribe, errorLog.all).find(isToasted)
  const isLoad = newest?.error.isLoad === true
  const isCall = newest?.method !== undefined

  return (
    <Toaster>
      {newest ? (
        <ToastCard
          key={newest.timestamp}
          toast={{
            tone: 'bad',
            title: t(isLoad ? 'errorLayer.load' : isCall ? 'errorLayer.action' : 'errorLayer.program'),
            description: newest.error.message,
          }}
          onClose={() => errorLog.hide(newest.timestamp)}
        />
      ) : null}
    </Toaster>
  )
}
