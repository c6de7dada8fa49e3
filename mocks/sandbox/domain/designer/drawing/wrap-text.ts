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

const BALANCE_STEPS = 6

/** Wraps a text into lines of similar width, so that no word is left alone on the last one; undefined if a word is too wide. */
export function wrapText(text: string, style: TextStyle, maxWidth: number): string[] | undefined {
  const words = text.split(/\s+/).filter(Boolean)
  const widest = breakLines(words, style, maxWidth)
  if (!widest || widest.length < 2) return widest
  let best = widest
  let [low, high] = [maxWidth / 2, maxWidth]
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const middle = (low + high) / 2
    const lines = breakLines(words, style, middle)
    if (lines && lines.length === widest.length) [best, high] = [lines, middle]
    else low = middle
  }
  return best
}
