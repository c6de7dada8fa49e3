import { type TextStyle, textWidth } from '#mocks/sandbox/domain/designer/drawing/typefaces.ts'

/** Breaks a text between words so that no line is wider than `maxWidth`; undefined if a single word is. */
function breakLines(words: string[], style: TextStyle, maxWidth: number): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (textWidth(word, style) > maxWidth) return undefined
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(longer, style) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The most even lines that begin with a word: the sum of their squared gaps, and the lines. */
type Break = { cost: number; lines: string[] }

const TOO_WIDE: Break = { cost: Number.POSITIVE_INFINITY, lines: [] }

/** Divides words into a number of lines whose widths differ least. */
function balanceLines(words: string[], count: number, style: TextStyle, maxWidth: number): string[] {
  const best = new Map<string, Break>()
  const solve = (from: number, left: number): Break => {
    if (left === 0) return from === words.length ? { cost: 0, lines: [] } : TOO_WIDE
    const known = best.get(`${from}.${left}`)
    if (known) return known
    let found = TOO_WIDE
    for (let to = from + 1; to <= words.length - left + 1; to += 1) {
      const line = words.slice(from, to).join(' ')
      const width = textWidth(line, style)
      if (width > maxWidth) break
      const rest = solve(to, left - 1)
      const cost = (maxWidth - width) ** 2 + rest.cost
      if (cost < found.cost) found = { cost, lines: [line, ...rest.lines] }
    }
    best.set(`${from}.${left}`, found)
    return found
  }
  return solve(0, count).lines
}

/** Longer texts are not balanced: their lines are even enough. */
const MAX_BALANCED_WORDS = 60

/** Wraps a text into lines of similar width, so that no word is left alone on the last one; undefined if a word is too wide. */
export function wrapText(text: string, style: TextStyle, maxWidth: number): string[] | undefined {
  const words = text.split(/\s+/).filter(Boolean)
  const lines = breakLines(words, style, maxWidth)
  if (!lines || lines.length < 2 || words.length > MAX_BALANCED_WORDS) return lines
  return balanceLines(words, lines.length, style, maxWidth)
}
