import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'

interface CreateLinkProps extends Pick<LinkProps, 'to' | 'preventScrollReset'> {
  label: string
  /** The reason why nothing can be created, and whom to ask; undefined enables the link. */
  reason: string | undefined
  /** True for the plus alone, where space is scarce; the label remains its accessible name. */
  isIconOnly?: boolean
  /** True for a list in which N has another meaning. */
  hasOtherKey?: boolean
}

const OTHER_KEYS = '[role=dialog], [role=menu]'

/** The link of a list to the screen that creates an item, also by N, of full width on phones; a disabled button with the reason for those who can't. */
export function CreateLink({ label, reason, isIconOnly = false, hasOtherKey = false, ...link }: CreateLinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (hasOtherKey || isModified || event.defaultPrevented || event.key.toLowerCase() !== 'n') return
    const isInOther = event.target instanceof Element && event.target.closest(OTHER_KEYS) !== null
    if (!anchor.current || isInOther || isTextEntry(event.target)) return
    event.preventDefault()
    anchor.current.click()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const content = (
    <>
      <Plus aria-hidden="true" />
      {isIconOnly ? null : label}
    </>
  )
  return (
    <DisabledReason reason={reason}>
      <Button
        asChild={reason === undefined}
        {...(isIconOnly ? { 'aria-label': label, px: '0' } : { width: { base: '100%', md: 'auto' } })}
      >
        {reason === undefined ? (
          <Link ref={anchor} {...link}>
            {content}
          </Link>
        ) : (
          content
        )}
      </Button>
    </DisabledReason>
  )
}
