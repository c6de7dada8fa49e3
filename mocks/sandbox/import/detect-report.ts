// Detects which of the two kinds of report a file is.
import { adsColumnOf, analyticsColumnOf, foreignLanguageOf } from '#mocks/sandbox/import/labels.ts'
import { decode } from '#mocks/sandbox/import/text.ts'

const LINES_READ = 60

const cellsOf = (line: string) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''))

/** Returns the language of a report that cannot be read; undefined if it is not recognized. */
export const unreadableLanguageOf = (file: Uint8Array | string): string | undefined =>
  foreignLanguageOf(
    decode(file)
      .text.split(/\r\n|\n|\r/, LINES_READ)
      .map(cellsOf),
  )

/** Decides by the first character and the column labels; undefined for other files. */
export function detectReport(file: Uint8Array | string): 'ads' | 'analytics' | undefined {
  const { text } = decode(file)
  const lines = text.split(/\r\n|\n|\r/, LINES_READ).filter((line) => line.trim() !== '')
  if (lines[0]?.trimStart().startsWith('#')) return 'analytics'
  const labels = lines.map(cellsOf)
  const most = (isKnown: (label: string) => boolean) =>
    Math.max(0, ...labels.map((cells) => cells.filter(isKnown).length))
  const ads = most((label) => adsColumnOf(label) !== undefined)
  const analytics = most((label) => analyticsColumnOf(label) !== undefined)
  if (Math.max(ads, analytics) < 2) return undefined
  return analytics > ads ? 'analytics' : 'ads'
}
