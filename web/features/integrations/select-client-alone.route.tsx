import { paths } from '#web/paths.ts'
import { AccountNeeded } from '#web/session/connection/AccountNeeded.tsx'
import { ClientDialog } from '#web/session/connection/ClientDialog.tsx'

export const handle = { crumb: 'integrations:choice.crumb', isModal: true }

/** The choice without a flow around it, for links from outside; it closes to the dashboard. */
export const Component = () => (
  <AccountNeeded>
    <ClientDialog flow="integrations" closeTo={paths.dashboard()} />
  </AccountNeeded>
)
