import { lazy, Suspense } from 'react'
import { useCurrent } from '#web/session/current.ts'

// Accounts with their own data never load it.
const SampleLine = lazy(() => import('./SampleLine.tsx').then(({ SampleLine }) => ({ default: SampleLine })))

/** The banner above every view of an account with sample data, which needs no additional request. */
export function SampleBanner() {
  const { account } = useCurrent()
  if (!account?.isDemo) return null
  return (
    <Suspense fallback={null}>
      <SampleLine account={account} />
    </Suspense>
  )
}
