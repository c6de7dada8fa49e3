import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { NewTicket } from './NewTicket.tsx'

export const handle = { crumb: 'help:new.title', isModal: true }

/** The form of a new ticket over the list; sending it leads to the ticket. */
export function Component() {
  const { t } = useTranslation('help')
  const navigate = useNavigate()
  return (
    <RouteDialog title={t('new.title')} description={t('new.lead')} size="lg" closeTo={paths.tickets()}>
      <NewTicket
        onDone={({ id, number }) => {
          toaster.show({ tone: 'good', title: t('new.done', { number }), description: t('new.doneText') })
          void navigate(paths.ticket(id), { replace: true })
        }}
      />
    </RouteDialog>
  )
}
