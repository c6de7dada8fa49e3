import { BillingPeriod } from '@adwright/sdk/types'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { type Period, planPeriods } from './checkout.ts'

/** The billing period in the address; without one, the period in which the customer pays, else monthly. */
export const usePlanPeriod = (paid: BillingPeriod | undefined): [Period, (next: Period) => void] =>
  useAddressChoice('period', paid === BillingPeriod.Yearly ? ['yearly', 'monthly'] : planPeriods)
