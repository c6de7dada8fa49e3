import type { CodeDelivery } from '@adwright/sdk/types'

const CODE_LASTS_MS = 15 * 60_000
const at = (time: string) => new Date(time).getTime()

/**
 * Milliseconds until another code can be asked for, from a code just sent. Measured between the two times of the
 * answer, since the clock of this device may be wrong: a code lasts 15 minutes from when it was sent.
 */
export const waitOf = ({ expiresAt, resendAt }: CodeDelivery): number =>
  Math.max(0, CODE_LASTS_MS - (at(expiresAt) - at(resendAt)))
