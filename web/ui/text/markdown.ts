/** An inline part of small Markdown. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'italic'; text: string }
  | { kind: 'link'; text: string; url: string }

export type Block = { kind: 'paragraph'; lines: Inline[][] } | { kind: 'list'; isOrdered: boolean; items: Inline[][] }

/** An address in a text ends before the punctuation behind it; signs inside of a word, as in file_name_2, are no italics. */
const INLINE =
  /\*\*([^*\n]+)\*\*|(?<![\p{L}\p{N}])[*_]([^*_\n]+)[*_](?![\p{L}\p{N}])|\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)|(https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"’”…])/gu
const ITEM = /^\s*(?:([-*])|(\d{1,3})[.)])\s+(.*)$/

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, label, target, plain] = match
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) parts.push({ kind: 'italic', text: italic })
    else parts.push({ kind: 'link', text: label ?? plain ?? '', url: target ?? plain ?? '' })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** Parses bold, italics, links, lists and line breaks; everything else stays as text. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of source.split(/\r?\n/)) {
    const item = ITEM.exec(line)
    const last = isOpen ? blocks.at(-1) : undefined
    isOpen = line.trim() !== ''
    if (!isOpen) continue
    if (item) {
      const isOrdered = item[2] !== undefined
      const content = parseInline(item[3] ?? '')
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(content)
      else blocks.push({ kind: 'list', isOrdered, items: [content] })
    } else if (last?.kind === 'paragraph') last.lines.push(parseInline(line))
    else blocks.push({ kind: 'paragraph', lines: [parseInline(line)] })
  }
  return blocks
}
