import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A component whose code is fetched when it is rendered. Unlike React's own `lazy`, it retries a failed load whenever it
 * is mounted again.
 */
export function lazyRoute(load: () => Promise<ComponentType>): ComponentType {
  const make = () => lazy(async () => ({ default: await load() }))
  return function LazyRoute() {
    const [Part] = useState(make)
    return (
      <Suspense>
        <Part />
      </Suspense>
    )
  }
}
