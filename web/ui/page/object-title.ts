import { createContext, use, useLayoutEffect } from 'react'

/** Sets the title of the page around it. */
export const ObjectTitleContext = createContext<(title: string | undefined) => void>(() => undefined)

/** Replaces the page's title by one that names its object, such as a rule, as soon as it is loaded. */
export function useObjectTitle(title: string | undefined): void {
  const setTitle = use(ObjectTitleContext)
  // In the same frame as the object: a longer title moves what is below it.
  useLayoutEffect(() => {
    setTitle(title)
    return () => setTitle(undefined)
  }, [title, setTitle])
}
