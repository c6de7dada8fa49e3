import { chakra, Link } from '@chakra-ui/react'
import { type Inline, parseMarkdown } from './markdown.ts'

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    if (part.kind === 'bold') return <strong key={index}>{part.text}</strong>
    if (part.kind === 'italic') return <em key={index}>{part.text}</em>
    if (part.kind !== 'link') return <span key={index}>{part.text}</span>
    return (
      <Link key={index} href={part.url} target="_blank" rel="noreferrer" textDecoration="underline">
        {part.text}
      </Link>
    )
  })
}

/** Small Markdown as React elements: bold, italics, links, lists and line breaks. */
export function Markdown({ children }: { children: string }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" overflowWrap="anywhere">
      {parseMarkdown(children).map((block, index) => {
        if (block.kind === 'paragraph')
          return (
            <p key={index}>
              {block.lines.map((line, place) => (
                <chakra.span key={place} display="block">
                  <Parts parts={line} />
                </chakra.span>
              ))}
            </p>
          )
        const items = block.items.map((item, place) => (
          <li key={place}>
            <Parts parts={item} />
          </li>
        ))
        return block.isOrdered ? (
          <chakra.ol key={index} ps="5" listStyleType="decimal">
            {items}
          </chakra.ol>
        ) : (
          <chakra.ul key={index} ps="5" listStyleType="disc">
            {items}
          </chakra.ul>
        )
      })}
    </chakra.div>
  )
}
