import type { Plan } from '@adwright/sdk/types'
import { exampleOf } from '#mocks/sandbox/contract/example.ts'

/** The plans on offer, as the contract's own example of GET /App/constants lists them. */
export const PLANS: Plan[] = exampleOf('getConstants').plans
