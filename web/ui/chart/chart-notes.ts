import type { ChartNote } from './chart-model.ts'

/** Returns the texts of the notes that cover an index. */
export const noteTextsAt = (notes: readonly ChartNote[], at: number): string[] =>
  notes.filter(({ index, to = index }) => index <= at && at <= to).map(({ text }) => text)

/** Returns the notes within a zoom, with indexes that count from its first label. */
export const notesWithin = (notes: readonly ChartNote[], from: number, to: number): ChartNote[] =>
  notes.flatMap((note) => {
    const last = note.to ?? note.index
    if (last < from || note.index > to) return []
    const index = Math.max(note.index, from) - from
    return [{ ...note, index, ...(note.to === undefined ? {} : { to: Math.min(last, to) - from }) }]
  })
