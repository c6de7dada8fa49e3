import { lazy, Suspense } from 'react'
import { useFirstMessage } from '#web/lib/message-queue.ts'

const ErrorOverlay = lazy(async () => ({ default: (await import('./ErrorOverlay.tsx')).ErrorOverlay }))

/** Messages over the whole app are rare, so their dialog is loaded with the first one. */
export const LazyErrorOverlay = () =>
  useFirstMessage() ? (
    <Suspense>
      <ErrorOverlay />
    </Suspense>
  ) : null
