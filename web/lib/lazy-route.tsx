import { type ComponentType, lazy, Suspense } from 'react'

const failedLoads = new Set<() => void>()

/** Lets the screens that failed to load be loaded again when they are next rendered; called once the error is shown. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget()
  failedLoads.clear()
}

/**
 * A component whose code is fetched when it is rendered. Unlike React's own `lazy`, it can be loaded again after a failure. React renders
 * a failed tree a second time before it shows the error, so that the failure must last until then. `failure` is that of a load that has
 * just failed after all its retries.
 */
export function lazyRoute(load: () => Promise<ComponentType>, failure?: Error): ComponentType {
  const make = (loading: () => Promise<ComponentType>) =>
    lazy(async () => {
      try {
        return { default: await loading() }
      } catch (error) {
        failedLoads.add(() => {
          part = make(load)
        })
        throw error
      }
    })
  let part = make(failure ? () => Promise.reject(failure) : load)
  return function LazyRoute() {
    const Part = part
    return (
      <Suspense>
        <Part />
      </Suspense>
    )
  }
}
