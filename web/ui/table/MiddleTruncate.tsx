import { chakra } from '@chakra-ui/react'

const TAIL = 8

const Name = chakra('span', {
  base: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    '@media screen and (min-width: 768px)': {
      display: 'inline-flex',
      maxWidth: '100%',
      minWidth: '0',
      verticalAlign: 'bottom',
      '& span': { whiteSpace: 'pre', flexShrink: '0' },
      '& [data-head]': { overflow: 'hidden', textOverflow: 'ellipsis', flexShrink: '1' },
    },
  },
})

/**
 * Truncates a long name in the middle, so that "… | Brand | TR" and "… | Brand | DE" differ. Focus and the tooltip show it in full.
 * On phones, which have no tooltips, and on paper it wraps.
 */
export function MiddleTruncate({ children }: { children: string }) {
  if (children.length <= TAIL * 3) return <span>{children}</span>
  return (
    <Name title={children}>
      <span data-head="">{children.slice(0, -TAIL)}</span>
      <span>{children.slice(-TAIL)}</span>
    </Name>
  )
}
