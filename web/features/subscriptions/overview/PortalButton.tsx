import type { ButtonProps } from '@chakra-ui/react'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { useBillingRights } from './use-billing.ts'
import { type BillingChange, usePortal } from './use-portal.ts'

/** Opens the billing portal; without permission it is disabled with a reason. */
export function PortalButton({
  children,
  change,
  ...button
}: ButtonProps & { children: string; change?: BillingChange }) {
  const { reason } = useBillingRights()
  const { open, isOpening } = usePortal()
  return (
    <DisabledReason reason={reason}>
      <BusyButton {...button} loading={isOpening} loadingText={children} onClick={() => void open(change)}>
        {children}
      </BusyButton>
    </DisabledReason>
  )
}
