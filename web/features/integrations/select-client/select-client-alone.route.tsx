import { useTranslation } from 'react-i18next'
import { AccountNeeded } from '#web/domain/access/AccountNeeded.tsx'
import { ClientDialog } from '#web/domain/connection/ClientDialog.tsx'
import { paths } from '#web/paths.ts'
import { Page } from '#web/ui/page/Page.tsx'

export const handle = { crumb: 'integrations:choice.crumb', isModal: true }

/** The selection as a page of its own, for external links; closing it leads to the dashboard. */
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
