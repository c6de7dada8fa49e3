import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A component whose code is fetched when it is drawn. Code that did not come is asked for again whenever it is drawn anew,
 * where React's own `lazy` would stay with the first failure.
 */
export function lazyRoute(load: () => Promise<ComponentType>): ComponentType {
  const make = () => lazy(async () => ({ default: await load() }))
  return function Late() {
    const [Part] = useState(make)
    return (
      <Suspense>
        <Part />
      </Suspense>
    )
  }
}
