import { useDeleteOtherSessionsMutation } from '@adwright/sdk/react-query'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Ends every session but this one, once it is confirmed. */
export function SignOutOthers() {
  const { t } = useTranslation('settings')
  const invalidate = useInvalidate()
  const [isAsking, setAsking] = useState(false)
  const end = useDeleteOtherSessionsMutation()

  async function run() {
    await end.mutateAsync({})
    toaster.show({ tone: 'good', title: t('logins.signOutOthersDone') })
    void invalidate('listActivityLog')
  }

  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('logins.signOutOthers')}
      </Button>
      <ConfirmDialog
        title={t('logins.signOutOthersAsk')}
        confirm={t('logins.signOutOthers')}
        isDanger
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={run}
      >
        {t('logins.signOutOthersText')}
      </ConfirmDialog>
    </>
  )
}
