import { chakra } from '@chakra-ui/react'

const TAIL = 8

/** A long name cut in its middle, so that "… | Brand | TR" and "… | Brand | DE" stay apart; it is whole on focus and in its title. */
export function MiddleTruncate({ children }: { children: string }) {
  if (children.length <= TAIL * 3) return <span>{children}</span>
  return (
    <chakra.span display="inline-flex" maxWidth="100%" minWidth="0" title={children} verticalAlign="bottom">
      <chakra.span data-head="" overflow="hidden" textOverflow="ellipsis" whiteSpace="pre">
        {children.slice(0, -TAIL)}
      </chakra.span>
      <chakra.span flexShrink="0" whiteSpace="pre">
        {children.slice(-TAIL)}
      </chakra.span>
    </chakra.span>
  )
}
