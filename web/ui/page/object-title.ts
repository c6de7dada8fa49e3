import { createContext, use, useLayoutEffect } from 'react'

export interface ObjectTitle {
  title: string
  /** False for an object beside a list: it names the document, while the heading stays that of the list. */
  isHeading: boolean
}

/** Sets the title of the page around it. */
export const ObjectTitleContext = createContext<(title: ObjectTitle | undefined) => void>(() => undefined)

/** Replaces the page's title by one that names its object, such as a rule, as soon as it is loaded. */
export function useObjectTitle(title: string | undefined, { isHeading = true }: { isHeading?: boolean } = {}): void {
  const setTitle = use(ObjectTitleContext)
  // In the same frame as the object: a longer title moves what is below it.
  useLayoutEffect(() => {
    setTitle(title === undefined ? undefined : { title, isHeading })
    return () => setTitle(undefined)
  }, [title, isHeading, setTitle])
}
