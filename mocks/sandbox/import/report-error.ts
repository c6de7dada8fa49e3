/** A position in a file: the line number of the row, and the number and name of the column, counted from 1. */
export type Spot = { row: number; column?: number; name?: string | undefined }

const placeOf = ({ row, column, name }: Spot) =>
  column === undefined ? `Row ${row}` : `Row ${row}, column ${column}${name ? ` (${name})` : ''}`

/** The reason why a report is invalid, in one sentence with row and column. */
export class ReportParseError extends Error {
  readonly spot: Spot

  constructor(spot: Spot, reason: string) {
    super(`${placeOf(spot)}: ${reason}`)
    this.spot = spot
  }
}

/** Quotes a cell in a sentence. */
export const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`
