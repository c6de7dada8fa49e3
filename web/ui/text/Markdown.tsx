import { chakra, Link } from '@chakra-ui/react'
import { createElement, Fragment, type ReactNode } from 'react'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'

/** Children as arguments need no keys: the text is parsed anew whenever it changes. */
const together = (children: readonly ReactNode[]) => createElement(Fragment, null, ...children)

function inlineOf(part: Inline): ReactNode {
  if (part.kind === 'bold') return <strong>{part.text}</strong>
  if (part.kind === 'italic') return <em>{part.text}</em>
  if (part.kind !== 'link') return part.text
  return (
    <Link href={part.url} target="_blank" rel="noopener noreferrer" textDecoration="underline">
      {part.text}
    </Link>
  )
}

const lineOf = (parts: readonly Inline[]) => together(parts.map(inlineOf))

function paragraphLine(parts: readonly Inline[]): ReactNode {
  return <chakra.span display="block">{lineOf(parts)}</chakra.span>
}

function listItem(parts: readonly Inline[]): ReactNode {
  return <li>{lineOf(parts)}</li>
}

function blockOf(block: Block): ReactNode {
  if (block.kind === 'paragraph') return <p>{together(block.lines.map(paragraphLine))}</p>
  const items = together(block.items.map(listItem))
  return block.isOrdered ? (
    <chakra.ol ps="5" listStyleType="decimal">
      {items}
    </chakra.ol>
  ) : (
    <chakra.ul ps="5" listStyleType="disc">
      {items}
    </chakra.ul>
  )
}

/** Small Markdown as React elements: bold, italics, links, lists and line breaks. */
export function Markdown({ children }: { children: string }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" overflowWrap="anywhere">
      {together(parseMarkdown(children).map(blockOf))}
    </chakra.div>
  )
}
