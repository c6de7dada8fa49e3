import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Switch } from '#web/ui/form/controls.tsx'
import { Textarea } from '#web/ui/form/inputs.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { useAutomation } from './AutomationBanner.tsx'

const MAX_CHARACTERS = 500

/** The switch for all automation. Pausing asks first, because it stops all rules of the team; resuming doesn't. */
export function AutomationSwitch() {
  const { t } = useTranslation('autopilot')
  const { automation, pause, resume, isBusy, blocked } = useAutomation()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [reason, setReason] = useState('')
  const id = useId()
  if (!automation) return <Box minHeight="control" />
  const { isPaused, activeItemCount } = automation
  return (
    <>
      <Flex gap="2.5" align="center" minHeight="control">
        <DisabledReason reason={blocked}>
          <Switch
            id={id}
            checked={!isPaused}
            // A disabled button would lose the keyboard focus.
            aria-busy={isBusy}
            readOnly
            onClick={(event) => {
              event.preventDefault()
              if (isBusy) return
              if (isPaused) void resume()
              else setDialogOpen(true)
            }}
          />
        </DisabledReason>
        <chakra.label htmlFor={id} textStyle="sm" cursor="pointer">
          {t(isPaused ? 'rules.automation.off' : 'rules.automation.on')}
        </chakra.label>
      </Flex>
      <ConfirmDialog
        title={t('rules.automation.ask')}
        confirm={t('rules.automation.pause')}
        isOpen={isDialogOpen}
        onClose={() => {
          setDialogOpen(false)
          setReason('')
        }}
        onConfirm={() => pause(reason.trim())}
      >
        <chakra.p>{t('rules.automation.consequence', { count: activeItemCount })}</chakra.p>
        <Box mt="4">
          <chakra.label htmlFor={`${id}-reason`} textStyle="label" display="block" mb="1.5">
            {t('rules.automation.reason')}
          </chakra.label>
          <Textarea
            id={`${id}-reason`}
            rows={2}
            maxLength={MAX_CHARACTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Box>
      </ConfirmDialog>
    </>
  )
}
