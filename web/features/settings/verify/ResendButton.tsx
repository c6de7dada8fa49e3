import type { CodeDelivery } from '@adwright/sdk/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFailedCall, serverMessageOr } from '#web/lib/problem.ts'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { waitOf } from './resend.ts'
import { useCountdown } from './use-countdown.ts'

interface ResendButtonProps {
  /** When the next code can be asked for, in milliseconds of Date.now. */
  resendFrom: number
  onResend: () => Promise<CodeDelivery>
}

/** Requests another code; until that is allowed, shows the remaining time. */
export function ResendButton({ resendFrom, onResend }: ResendButtonProps) {
  const { t } = useTranslation('settings')
  const [until, setUntil] = useState(resendFrom)
  const [isBusy, setBusy] = useState(false)
  const seconds = useCountdown(until)

  async function resend() {
    if (seconds > 0) return
    setBusy(true)
    try {
      const delivery = await onResend()
      setUntil(Date.now() + waitOf(delivery))
      toaster.show({ tone: 'good', title: t('verify.resent'), description: delivery.destination })
    } catch (error) {
      if (isFailedCall(error) && error.retryAfterSeconds !== undefined)
        setUntil(Date.now() + error.retryAfterSeconds * 1000)
      const description = serverMessageOr(error, t('verify.resendFailedText'))
      toaster.show({ tone: 'bad', title: t('verify.resendFailed'), description })
    } finally {
      setBusy(false)
    }
  }

  const label = seconds > 0 ? t('verify.resendIn', { seconds }) : t('verify.resend')
  return (
    <BusyButton
      variant="ghost"
      fontVariantNumeric="tabular-nums"
      loading={isBusy}
      loadingText={label}
      // Not disabled, so that the button keeps the focus.
      aria-disabled={seconds > 0 ? true : undefined}
      onClick={() => void resend()}
    >
      {label}
    </BusyButton>
  )
}
