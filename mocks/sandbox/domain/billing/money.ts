// Internal amounts are integers in the currency's minor units (cents); amounts of the contract are decimal numbers.

const scaleOf = (currencyCode: string): number => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencyCode,
  }).resolvedOptions()
  return 10 ** maximumFractionDigits
}

/** Converts an amount of the contract to minor units. */
export const toMinorUnits = (amount: number, currencyCode: string): number => Math.round(amount * scaleOf(currencyCode))

/** Converts minor units to an amount of the contract, also for pages that show it. */
export const toContractAmount = (minorUnits: number, currencyCode: string): number => minorUnits / scaleOf(currencyCode)
