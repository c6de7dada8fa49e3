import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** N opens the form of a new strategy, never while something is typed. */
export function useListKeys(isPrivate: boolean, mayManage: boolean): void {
  const navigate = useNavigate()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'n' || !mayManage)
      return
    event.preventDefault()
    void navigate(paths.newStrategy(isPrivate ? { tab: 'mine' } : {}))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
