import { Box, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Textarea } from '#web/ui/form/inputs.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import type { Verdict } from './decision.ts'

const MAX_CHARACTERS = 500

interface DecideDialogProps {
  verdict: Verdict
  count: number
  onClose: () => void
  /** The reason of a rejection is optional. */
  onDecide: (reason: string) => Promise<unknown>
}

/**
 * Asks before several suggestions are approved and before any is rejected, because a rejected suggestion is not made again automatically.
 */
export function DecideDialog({ verdict, count, onClose, onDecide }: DecideDialogProps) {
  const { t } = useTranslation('autopilot')
  const [reason, setReason] = useState('')
  const id = useId()
  return (
    <ConfirmDialog
      title={t(verdict === 'approve' ? 'proposals.askApprove' : 'proposals.askReject', { count })}
      confirm={t(verdict === 'approve' ? 'proposals.approveCount' : 'proposals.rejectCount', { count })}
      isOpen
      onClose={onClose}
      onConfirm={() => onDecide(reason.trim())}
    >
      <chakra.p>{t(verdict === 'approve' ? 'proposals.approveText' : 'proposals.rejectText')}</chakra.p>
      {verdict === 'reject' ? (
        <Box mt="4">
          <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
            {t('proposals.reasonLabel')}
          </chakra.label>
          <Textarea
            id={id}
            rows={2}
            maxLength={MAX_CHARACTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Box>
      ) : null}
    </ConfirmDialog>
  )
}
