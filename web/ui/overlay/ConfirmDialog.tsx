import { Box, Button, chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toProblem } from '#web/lib/problem.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The consequence of confirming. */
  children: ReactNode
  /** The verb and its object: "Delete account". */
  confirm: string
  /** The name that has to be typed; only for actions that cannot be undone. */
  typeToConfirm?: string
  isDanger?: boolean
  isOpen: boolean
  onClose: () => void
  /** A rejection is shown in the dialog, which stays open. */
  onConfirm: () => Promise<unknown>
}

export function ConfirmDialog({
  title,
  children,
  confirm,
  typeToConfirm,
  isDanger = false,
  isOpen,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const close = () => {
    setTyped('')
    setFailure(undefined)
    onClose()
  }
  const run = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
      close()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <BusyButton
            colorPalette={isDanger ? 'bad' : undefined}
            loading={isBusy}
            loadingText={confirm}
            disabled={typeToConfirm !== undefined && typed.trim() !== typeToConfirm}
            onClick={() => void run()}
          >
            {confirm}
          </BusyButton>
        </>
      }
    >
      {children}
      {typeToConfirm ? (
        <Box mt="4">
          <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
            {t('ui.confirm.type', { name: typeToConfirm })}
          </chakra.label>
          <Input
            id={id}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Box>
      ) : null}
      {failure ? (
        <Box mt="4">
          <Notice tone="bad" role="alert" title={toProblem(failure).message}>
            {toProblem(failure).nextStep}
          </Notice>
        </Box>
      ) : null}
    </Dialog>
  )
}
