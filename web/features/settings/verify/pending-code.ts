import type { CodeDelivery } from '@adwright/sdk/types'
import { useOutletContext } from 'react-router-dom'
import { waitOf } from './resend.ts'

/** The requested code as router state, passed from the requesting screen to its verify step. */
export interface PendingCode {
  /** The address or number it was sent to. */
  target: string
  /** When the next one can be asked for, in milliseconds of Date.now. */
  resendFrom: number
}

export const pendingOf = (target: string, delivery: CodeDelivery): PendingCode => ({
  target,
  resendFrom: Date.now() + waitOf(delivery),
})

export interface VerifyOutlet {
  /** Missing when the address of the step was opened directly. */
  pending: PendingCode | undefined
  onDone: () => void
}

export const useVerifyOutlet = () => useOutletContext<VerifyOutlet>()
