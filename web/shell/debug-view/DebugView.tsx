import { lazy, Suspense, useEffect, useState } from 'react'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { isShortcut } from '#web/lib/shortcuts.ts'

const ErrorList = lazy(async () => {
  // Errors are listed even if texts are missing.
  const texts = loadNamespaces(['shell']).catch(() => undefined)
  const [{ ErrorList }] = await Promise.all([import('./ErrorList.tsx'), texts])
  return { default: ErrorList }
})

/** The list of errors over the whole screen, for troubleshooting. Escape closes it. */
export function DebugView() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut('debug', event)) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  if (!isOpen) return null
  return (
    <Suspense>
      <ErrorList onClose={() => setOpen(false)} />
    </Suspense>
  )
}
