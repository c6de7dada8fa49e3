import { useTranslation } from 'react-i18next'
import { AccountNeeded } from '#web/domain/access/AccountNeeded.tsx'
import { ClientDialog } from '#web/domain/connection/ClientDialog.tsx'
import { paths } from '#web/paths.ts'
import { Page } from '#web/ui/page/Page.tsx'

export const handle = { crumb: 'integrations:choice.crumb', isModal: true }

/** The choice without a flow around it, for links from outside; it closes to the dashboard. */
export function Component() {
  const { t } = useTranslation('integrations')
  return (
    <AccountNeeded>
      <Page title={t('choice.crumb')}>
        <ClientDialog flow="integrations" closeTo={paths.dashboard()} />
      </Page>
    </AccountNeeded>
  )
}
