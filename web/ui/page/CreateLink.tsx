import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'

interface CreateLinkProps extends Pick<LinkProps, 'to' | 'preventScrollReset'> {
  label: string
  /** The reason why nothing can be created, and whom to ask; undefined enables the link. */
  reason: string | undefined
  /** True for the plus alone, where space is scarce; the label remains its accessible name. */
  isIconOnly?: boolean
}

/** The link of a list to the screen that creates an item, of full width on phones; a disabled button with the reason for those who can't. */
export function CreateLink({ label, reason, isIconOnly = false, ...link }: CreateLinkProps) {
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
        {reason === undefined ? <Link {...link}>{content}</Link> : content}
      </Button>
    </DisabledReason>
  )
}
