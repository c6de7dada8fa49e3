/** Where in a file: the line its row begins on, and the place and name of its column, both from 1. */
export type Spot = { row: number; column?: number; name?: string | undefined }

const placeOf = ({ row, column, name }: Spot) =>
  column === undefined ? `Row ${row}` : `Row ${row}, column ${column}${name ? ` (${name})` : ''}`

/** Why a report cannot be read, in one sentence with row and column. */
export class ReportRefused extends Error {
  readonly spot: Spot

  constructor(spot: Spot, reason: string) {
    super(`${placeOf(spot)}: ${reason}`)
    this.spot = spot
  }
}

/** A cell as it is quoted in a sentence. */
export const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`
