import { AccountNeeded } from '#web/session/connection/AccountNeeded.tsx'
import { ClientDialog } from '#web/session/connection/ClientDialog.tsx'
import { selectablePlatform } from '#web/session/connection/platform.ts'

export const handle = { crumb: 'integrations:choice.crumb', isModal: true }

export const loader = selectablePlatform

export const Component = () => (
  <AccountNeeded>
    <ClientDialog flow="get-started" />
  </AccountNeeded>
)
