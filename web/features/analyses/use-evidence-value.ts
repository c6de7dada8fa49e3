import type { Evidence } from '@adwright/sdk/types'
import { useFormat } from '#web/ui/use-format.ts'

const MEGABYTE = 1_000_000
const KILOBYTE = 1000

/** Formats the value of evidence by its unit, like the texts of its finding. */
export function useEvidenceValue() {
  const format = useFormat()
  return ({ value, unit, currencyCode }: Pick<Evidence, 'value' | 'unit' | 'currencyCode'>): string => {
    if (unit === 'money' && currencyCode) return format.money(value, currencyCode)
    if (unit === 'rate') return format.rate(value, 1)
    if (unit === 'bytes') {
      if (value >= MEGABYTE) return `${format.number(value / MEGABYTE, 1)} MB`
      return value >= KILOBYTE ? `${format.number(value / KILOBYTE, 1)} kB` : `${format.number(value)} B`
    }
    return format.number(value)
  }
}
