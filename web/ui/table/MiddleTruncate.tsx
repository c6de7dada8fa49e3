import { chakra } from '@chakra-ui/react'

const TAIL = 8

/** Truncates a long name in the middle, so that "… | Brand | TR" and "… | Brand | DE" differ. Focus and the tooltip show it in full. */
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
