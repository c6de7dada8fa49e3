import { lazy, Suspense } from 'react'
import { useFirstMessage } from '#web/lib/overlays.ts'

const ErrorOverlay = lazy(async () => ({ default: (await import('./ErrorOverlay.tsx')).ErrorOverlay }))

/** Messages over the whole app are rare: their dialog is fetched with the first one. */
export const LazyErrorOverlay = () =>
  useFirstMessage() ? (
    <Suspense>
      <ErrorOverlay />
    </Suspense>
  ) : null
