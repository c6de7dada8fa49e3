import { useEffect } from 'react'
import { config } from './config.ts'

/** Names the document of a screen that has no `Page`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${config().productName}`
  }, [title])
}
