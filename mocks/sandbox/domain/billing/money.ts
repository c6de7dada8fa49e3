// Money is an integer of the currency's minor units (cents) everywhere inside; the contract's amounts are decimal numbers.

const scaleOf = (currencyCode: string): number => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencyCode,
  }).resolvedOptions()
  return 10 ** maximumFractionDigits
}

/** Converts an amount of the contract. */
export const toMinorUnits = (amount: number, currencyCode: string): number => Math.round(amount * scaleOf(currencyCode))

/** Converts an amount for the contract, and for the pages that show it. */
export const toContractAmount = (minorUnits: number, currencyCode: string): number => minorUnits / scaleOf(currencyCode)
