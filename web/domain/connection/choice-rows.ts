import type { AdsAccount, AnalyticsAccount } from '@adwright/sdk/types'
import { AdsAccountStatus } from '@adwright/sdk/types'
import { includesText } from '#web/lib/search-text.ts'

/** A row of the tree: a heading with children, or a selectable entry. */
export interface ChoiceRow {
  id: string
  name: string
  /** The depth; 0 for the root. */
  level: number
  isHeading: boolean
  isSelected: boolean
  isTest: boolean
  /** The reason why it cannot be selected. */
  obstacle?: 'suspended' | 'cancelled'
  currencyCode?: string
  timeZone?: string
  /** The cost of the last 30 days, in `currencyCode`. */
  /** The cost of the last 30 days; null if unknown. */
  cost?: number | null
}

/** Formats a customer ID as Google Ads does: 483-920-1756. */
export const dashed = (id: string): string => id.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

const obstacleOf = (status: AdsAccount['status']) => {
  if (status === AdsAccountStatus.Enabled) return {}
  return { obstacle: status === AdsAccountStatus.Suspended ? 'suspended' : 'cancelled' } as const
}

/** Returns the accounts in tree order, each followed by its descendants. */
export const rowsOfClients = (accounts: readonly AdsAccount[]): ChoiceRow[] =>
  accounts.map((account) => ({
    id: account.customerClientId,
    name: account.descriptiveName,
    level: account.level,
    isHeading: account.isManager,
    isSelected: account.isSelected,
    isTest: account.isTestAccount,
    ...(account.isManager
      ? {}
      : {
          ...obstacleOf(account.status),
          currencyCode: account.currencyCode,
          timeZone: account.timeZone,
          cost: account.last30DaysCost,
        }),
  }))

export const rowsOfProperties = (accounts: readonly AnalyticsAccount[]): ChoiceRow[] =>
  accounts.flatMap(({ accountName, displayName, properties }) => [
    { id: accountName, name: displayName, level: 0, isHeading: true, isSelected: false, isTest: false },
    ...properties.map(({ propertyName, displayName: name, isSelected, currencyCode, timeZone }) => ({
      id: propertyName,
      name,
      level: 1,
      isHeading: false,
      isSelected,
      isTest: false,
      currencyCode,
      timeZone,
    })),
  ])

/** Rows whose name or number contains the search text, with the headings above them. */
export function searchRows(rows: readonly ChoiceRow[], typed: string): ChoiceRow[] {
  if (typed.trim() === '') return [...rows]
  const digits = typed.trim().replaceAll('-', '')
  const above: ChoiceRow[] = []
  const kept = new Set<ChoiceRow>()
  for (const row of rows) {
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= row.level) above.pop()
    const isFound = includesText(row.name, typed) || (digits !== '' && row.id.includes(digits))
    if (isFound) for (const one of [...above, row]) kept.add(one)
    above.push(row)
  }
  return rows.filter((row) => kept.has(row))
}
