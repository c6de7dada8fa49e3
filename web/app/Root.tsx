import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { config } from '#web/lib/config.ts'
import { useConsent } from '#web/lib/use-consent.ts'
import { CookieConsent } from '#web/shell/consent/CookieConsent.tsx'
import { DebugView } from '#web/shell/debug-view/DebugView.tsx'
import { LazyErrorOverlay } from '#web/shell/error-overlay/LazyErrorOverlay.tsx'
import { ProgressBar } from '#web/shell/progress-bar/ProgressBar.tsx'
import { Toasts } from '#web/shell/toasts/Toasts.tsx'
import { useRouteFocus } from '#web/ui/focus/use-route-focus.ts'

/** Counts page views if cookies were accepted. */
function usePageViews() {
  const { pathname } = useLocation()
  const isCounting = useConsent() === 'accepted' && config().analytics
  useEffect(() => {
    if (!isCounting) return
    // The code is loaded only after consent; a failed load does not concern the person.
    void import('#web/lib/page-views.ts').then((counting) => counting.sendPageView(pathname)).catch(() => undefined)
  }, [isCounting, pathname])
}

/** The overlays and providers of every view, signed in or not. */
export function Root() {
  usePageViews()
  useRouteFocus()
  return (
    <>
      <ProgressBar />
      <Outlet />
      <Toasts />
      <LazyErrorOverlay />
      <DebugView />
      <CookieConsent />
      <ScrollRestoration />
    </>
  )
}
